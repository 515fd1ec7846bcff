import { FAILURES, identityEndpoints } from '@jara/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { callEndpoint } from './http.ts';

afterEach(() => vi.unstubAllGlobals());

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
