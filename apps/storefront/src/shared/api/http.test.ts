import { FAILURES, identityEndpoints } from '@jara/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { callEndpoint } from './http.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['offline', { onLine: false }, 'You are offline. Please try again when the network is back.'],
  ['online', { onLine: true }, FAILURES.UNAVAILABLE.message],
  ['on a server', {}, FAILURES.UNAVAILABLE.message],
])('a call that nobody answers says why, %s', async (_where, navigator, message) => {
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('no network')));
  const call = callEndpoint(identityEndpoints.listCountries, {}, { baseUrl: '/api' });
  await expect(call).rejects.toMatchObject({ message, status: 503, code: 'UNAVAILABLE' });
});
