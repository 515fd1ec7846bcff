import {
  addressEndpoints,
  cartEndpoints,
  catalogEndpoints,
  identityEndpoints,
  menuEndpoints,
  type SignedInUser,
} from '@jara/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callApi } from './browser.ts';
import { browserSession } from './browser-session.ts';

const EXP = Date.now() / 1000 + 3600;
const TOKEN = ['{}', JSON.stringify({ exp: EXP }), 'x']
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.');
const ADA: SignedInUser = {
  token: TOKEN,
  country_code: 'NG',
  email: 'ada@example.com',
  id: 7,
  last_name: 'Obi',
  phone: '2348012345678',
  first_name: 'Ada',
  user_reference: 'ADA7',
};

type Init = { readonly headers: Headers; readonly cache: string; readonly credentials?: string };
const asked = vi.fn(async (url: string, _init: Init) =>
  Response.json({ status: 'success', message: 'Done', data: url === '/api/customer/vendor' ? NO_VENDORS : [] }),
);
const PLACE = {
  ...{ house_no: null, street: null, city: null, state: null, country: null, area: null },
  ...{ pretty_name: 'Home', latitude: 6.4, longitude: 3.4 },
};
const NO_VENDORS = { vendors: [], total: 0, found_without: [] };
const last = () => asked.mock.calls.at(-1)?.[1];

beforeEach(() => {
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('document', { cookie: '', addEventListener: () => undefined });
  vi.stubGlobal('window', { location: { protocol: 'http:' }, addEventListener: () => undefined });
});
afterEach(() => vi.unstubAllGlobals());

test('an idempotent call carries a key, and the same key when it is sent again without an answer', async () => {
  const keyOf = () => last()?.headers.get('idempotency-key');
  const save = (landmark: string) => callApi(addressEndpoints.addAddress, { body: { ...PLACE, landmark } });
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(save('Blue gate')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  const first = keyOf();
  expect(first).toMatch(/^[\w-]{16,64}$/);
  await save('Green gate').catch(() => undefined);
  expect(keyOf()).not.toBe(first);
  await save('Blue gate').catch(() => undefined);
  expect(keyOf()).toBe(first);
  await callApi(cartEndpoints.listCarts, {});
  expect(keyOf()).toBeNull();
});

test('the browser keeps what is the same for everyone, and nothing that was asked in somebody’s name', async () => {
  await callApi(menuEndpoints.getVendorMenu, { params: { id: '7' } });
  expect(last()?.cache).toBe('no-cache');
  await callApi(catalogEndpoints.listVendors, {});
  expect(last()?.cache).toBe('no-cache');
  await callApi(cartEndpoints.listCarts, {});
  expect(last()?.cache, 'a guest’s carts').toBe('no-store');
  browserSession().keep(ADA);
  await callApi(catalogEndpoints.listVendors, {});
  expect(last()?.headers.get('authorization')).toBe(`Bearer ${TOKEN}`);
  expect(last()?.cache, 'vendors with a customer’s favourites').toBe('no-store');
});

test('cookies are sent where people sign up and in, and are left out of every other call', async () => {
  await callApi(cartEndpoints.listCarts, {});
  expect(last()?.credentials).toBe('omit');
  await callApi(identityEndpoints.logout, {}).catch(() => undefined);
  expect(last()?.credentials).toBeUndefined();
});
