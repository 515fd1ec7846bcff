import { FAILURES, identityEndpoints } from '@jara/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { callEndpoint } from './http.ts';

afterEach(() => vi.unstubAllGlobals());

const answered = (status: number, body: object) => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
  return callEndpoint(identityEndpoints.listCountries, {}, { baseUrl: '/api' });
};

test('a refusal with a code that is not known here is one all the same, in its own words', async () => {
  const body = { status: 'failed', code: 'FROM_A_LATER_VERSION', message: 'Not on Sundays.' };
  await expect(answered(409, body)).rejects.toMatchObject({ message: 'Not on Sundays.', status: 409, body });
  await expect(answered(502, body)).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  await expect(answered(404, { nothing: true })).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE' });
});

const browser = (onLine: boolean) => ({ window: {}, navigator: { onLine } });

test.each([
  ['offline', browser(false), 'You are offline. Please try again when the network is back.'],
  ['online', browser(true), FAILURES.UNAVAILABLE.message],
  ['on a server', {}, FAILURES.UNAVAILABLE.message],
])('a call that nobody answers says why, %s', async (_where, globals, message) => {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('no network')));
  const call = callEndpoint(identityEndpoints.listCountries, {}, { baseUrl: '/api' });
  await expect(call).rejects.toMatchObject({ message, status: 503, code: 'UNAVAILABLE' });
});
