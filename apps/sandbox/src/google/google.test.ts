import { googleMaps } from '@jara/processor-fixtures/google-maps';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../build-app.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildApp({ LOG_LEVEL: 'silent' });
});
afterAll(() => app.close());

const ask = async (path: string, query: Record<string, string>) => {
  const { statusCode, body } = await app.inject({ url: `/maps/api/${path}/json`, query });
  expect(statusCode).toBe(200);
  return JSON.parse(body);
};
const key = 'any';
const autocomplete = (input: string, more: Record<string, string> = {}) =>
  ask('place/autocomplete', { input, key, components: 'country:ng|country:gh', ...more });
const namesFor = async (input: string, more?: Record<string, string>) => {
  const { predictions } = await autocomplete(input, more);
  return predictions.map(({ description }: { description: string }) => description);
};
const details = (place_id: string) => ask('place/details', { place_id, key });
const geocode = (latlng: string) => ask('geocode', { latlng, key });

/** The names of all parts, at every depth: the shape of an answer without its values. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0])];
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]));
}

describe('the wire format', () => {
  test('answers the golden autocomplete request in the shape of the golden reply, with the same place', async () => {
    const { statusCode, body } = await app.inject(googleMaps.autocomplete.request.path);
    const [golden] = (googleMaps.autocomplete.reply.body as { predictions: { description: string }[] }).predictions;
    const answer = JSON.parse(body);
    expect(statusCode).toBe(200);
    expect(answer.status).toBe('OK');
    expect(shapeOf(answer.predictions[0])).toMatchObject(shapeOf(golden) as object);
    expect(answer.predictions[0].description).toBe(golden?.description);
  });

  test('answers details and geocoding in the shape of the golden replies', async () => {
    const [house] = (await autocomplete('12 admiralty way')).predictions;
    const url = new URL(googleMaps.details.request.path, 'http://sandbox');
    url.searchParams.set('place_id', house.place_id);
    const detailed = JSON.parse((await app.inject(url.pathname + url.search)).body);
    expect(shapeOf(detailed)).toMatchObject(shapeOf(googleMaps.details.reply.body) as object);
    const { address_components } = (googleMaps.details.reply.body as { result: Record<string, unknown> }).result;
    expect(detailed.result.address_components).toEqual(expect.arrayContaining(address_components as unknown[]));
    const found = JSON.parse((await app.inject(googleMaps.geocode.request.path)).body);
    const { name: _, ...golden } = shapeOf(
      (googleMaps.geocode.reply.body as { results: unknown[] }).results[0],
    ) as Record<string, unknown>;
    expect(shapeOf(found.results[0])).toMatchObject(golden);
  });

  test('refuses a caller without a key', async () => {
    for (const path of ['place/autocomplete', 'place/details', 'geocode']) {
      expect(await ask(path, { input: 'lekki', place_id: 'x', latlng: '6,3' })).toMatchObject({
        status: 'REQUEST_DENIED',
      });
    }
  });

  test('says what it cannot read', async () => {
    expect(await autocomplete('')).toMatchObject({ status: 'INVALID_REQUEST', predictions: [] });
    expect(await autocomplete('lekki', { components: 'planet:earth' })).toMatchObject({ status: 'INVALID_REQUEST' });
    expect(await details('')).toMatchObject({ status: 'INVALID_REQUEST' });
    expect(await ask('place/details', { place_id: 'x', key, fields: 'colour' })).toMatchObject({
      status: 'INVALID_REQUEST',
    });
    for (const latlng of ['', 'here', '91,0', '6.4', '6.4,3.4,5', '1e1,3']) {
      expect(await geocode(latlng), latlng).toMatchObject({ status: 'INVALID_REQUEST', results: [] });
    }
  });

  test('shows only the fields that were asked for', async () => {
    const { result } = await ask('place/details', { place_id: 'sbx_ng_lagos', key, fields: 'name,place_id' });
    expect(result).toEqual({ name: 'Lagos', place_id: 'sbx_ng_lagos' });
  });
});

describe('autocomplete', () => {
  test.each([
    ['admir', 'Admiralty Way, Lekki Phase 1, Lagos, Nigeria'],
    ['way ADMIRALTY', 'Admiralty Way, Lekki Phase 1, Lagos, Nigeria'],
    ['lagos adm', 'Admiralty Way, Lekki Phase 1, Lagos, Nigeria'],
    ['wuse 2', 'Wuse 2, Abuja, Nigeria'],
    ['obas pal', "Oba's Palace, Ring Road, Benin City, Nigeria"],
    ['Òsú', 'Osu, Accra, Ghana'],
    ['37 mil', '37 Military Hospital, Cantonments, Accra, Ghana'],
    ['lagos', 'Lagos, Nigeria'],
    ['oxford st accra', 'Oxford Street, Osu, Accra, Ghana'],
  ])('finds for %j first %j', async (input, first) => {
    expect((await namesFor(input))[0]).toBe(first);
  });

  test.each([
    ['12 Admiralty Way', '12 Admiralty Way, Lekki Phase 1, Lagos, Nigeria', '12'],
    ['No. 12B admiralty', '12b Admiralty Way, Lekki Phase 1, Lagos, Nigeria', '12b'],
    ['plot 7, Allen Ave', '7 Allen Avenue, Ikeja, Lagos, Nigeria', '7'],
  ])('keeps the house number of %j until the details', async (input, description, number) => {
    const [first] = (await autocomplete(input)).predictions;
    expect(first).toMatchObject({ description, types: ['street_address', 'geocode'] });
    const { result } = await details(first.place_id);
    expect(result.formatted_address).toBe(description);
    expect(result.address_components[0]).toEqual({ long_name: number, short_name: number, types: ['street_number'] });
  });

  test('gives no number to an area', async () => {
    expect(await namesFor('12 osu')).toEqual([]);
    expect(await details('sbx_gh_accra_area_osu_no_12')).toMatchObject({ status: 'NOT_FOUND' });
  });

  test('keeps to the countries that it is asked for', async () => {
    const everywhere = await namesFor('independence', { components: '' });
    expect(everywhere.some((name: string) => name.endsWith('Nigeria'))).toBe(true);
    expect(everywhere.some((name: string) => name.endsWith('Ghana'))).toBe(true);
    const ghana = await namesFor('independence', { components: 'country:GH' });
    expect(ghana.length).toBeGreaterThan(0);
    expect(ghana.every((name: string) => name.endsWith('Ghana'))).toBe(true);
    expect(await autocomplete('independence', { components: 'country:us' })).toMatchObject({ status: 'ZERO_RESULTS' });
  });

  test('finds nothing for what it does not know', async () => {
    expect(await autocomplete('zzz')).toEqual({ status: 'ZERO_RESULTS', predictions: [] });
    expect(await autocomplete('!?')).toMatchObject({ status: 'ZERO_RESULTS' });
  });

  test('has five suggestions at most, and marks what was typed', async () => {
    const { predictions } = await autocomplete('nigeria');
    expect(predictions).toHaveLength(5);
    const [first] = (await autocomplete('way adm')).predictions;
    expect(first.matched_substrings).toEqual([
      { offset: 0, length: 3 },
      { offset: 10, length: 3 },
    ]);
    expect(first.terms).toEqual([
      { offset: 0, value: 'Admiralty Way' },
      { offset: 15, value: 'Lekki Phase 1' },
      { offset: 30, value: 'Lagos' },
      { offset: 37, value: 'Nigeria' },
    ]);
  });
});

describe('details', () => {
  test('tell all that a street lies in', async () => {
    const { result } = await details('sbx_ng_lagos_street_admiralty-way_lekki-phase-1');
    const parts = result.address_components.map(({ long_name, types }: { long_name: string; types: string[] }) => [
      types[0],
      long_name,
    ]);
    expect(Object.fromEntries(parts)).toEqual({
      route: 'Admiralty Way',
      neighborhood: 'Lekki Phase 1',
      sublocality_level_1: 'Lekki',
      locality: 'Lagos',
      administrative_area_level_2: 'Eti-Osa',
      administrative_area_level_1: 'Lagos',
      country: 'Nigeria',
    });
    expect(result.geometry.location).toEqual({ lat: 6.4478, lng: 3.4723 });
  });

  test('do not know an id of somebody else', async () => {
    expect(await details('ChIJ-someone-else')).toEqual({ status: 'NOT_FOUND', html_attributions: [] });
  });
});

describe('geocoding', () => {
  const firstAt = async (latlng: string) => (await geocode(latlng)).results[0]?.formatted_address;

  test('finds the nearest street or landmark, then the area and the city around it', async () => {
    const { results } = await geocode('6.4476,3.4725');
    expect(results.map(({ formatted_address }: { formatted_address: string }) => formatted_address)).toEqual([
      'Admiralty Way, Lekki Phase 1, Lagos, Nigeria',
      'Lekki Phase 1, Lagos, Nigeria',
      'Lagos, Nigeria',
    ]);
  });

  test('falls back to the nearest area, then to the nearest city, then to nothing', async () => {
    expect(await firstAt('9.1557,7.3295')).toBe('Kubwa, Abuja, Nigeria');
    expect(await firstAt('9.20,-0.84')).toBe('Tamale, Ghana');
    expect(await geocode('0,0')).toEqual({ status: 'ZERO_RESULTS', results: [] });
  });

  test.each([
    ['400 m from a street', '6.4514,3.4723', 'Admiralty Way, Lekki Phase 1, Lagos, Nigeria'],
    ['900 m from the middle of an area, and from no street', '9.1637,7.3295', 'Kubwa, Abuja, Nigeria'],
    ['9 km from the nearest area', '6.7069,3.3535', 'Lagos, Nigeria'],
    ['38 km from a city', '9.74,-0.84', 'Tamale, Ghana'],
    ['43 km from a city', '9.79,-0.84', undefined],
  ])('%s, a point has the name that is near enough', async (_, latlng, name) => {
    expect(await firstAt(latlng)).toBe(name);
  });

  test('gives no street and no neighbourhood to a point that has only a city', async () => {
    const { results } = await geocode('6.7069,3.3535');
    const types = results.flatMap(({ address_components }: { address_components: { types: string[] }[] }) =>
      address_components.flatMap((part) => part.types),
    );
    expect(types).toContain('locality');
    expect(types).not.toContain('route');
    expect(types).not.toContain('neighborhood');
  });
});
