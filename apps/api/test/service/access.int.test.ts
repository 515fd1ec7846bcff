import { type Endpoint, endpoints, FAILURES } from '@jara/contract';
import { describe, expect, test } from 'vitest';
import { bearer, phoneBook } from '../../src/testing/phone-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

let clock = Date.parse('2026-11-16T09:00:00Z');
const now = () => new Date(clock);
const api = startApi({ now });
const people = phoneBook(api, now);

/**
 * Who may call what, route by route. A new endpoint fails here until somebody has thought about it; whose data an id
 * leads to is shown beside each of them (`address.int.test.ts`).
 */
const FOR_ANYONE = [
  'alive',
  'ready',
  'getConfig',
  'listAvailableLocations',
  'listVendorPaths',
  'getVendorMenu',
  'getMenuItem',
  'listMenuCategories',
  'listVendorCategories',
  'listCountries',
  'validatePhone',
  // These are how one signs in and out; each proves who asks by something else than a token.
  'login',
  'validateLoginOtp',
  'resendOtp',
  'register',
  'validateRegisterOtp',
  'refreshToken',
  'logout',
  'verifyThirdPartyToken',
  'registerThirdPartyToken',
  'getSession',
];
const KNOWN_IF_SIGNED_IN = ['getVendorBySlug', 'listVendors', 'search'];
const FOR_SHOPPERS = [
  'putCartItem',
  'listCarts',
  'getCart',
  'saveCart',
  'duplicatePack',
  'removePack',
  'clearCarts',
  'removeCart',
  'validateItems',
  'quoteDeliveryFee',
];

const table = Object.entries<Endpoint>(endpoints);
const forCustomers = table.filter(([, { caller }]) => caller === 'customer');

test('every endpoint that is not for customers alone is listed here', () => {
  const named = (caller: Endpoint['caller']) =>
    table.filter(([, each]) => each.caller === caller).map(([name]) => name);
  expect(named(undefined).sort()).toEqual([...FOR_ANYONE].sort());
  expect(named('anyone').sort()).toEqual(KNOWN_IF_SIGNED_IN);
  expect(named('shopper').sort()).toEqual([...FOR_SHOPPERS].sort());
});

const ask = ({ method, path }: Endpoint, headers: Record<string, string>, payload?: object) =>
  api.app.inject({ method, url: path.replaceAll(/:\w+/g, '1'), headers, ...(payload && { payload }) });

describe.each(forCustomers)('%s', (_name, endpoint) => {
  test('is refused without a token, with a forged, a stale and an ended one, whatever else is sent', async () => {
    const { user } = await people.newCustomer();
    const ended = await people.newCustomer();
    await people.post('/auth/logout', {}, { headers: bearer(ended.user.token) });
    const codeWith = async (headers: Record<string, string>, payload?: object) => {
      const reply = await ask(endpoint, headers, payload);
      return [reply.statusCode, reply.json().code];
    };
    const refusal = endpoint.hiddenAs ?? 'NOT_SIGNED_IN';
    const toGuests = [FAILURES[refusal].status, refusal];
    expect(await codeWith({})).toEqual(toGuests);
    if (endpoint.body) expect(await codeWith({}, { nonsense: true })).toEqual(toGuests);
    expect(await codeWith({ authorization: user.token })).toEqual(toGuests);
    expect(await codeWith({ 'x-guest-id': '9b2e1c3a-5f4d-4e6b-8a7c-1d2e3f4a5b6c' })).toEqual(toGuests);
    expect(await codeWith(bearer('forged'))).toEqual([401, 'TOKEN_INVALID']);
    expect(await codeWith(bearer(ended.user.token))).toEqual([401, 'TOKEN_INVALID']);
    expect((await ask(endpoint, bearer(user.token))).statusCode).not.toBe(401);
    clock += 900_000;
    expect(await codeWith(bearer(user.token))).toEqual([401, 'TOKEN_EXPIRED']);
  });
});

describe.each(table.filter(([, { caller }]) => caller === 'shopper'))('%s', (_name, endpoint) => {
  test('is refused to whoever brings neither a token nor the id of a guest, and with a token that is no good', async () => {
    const codeWith = async (headers: Record<string, string>) => {
      const reply = await ask(endpoint, headers, endpoint.body && { nonsense: true });
      return [reply.statusCode, reply.json().code];
    };
    const refusal = endpoint.hiddenAs ?? 'NOT_SIGNED_IN';
    const guest = { 'x-guest-id': '9b2e1c3a-5f4d-4e6b-8a7c-1d2e3f4a5b6c' };
    expect(await codeWith({})).toEqual([FAILURES[refusal].status, refusal]);
    expect(await codeWith({ 'x-guest-id': 'somebody' })).toEqual([FAILURES[refusal].status, refusal]);
    expect(await codeWith({ ...guest, ...bearer('forged') })).toEqual([401, 'TOKEN_INVALID']);
    expect((await codeWith(guest))[0]).not.toBe(401);
  });
});
