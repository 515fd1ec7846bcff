import { startGoldenServer } from '@jara/server/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { bearer, phoneBook } from '../../src/testing/phone-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

const maps = startGoldenServer();
const api = startApi({
  env: {
    // Read when the API starts: the server has its port by then. No key, so it stands where the sandbox would.
    get SANDBOX_URL() {
      return maps.url;
    },
  },
});
const people = phoneBook(api, () => new Date());
let customer: { authorization: string };

beforeAll(async () => {
  customer = bearer((await people.newCustomer()).user.token);
});

const SESSION = '0d7c2f6e-6a2b-4c7e-9b6e-2f1f0a5d9e11';
const ask = (url: string, headers: Record<string, string> = customer) => api.app.inject({ url, headers });
const heard = () => new URL(maps.heard[0]?.path ?? '', 'http://maps');

const COMPONENTS = [
  { long_name: '12', short_name: '12', types: ['street_number'] },
  { long_name: 'Admiralty Way', short_name: 'Admiralty Way', types: ['route'] },
  { long_name: 'Lekki', short_name: 'Lekki', types: ['locality', 'political'] },
  { long_name: 'Lagos', short_name: 'LA', types: ['administrative_area_level_1', 'political'] },
  { long_name: 'Nigeria', short_name: 'NG', types: ['country', 'political'] },
];
const PLACE = {
  place_id: 'place_12',
  formatted_address: '12 Admiralty Way, Lekki, Lagos, Nigeria',
  geometry: { location: { lat: 6.4478, lng: 3.4723 } },
  address_components: COMPONENTS,
};
const ADDRESS = {
  house_no: '12',
  street: 'Admiralty Way',
  pretty_name: '12 Admiralty Way, Lekki, Lagos, Nigeria',
  longitude: 3.4723,
  latitude: 6.4478,
  city: 'Lekki',
  state: 'Lagos',
  country: 'Nigeria',
  area: 'Lekki',
};
const prediction = (place_id: string, ...terms: [string, ...string[]]) => ({
  place_id,
  description: terms.join(', '),
  terms: terms.map((value) => ({ offset: 0, value })),
  structured_formatting: { main_text: terms[0], secondary_text: terms.slice(1).join(', ') },
});

describe('places', () => {
  test('location.030, location.031, location.021: without a key the sandbox suggests places in NG and GH', async () => {
    maps.answer({
      status: 200,
      body: {
        status: 'OK',
        predictions: [
          prediction('place_12', '12 Admiralty Way', 'Lekki', 'Nigeria'),
          prediction('us', 'Admiralty', 'USA'),
        ],
      },
    });
    const answer = await ask(`/places/autocomplete?input=12%20adm&session=${SESSION}`);
    expect(answer.json().data).toEqual([
      {
        place_id: 'place_12',
        description: '12 Admiralty Way, Lekki, Nigeria',
        main_text: '12 Admiralty Way',
        secondary_text: 'Lekki, Nigeria',
      },
    ]);
    expect(heard().pathname).toBe('/maps/api/place/autocomplete/json');
    expect(Object.fromEntries(heard().searchParams)).toMatchObject({
      input: '12 adm',
      sessiontoken: SESSION,
      components: 'country:ng|country:gh',
    });
    expect(answer.body).not.toContain(heard().searchParams.get('key'));
  });

  test('location.030, location.022: a place by its id, as an address', async () => {
    maps.answer({ status: 200, body: { status: 'OK', result: PLACE } });
    expect((await ask(`/places/place_12?session=${SESSION}`)).json().data).toEqual(ADDRESS);
    expect(heard().searchParams.get('place_id')).toBe('place_12');
  });

  test('location.030, location.023: the place at latitude,longitude, with the service’s key', async () => {
    maps.answer({ status: 200, body: { status: 'OK', results: [PLACE] } });
    expect((await ask('/places/reverse?latlng=6.4478,3.4723')).json().data).toEqual(ADDRESS);
    expect(maps.heard[0]?.method).toBe('GET');
    expect(heard().searchParams.get('latlng')).toBe('6.447800,3.472300');
    expect(heard().searchParams.get('key')).toBeTruthy();
  });

  test('what is not there is a 404, what cannot be asked a 503', async () => {
    maps.answer({ status: 200, body: { status: 'ZERO_RESULTS', results: [] } });
    const missing = await ask('/places/reverse?latlng=6.4478,3.4723');
    expect([missing.statusCode, missing.json().code]).toEqual([404, 'PLACE_NOT_FOUND']);
    maps.answer({ status: 500, body: {} });
    const down = await ask('/places/place_12');
    expect([down.statusCode, down.json().code]).toEqual([503, 'PLACES_UNAVAILABLE']);
  });

  test.each([
    '/places/autocomplete',
    '/places/autocomplete?input=%20',
    `/places/autocomplete?input=${'x'.repeat(201)}`,
    '/places/autocomplete?input=a&session=guess',
    '/places/reverse',
    '/places/reverse?latlng=here',
    '/places/reverse?latlng=6.4',
    '/places/place_12?session=guess',
  ])('a wrong request is refused without a call to the provider: case %#', async (url) => {
    const answer = await ask(url);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_INPUT']);
    expect(maps.heard).toEqual([]);
  });

  test('a guest is refused before anything is billed', async () => {
    for (const url of ['/places/autocomplete?input=a', '/places/place_12', '/places/reverse?latlng=6.4,3.4']) {
      expect((await ask(url, {})).statusCode).toBe(401);
    }
    expect(maps.heard).toEqual([]);
  });

  test('a customer may ask 300 times an hour, and another one still can', async () => {
    const greedy = bearer((await people.newCustomer()).user.token);
    maps.answer({ status: 200, body: { status: 'ZERO_RESULTS', predictions: [] } });
    const answers: Awaited<ReturnType<typeof ask>>[] = [];
    while (answers.length < 310) {
      const wave = Array.from({ length: 31 }, () => ask('/places/autocomplete?input=a', greedy));
      answers.push(...(await Promise.all(wave)));
    }
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(300);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
    expect(maps.heard).toHaveLength(300);
    expect((await ask('/places/autocomplete?input=a')).statusCode).toBe(200);
  });
});
