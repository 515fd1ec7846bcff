import { type KnownPlace, PLACES } from './gazetteer/places.ts';

/** A place as it was asked for: a street may come with a house number. */
export type FoundPlace = { readonly place: KnownPlace; readonly house?: string };

const COUNTRY_NAMES = { NG: 'Nigeria', GH: 'Ghana' } as const;

const BY_ID: ReadonlyMap<string, KnownPlace> = new Map(PLACES.map((place) => [place.id, place]));

/** The number is part of the id, so that it survives until the details are asked for. */
export const idOf = ({ place, house }: FoundPlace) => (house === undefined ? place.id : `${place.id}_no_${house}`);

export function findById(id: string): FoundPlace | undefined {
  const [, street, house] = /^(.+)_no_(\d{1,4}[a-z]?)$/.exec(id) ?? [];
  const place = BY_ID.get(street ?? id);
  if (place === undefined || house === undefined) return place && { place };
  return place.kind === 'street' ? { place, house } : undefined;
}

const nameOf = ({ place, house }: FoundPlace) => (house === undefined ? place.name : `${house} ${place.name}`);

/** From the place to its country, each once: '12 Admiralty Way', 'Lekki Phase 1', 'Lagos', 'Nigeria'. */
export function termsOf(found: FoundPlace): readonly string[] {
  const { place } = found;
  const wider = [place.area?.[0], place.city.name].filter((name) => name !== undefined && name !== place.name);
  return [nameOf(found), ...(wider as string[]), COUNTRY_NAMES[place.city.country]];
}

const TYPES = {
  street: ['route'],
  landmark: ['point_of_interest', 'establishment'],
  area: ['neighborhood', 'political'],
  city: ['locality', 'political'],
} as const;

export const typesOf = ({ place, house }: FoundPlace): readonly string[] =>
  house === undefined ? TYPES[place.kind] : ['street_address'];

function componentsOf({ place, house }: FoundPlace) {
  const { name, kind, area, city } = place;
  const [areaName, district, , , sublocality] = area ?? [];
  const rows: [long: string | undefined, types: string[], short?: string][] = [
    [house, ['street_number']],
    [kind === 'street' ? name : undefined, ['route']],
    [kind === 'landmark' ? name : undefined, ['point_of_interest', 'establishment']],
    [areaName, ['neighborhood', 'political']],
    [sublocality, ['sublocality_level_1', 'sublocality', 'political']],
    [city.name, ['locality', 'political']],
    [district, ['administrative_area_level_2', 'political']],
    [city.state, ['administrative_area_level_1', 'political'], city.state_short],
    [COUNTRY_NAMES[city.country], ['country', 'political'], city.country],
  ];
  return rows.flatMap(([long, types, short = long]) =>
    long === undefined ? [] : [{ long_name: long, short_name: short, types }],
  );
}

/** Half the side of the map that shows it, in degrees: a house and its street, an area, a city. */
const SPREAD = { street: 0.00135, landmark: 0.00135, area: 0.015, city: 0.15 } as const;

const rounded = (degrees: number) => Math.round(degrees * 1e7) / 1e7;

/** All that Google tells of a place, in both details and geocoding. */
export function resultOf(found: FoundPlace) {
  const { kind, latitude: lat, longitude: lng } = found.place;
  const spread = SPREAD[kind];
  return {
    place_id: idOf(found),
    name: nameOf(found),
    formatted_address: termsOf(found).join(', '),
    geometry: {
      location: { lat, lng },
      viewport: {
        northeast: { lat: rounded(lat + spread), lng: rounded(lng + spread) },
        southwest: { lat: rounded(lat - spread), lng: rounded(lng - spread) },
      },
    },
    address_components: componentsOf(found),
    types: typesOf(found),
  };
}
