import type { GoldenReply, GoldenRequest } from './exchange.ts';

const get = (path: string, query: Readonly<Record<string, string>>): GoldenRequest => ({
  method: 'GET',
  path: `${path}?${new URLSearchParams(query).toString()}`,
  headers: {},
});

const ok = (body: unknown): GoldenReply => ({ status: 200, body });

const COMPONENTS = [
  { long_name: '12', short_name: '12', types: ['street_number'] },
  { long_name: 'Admiralty Way', short_name: 'Admiralty Way', types: ['route'] },
  { long_name: 'Lekki Phase 1', short_name: 'Lekki Phase 1', types: ['neighborhood', 'political'] },
  { long_name: 'Lagos', short_name: 'Lagos', types: ['locality', 'political'] },
  { long_name: 'Eti-Osa', short_name: 'Eti-Osa', types: ['administrative_area_level_2', 'political'] },
  { long_name: 'Lagos', short_name: 'LA', types: ['administrative_area_level_1', 'political'] },
  { long_name: 'Nigeria', short_name: 'NG', types: ['country', 'political'] },
];

const prediction = (place_id: string, main: string, ...others: string[]) => {
  const terms = [main, ...others];
  const description = terms.join(', ');
  return {
    description,
    place_id,
    types: ['route', 'geocode'],
    matched_substrings: [{ offset: 0, length: 2 }],
    terms: terms.map((value) => ({ offset: description.indexOf(value), value })),
    structured_formatting: {
      main_text: main,
      main_text_matched_substrings: [{ offset: 0, length: 2 }],
      secondary_text: others.join(', '),
    },
  };
};

const PLACE = {
  place_id: 'golden_admiralty_12',
  name: '12 Admiralty Way',
  formatted_address: '12 Admiralty Way, Lekki Phase 1, Lagos, Nigeria',
  geometry: {
    location: { lat: 6.4478, lng: 3.4723 },
    viewport: { northeast: { lat: 6.4491, lng: 3.4736 }, southwest: { lat: 6.4465, lng: 3.471 } },
  },
  address_components: COMPONENTS,
};

const inCountry = (place_id: string, long_name: string, short_name: string) => ({
  ...PLACE,
  place_id,
  address_components: [
    ...COMPONENTS.filter(({ types }) => !types.includes('country')),
    { long_name, short_name, types: ['country', 'political'] },
  ],
});

/** Google's legacy web services. All answer 200; `status` in the body tells how it went. */
export const googleMaps = {
  settings: { key: 'maps-golden-key' },
  session: '0d7c2f6e-6a2b-4c7e-9b6e-2f1f0a5d9e11',
  autocomplete: {
    input: '12 adm',
    request: get('/maps/api/place/autocomplete/json', {
      input: '12 adm',
      components: 'country:ng|country:gh',
      sessiontoken: '0d7c2f6e-6a2b-4c7e-9b6e-2f1f0a5d9e11',
      language: 'en',
      key: 'maps-golden-key',
    }),
    reply: ok({
      status: 'OK',
      predictions: [prediction('golden_admiralty_12', '12 Admiralty Way', 'Lekki Phase 1', 'Lagos', 'Nigeria')],
    }),
    /** As if `components` had not been heard. */
    withOtherCountries: ok({
      status: 'OK',
      predictions: [
        prediction('golden_california', 'Admiralty Way', 'Marina del Rey', 'CA', 'USA'),
        prediction('golden_accra', 'Admiralty Street', 'Osu', 'Accra', 'Ghana'),
        prediction('golden_cotonou', 'Avenue de l’Amirauté', 'Cotonou', 'Benin'),
      ],
    }),
    nothing: ok({ status: 'ZERO_RESULTS', predictions: [] }),
  },
  details: {
    place_id: 'golden_admiralty_12',
    request: get('/maps/api/place/details/json', {
      place_id: 'golden_admiralty_12',
      fields: 'place_id,formatted_address,name,geometry/location,address_component',
      sessiontoken: '0d7c2f6e-6a2b-4c7e-9b6e-2f1f0a5d9e11',
      language: 'en',
      key: 'maps-golden-key',
    }),
    reply: ok({ status: 'OK', html_attributions: [], result: PLACE }),
    elsewhere: ok({ status: 'OK', html_attributions: [], result: inCountry('golden_cotonou', 'Benin', 'BJ') }),
    gone: ok({ status: 'NOT_FOUND', html_attributions: [] }),
    malformed: ok({ status: 'INVALID_REQUEST', html_attributions: [] }),
  },
  geocode: {
    point: { latitude: 6.4478, longitude: 3.4723 },
    request: get('/maps/api/geocode/json', { latlng: '6.447800,3.472300', language: 'en', key: 'maps-golden-key' }),
    reply: ok({
      status: 'OK',
      results: [
        {
          ...PLACE,
          geometry: { ...PLACE.geometry, location_type: 'RANGE_INTERPOLATED' },
          types: ['street_address'],
        },
      ],
    }),
    atTheBorder: ok({
      status: 'OK',
      results: [inCountry('golden_lome', 'Togo', 'TG'), inCountry('golden_aflao', 'Ghana', 'GH')],
    }),
    nothing: ok({ status: 'ZERO_RESULTS', results: [] }),
  },
  failures: {
    denied: ok({ status: 'REQUEST_DENIED', error_message: 'The provided API key is invalid.' }),
    overLimit: ok({ status: 'OVER_QUERY_LIMIT' }),
    unknown: ok({ status: 'UNKNOWN_ERROR' }),
    down: { status: 500, body: 'Internal error' },
    forbidden: { status: 403, body: 'Forbidden' },
  } satisfies Record<string, GoldenReply>,
} as const;
