import { type Endpoint, endpoints } from '@jara/contract';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { bearer, phoneBook } from '../../src/testing/phone-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

const api = startApi();
const people = phoneBook(api, () => new Date());
const GUEST = { 'x-guest-id': '9b2e1c3a-5f4d-4e6b-8a7c-1d2e3f4a5b6c' };
let customer: Record<string, string>;

const table = Object.entries<Endpoint>(endpoints);
const isPersonal = ({ method, path, caller }: Endpoint) =>
  method !== 'GET' ||
  path.startsWith('/auth/') ||
  path === endpoints.openEventSession.path ||
  caller === 'customer' ||
  caller === 'shopper' ||
  typeof caller === 'object';

async function cacheControlOf({ method, path }: Endpoint, headers: Record<string, string>) {
  const url = path.replaceAll(/:\w+/g, '1');
  const reply = await api.app.inject({ method, url, headers, ...(method !== 'GET' && { payload: {} }) });
  return reply.headers['cache-control'];
}

beforeAll(async () => {
  customer = bearer((await people.newCustomer()).user.token);
  const hears = async () => (await api.app.inject('/customer/config')).headers['etag'] !== undefined;
  await vi.waitUntil(hears);
});

describe.each(table.filter(([, endpoint]) => isPersonal(endpoint)))('%s', (_name, endpoint) => {
  test('depends on the caller, so its response is not cached', async () => {
    expect(endpoint.cached).toBeUndefined();
    for (const headers of [{}, GUEST, customer]) expect(await cacheControlOf(endpoint, headers)).toBe('no-store');
  });
});

describe.each(table.filter(([, endpoint]) => !isPersonal(endpoint)))('%s', (_name, endpoint) => {
  test('leaves no copy of what it answers to somebody known', async () => {
    expect(await cacheControlOf(endpoint, customer)).toBe('no-store');
  });
});

test('a public answer may be cached with revalidation, whether fresh or from the reply cache', async () => {
  for (const path of ['/customer/vendor/subtype-category', '/customer/available-locations', '/customer/config']) {
    const [made, again] = [await api.app.inject(path), await api.app.inject(path)];
    expect([made.headers['cache-control'], again.headers['cache-control']], path).toEqual(['no-cache', 'no-cache']);
    expect(again.headers['etag']).toBeDefined();
  }
});

test('addresses that lead nowhere are told without leaving a copy', async () => {
  for (const url of ['/nothing', '/customer/vendor/slug/nobody', '/customer/vendor?limit=none'])
    expect((await api.app.inject(url)).headers['cache-control'], url).toBe('no-store');
});
