import { googleMaps } from '@jara/processor-fixtures/google-maps';
import { expect, test } from 'vitest';
import { refuseFor } from '../../limits/limits.ts';
import { succeed } from '../../outcome.ts';
import { createPlaces } from '../../processors/index.ts';
import { startGoldenServer } from '../../testing/golden-server.ts';
import { createPlaceLookup } from './places.ts';

const server = startGoldenServer();
const { session, autocomplete, details, geocode, failures } = googleMaps;
const CUSTOMER = 7;
const ADDRESS = {
  house_no: '12',
  street: 'Admiralty Way',
  pretty_name: '12 Admiralty Way, Lekki Phase 1, Lagos, Nigeria',
  longitude: 3.4723,
  latitude: 6.4478,
  city: 'Lekki Phase 1',
  state: 'Lagos',
  country: 'Nigeria',
  area: 'Lekki Phase 1',
};

function lookup({ mayAsk = true } = {}) {
  const taken: string[] = [];
  const places = createPlaceLookup({
    places: createPlaces({ url: server.url, ...googleMaps.settings }),
    limits: {
      async take(limit) {
        taken.push(limit.key);
        return mayAsk ? succeed(null) : refuseFor(60_000, limit);
      },
    },
  });
  return { places, taken };
}

const heard = () => new URL(server.heard[0]?.path ?? '', 'http://provider').searchParams;

test('location.021 suggestions come from Nigeria and Ghana alone', async () => {
  server.answer(autocomplete.withOtherCountries);
  const found = await lookup().places.suggest(CUSTOMER, { input: 'admiralty', session });
  expect(found.ok && found.data.map(({ place_id }) => place_id)).toEqual(['golden_accra']);
});

test('location.022 a place is looked up by its id within the autocomplete session and becomes an address', async () => {
  server.answer(details.reply);
  expect(await lookup().places.find(CUSTOMER, details.place_id, session)).toEqual({ ok: true, data: ADDRESS });
  expect(heard().get('place_id')).toBe(details.place_id);
  expect(heard().get('sessiontoken')).toBe(session);
});

test('location.023 a point is looked up by latitude,longitude with the service’s key', async () => {
  server.answer(geocode.reply);
  expect(await lookup().places.reverse(CUSTOMER, '6.4478,3.4723')).toEqual({ ok: true, data: ADDRESS });
  expect(heard().get('latlng')).toBe('6.447800,3.472300');
  expect(heard().get('key')).toBe(googleMaps.settings.key);
});

test('typing without a session is given one', async () => {
  server.answer(autocomplete.reply);
  await lookup().places.suggest(CUSTOMER, { input: '12 adm' });
  expect(heard().get('sessiontoken')).toMatch(/^[\da-f-]{36}$/);
});

test('what is not there is told from what cannot be asked', async () => {
  const { places } = lookup();
  server.answer(details.gone);
  expect(await places.find(CUSTOMER, 'gone')).toEqual({ ok: false, code: 'PLACE_NOT_FOUND' });
  server.answer(geocode.nothing);
  expect(await places.reverse(CUSTOMER, '6.4,3.4')).toEqual({ ok: false, code: 'PLACE_NOT_FOUND' });
  for (const failure of [failures.denied, failures.down]) {
    server.answer(failure);
    expect(await places.find(CUSTOMER, 'any')).toEqual({ ok: false, code: 'PLACES_UNAVAILABLE' });
    server.answer(failure);
    expect(await places.suggest(CUSTOMER, { input: 'a' })).toEqual({ ok: false, code: 'PLACES_UNAVAILABLE' });
  }
});

test('a point that is not on the globe is asked of nobody', async () => {
  expect(await lookup().places.reverse(CUSTOMER, '99,3.4')).toEqual({ ok: false, code: 'PLACE_NOT_FOUND' });
  expect(await lookup().places.reverse(CUSTOMER, '9,181')).toEqual({ ok: false, code: 'PLACE_NOT_FOUND' });
  expect(server.heard).toEqual([]);
});

test('a customer above the rate limit is refused before anything is billed', async () => {
  const { places, taken } = lookup({ mayAsk: false });
  const refused = { ok: false, code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 60 };
  expect(await places.suggest(CUSTOMER, { input: 'a' })).toEqual(refused);
  expect(await places.find(CUSTOMER, 'any')).toEqual(refused);
  expect(await places.reverse(CUSTOMER, '6.4,3.4')).toEqual(refused);
  expect(taken).toEqual(['places:7', 'places:7', 'places:7']);
  expect(server.heard).toEqual([]);
});
