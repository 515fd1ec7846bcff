import { googleMaps } from '@jara/processor-fixtures/google-maps';
import { describe, expect, test } from 'vitest';
import { startGoldenServer } from '../../testing/golden-server.ts';
import { createPlaces } from './google.ts';

const server = startGoldenServer();
const SOON_MS = 50;
const { session, autocomplete, details, geocode, failures } = googleMaps;
const places = (more: object = {}) => createPlaces({ url: server.url, ...googleMaps.settings, ...more });

/** Path and query, whatever their order. */
const partsOf = (path: string) => {
  const { pathname, searchParams } = new URL(path, 'http://provider');
  return { pathname, query: Object.fromEntries(searchParams) };
};
const heardRequest = () => partsOf(server.heard[0]?.path ?? '');

const PLACE = {
  place_id: 'golden_admiralty_12',
  formatted_address: '12 Admiralty Way, Lekki Phase 1, Lagos, Nigeria',
  location: { latitude: 6.4478, longitude: 3.4723 },
  components: expect.arrayContaining([
    { long_name: 'Admiralty Way', short_name: 'Admiralty Way', types: ['route'] },
    { long_name: 'Lagos', short_name: 'LA', types: ['administrative_area_level_1', 'political'] },
  ]) as unknown,
};

describe('autocomplete', () => {
  test('asks for both countries within the session', async () => {
    server.answer(autocomplete.reply);
    expect(await places().autocomplete(autocomplete.input, session)).toEqual({
      ok: true,
      data: [
        {
          place_id: 'golden_admiralty_12',
          description: '12 Admiralty Way, Lekki Phase 1, Lagos, Nigeria',
          main_text: '12 Admiralty Way',
          secondary_text: 'Lekki Phase 1, Lagos, Nigeria',
        },
      ],
    });
    expect(heardRequest()).toEqual(partsOf(autocomplete.request.path));
  });

  test('location.021 a suggestion in another country is dropped, even if the service sends it', async () => {
    server.answer(autocomplete.withOtherCountries);
    const outcome = await places().autocomplete('admiralty', session);
    expect(outcome.ok && outcome.data.map(({ place_id }) => place_id)).toEqual(['golden_accra']);
  });

  test('has an empty list for nothing found', async () => {
    server.answer(autocomplete.nothing);
    expect(await places().autocomplete('qqq', session)).toEqual({ ok: true, data: [] });
  });

  test('asks nobody when nothing was typed', async () => {
    expect(await places().autocomplete('  ', session)).toEqual({ ok: true, data: [] });
    expect(server.heard).toEqual([]);
  });
});

describe('details', () => {
  test('asks for the fields that we use, and ends the session', async () => {
    server.answer(details.reply);
    expect(await places().details(details.place_id, session)).toEqual({ ok: true, data: PLACE });
    expect(heardRequest()).toEqual(partsOf(details.request.path));
  });

  test('can do without a session', async () => {
    server.answer(details.reply);
    await places().details(details.place_id);
    expect(heardRequest().query).not.toHaveProperty('sessiontoken');
  });

  test.each(['gone', 'malformed'] as const)('finds nothing for an id that is %s', async (name) => {
    server.answer(details[name]);
    expect(await places().details('whatever')).toEqual({ ok: false, reason: 'not_found' });
  });

  test('location.021 a place in another country is not found', async () => {
    server.answer(details.elsewhere);
    expect(await places().details('golden_cotonou')).toEqual({ ok: false, reason: 'not_found' });
  });
});

describe('reverse', () => {
  test('asks for the point', async () => {
    server.answer(geocode.reply);
    expect(await places().reverse(geocode.point)).toEqual({ ok: true, data: PLACE });
    expect(heardRequest()).toEqual(partsOf(geocode.request.path));
  });

  test('writes a tiny coordinate without an exponent', async () => {
    server.answer(geocode.reply);
    await places().reverse({ latitude: 5.6, longitude: -0.00000012 });
    expect(heardRequest().query['latlng']).toBe('5.600000,-0.000000');
  });

  test('location.021 near a border the place on our side is taken', async () => {
    server.answer(geocode.atTheBorder);
    expect(await places().reverse(geocode.point)).toMatchObject({ ok: true, data: { place_id: 'golden_aflao' } });
  });

  test('finds nothing in the sea', async () => {
    server.answer(geocode.nothing);
    expect(await places().reverse({ latitude: 0, longitude: 0 })).toEqual({ ok: false, reason: 'not_found' });
  });
});

describe('whatever is asked', () => {
  const CALLS = [
    ['autocomplete', (more?: object) => places(more).autocomplete('adm', session)],
    ['details', (more?: object) => places(more).details('x', session)],
    ['reverse', (more?: object) => places(more).reverse(geocode.point)],
  ] as const;

  test.each(CALLS)('%s tells refused from unreachable', async (_, call) => {
    const expected = {
      denied: 'refused',
      overLimit: 'refused',
      forbidden: 'refused',
      unknown: 'unreachable',
      down: 'unreachable',
    };
    for (const [name, reason] of Object.entries(expected)) {
      server.answer(failures[name as keyof typeof expected]);
      expect(await call(), name).toEqual({ ok: false, reason });
    }
  });

  test.each(CALLS)('%s ends after its time, or when the line is cut', async (_, call) => {
    server.hang();
    expect(await call({ timeoutMs: SOON_MS })).toEqual({ ok: false, reason: 'unreachable' });
    server.cut();
    expect(await call()).toEqual({ ok: false, reason: 'unreachable' });
    expect(await call({ url: 'http://127.0.0.1:1' })).toEqual({ ok: false, reason: 'unreachable' });
  });

  test.each(CALLS)('%s takes no odd body for an answer', async (_, call) => {
    const odd = [
      '',
      'null',
      '<html>',
      '{"status":"OK"}',
      '{"status":"SOMETHING_NEW"}',
      '{"status":"toString"}',
      '{"status":"OK","predictions":[{}],"results":[{}],"result":{"place_id":"x","geometry":{"location":{"lat":"6","lng":3}}}}',
    ];
    for (const text of odd) {
      server.answerText(200, text);
      expect(await call(), text).toEqual({ ok: false, reason: 'unreachable' });
    }
  });
});
