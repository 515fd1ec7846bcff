import { randomUUID } from 'node:crypto';
import type { MenuItem, Vendor } from '@jara/contract';
import type { Buyer } from '../order-customers.ts';
import type { Scope } from '../scope.ts';
import { callerFrom, type Heard } from './caller.ts';

/** What is done again and again, as fast as it is answered, so many at a time. */
export type Attack = {
  readonly name: string;
  readonly inFlight: number;
  readonly strike: (nth: number) => Promise<Heard>;
};

const ATTACKER = '198.51.100.7';
const MANY = 20;
const MOST_CARTS = 20;
const LINES_OF_A_CART = 28;

const guestHeaders = (id: string) => ({ 'x-guest-id': id });
const newPhone = () => `80${Math.floor(10_000_000 + Math.random() * 89_999_999)}`;

/** As many carts as a guest may have, as full as they may be. */
async function fillCarts(scope: Scope, url: string, guest: string): Promise<void> {
  const call = callerFrom(scope, url, ATTACKER);
  const read = async <T>(path: string) => (JSON.parse((await call({ path })).body) as { data: T }).data;
  const { vendors } = await read<{ vendors: Vendor[] }>('/api/customer/vendor?city=lagos&limit=60');
  for (const { id } of vendors.slice(0, MOST_CARTS)) {
    const menu = await read<MenuItem[]>(`/api/customer/vendor/${id}/menu`);
    const plain = menu.filter(
      ({ is_available, groups }) => is_available && groups.every(({ minimum }) => minimum === 0),
    );
    for (const { id: item_id } of plain.slice(0, LINES_OF_A_CART)) {
      const body = { item_id, quantity: 1, type: 'menu' };
      await call({ path: '/api/customer/cart', method: 'POST', headers: guestHeaders(guest), body });
    }
  }
}

/** Each as one attacker would do it, from one address or from some. */
export async function prepareAttacks(scope: Scope, url: string, staffPhone: string, own: Buyer): Promise<Attack[]> {
  const from = (address: string) => callerFrom(scope, url, address, { isBodyRead: false });
  const [guest, call] = [randomUUID(), from(ATTACKER)];
  const crowd = Array.from({ length: MANY }, (_, nth) => from(`198.51.100.${100 + nth}`));
  const fromMany = (nth: number) => crowd[nth % crowd.length] ?? call;
  await fillCarts(scope, url, guest);
  const carts = { path: '/api/customer/cart' };
  const post = (path: string, body: object, headers = {}) => ({ path, method: 'POST', body, headers });
  const newPage = () => ({ path: `/store?city=lagos&q=stew+${randomUUID()}` });
  const bearer = { authorization: `Bearer ${own.token}` };
  return [
    { name: 'full carts of one guest', inFlight: 100, strike: () => call({ ...carts, headers: guestHeaders(guest) }) },
    {
      name: 'full carts, from 20 addresses',
      inFlight: 100,
      strike: (nth) => fromMany(nth)({ ...carts, headers: guestHeaders(guest) }),
    },
    {
      name: 'guests that are made up',
      inFlight: 100,
      strike: () => call({ ...carts, headers: guestHeaders(randomUUID()) }),
    },
    {
      name: 'one row of one customer',
      inFlight: 100,
      strike: () => call(post('/api/customer/address/set-active', { addressId: own.address_id }, bearer)),
    },
    { name: 'new pages', inFlight: 100, strike: () => call(newPage()) },
    { name: 'new pages, from 20 addresses', inFlight: 100, strike: (nth) => fromMany(nth)(newPage()) },
    {
      name: 'codes asked for',
      inFlight: 50,
      strike: () => call(post('/api/auth/login', { role: 'customer', country_code: 'NG', phone: newPhone() })),
    },
    {
      name: 'guesses at somebody of the staff',
      inFlight: 50,
      strike: (nth) => fromMany(nth)(post('/api/ops/login/validate-otp', { phone: staffPhone, otp: '0000' })),
    },
  ];
}
