import { type Endpoint, endpoints } from '@jara/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApiTurns, isOf, KNOWN_PATHS, rankOf } from './api-turns.ts';

const AT_ONCE = 16;
const LONGEST_TURN_MS = 250;

let begun: string[];
let calls: number;
let inTurn: ReturnType<typeof createApiTurns>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  begun = [];
  calls = 0;
  inTurn = createApiTurns({ atOnce: AT_ONCE });
});
afterEach(() => void vi.useRealTimers());

type Caller = { readonly ip?: string; readonly authorization?: string; readonly 'x-guest-id'?: string };
const ADA = { authorization: 'Bearer ada' };

/** A call, of a network of its own if none is said; gives what answers it. */
function call(path: string, method = 'GET', caller: Caller = {}, gone?: AbortSignal): () => void {
  const answered = Promise.withResolvers<void>();
  calls += 1;
  const { ip = `10.0.0.${calls}`, ...headers } = caller;
  void inTurn(path, { method, ip, headers }, gone, () => {
    begun.push(path);
    return answered.promise;
  });
  return answered.resolve;
}
const settled = () => new Promise(setImmediate);

test('an order has its turn before what was asked before it, then a quote, a cart, and what is read', async () => {
  const first = Array.from({ length: AT_ONCE }, () => call('/customer/vendor'));
  call('/customer/search');
  call('/customer/cart', 'POST');
  call('/customer/delivery/amount', 'POST');
  call('/customer/order', 'POST');
  await settled();
  expect(begun).toHaveLength(AT_ONCE);
  for (const answer of first) answer();
  await settled();
  const inTurns = ['/customer/order', '/customer/delivery/amount', '/customer/cart', '/customer/search'];
  expect(begun.slice(AT_ONCE)).toEqual(inTurns);
});

test('calls that wait for somebody behind the API hold up no others', async () => {
  const slow = Array.from({ length: AT_ONCE }, () => call('/customer/payment/start/v2', 'POST'));
  call('/customer/vendor');
  await settled();
  vi.advanceTimersByTime(LONGEST_TURN_MS - 1);
  await settled();
  expect(begun).toHaveLength(AT_ONCE);
  vi.advanceTimersByTime(1);
  await settled();
  expect(begun.at(-1)).toBe('/customer/vendor');
  for (const answer of slow) answer();
  await settled();
  expect(vi.getTimerCount()).toBe(1);
});

test.each([
  ['customer', ADA, { authorization: 'Bearer bola' }],
  ['guest', { 'x-guest-id': 'ada' }, { 'x-guest-id': 'bola' }],
])('one %s has three calls at the API, from wherever they come; the others hold up nobody', async (_who, ada, bola) => {
  const own = Array.from({ length: AT_ONCE }, (_, nth) => call(`/customer/cart?${nth}`, 'GET', ada));
  call('/customer/cart?other', 'GET', bola);
  await settled();
  expect(begun).toEqual(['/customer/cart?0', '/customer/cart?1', '/customer/cart?2', '/customer/cart?other']);
  own[0]?.();
  await settled();
  expect(begun.slice(4)).toEqual(['/customer/cart?3']);
});

test('a call that gets no turn keeps none of its caller’s', async () => {
  const first = Array.from({ length: AT_ONCE }, () => call('/customer/vendor'));
  const gone = new AbortController();
  for (const nth of [0, 1, 2]) call(`/customer/cart?${nth}`, 'GET', ADA, gone.signal);
  await settled();
  gone.abort();
  call('/customer/cart?again', 'GET', ADA);
  await settled();
  for (const answer of first) answer();
  await settled();
  expect(begun.slice(AT_ONCE)).toEqual(['/customer/cart?again']);
});

test('a turn is given back once: a long call that ends after its turn lets nobody else in', async () => {
  const long = Array.from({ length: AT_ONCE }, () => call('/customer/payment/start/v2', 'POST'));
  for (let nth = 0; nth < 2 * AT_ONCE; nth += 1) call('/customer/vendor');
  await settled();
  vi.advanceTimersByTime(LONGEST_TURN_MS);
  await settled();
  expect(begun).toHaveLength(2 * AT_ONCE);
  for (const answer of long) answer();
  await settled();
  expect(begun).toHaveLength(2 * AT_ONCE);
});

test('networks of one IPv6 site take turns as one: whoever has it goes before nobody who asks for little', async () => {
  const first = Array.from({ length: AT_ONCE }, () => call('/customer/vendor'));
  for (let nth = 1; nth <= 60; nth += 1) call('/customer/vendor?crowd', 'GET', { ip: `2001:db8:1:${nth}::1` });
  call('/customer/vendor?other', 'GET', { ip: '2001:db8:2::1' });
  await settled();
  for (const answer of first.slice(0, 2)) answer();
  await settled();
  expect(begun.slice(AT_ONCE)).toEqual(['/customer/vendor?crowd', '/customer/vendor?other']);
});

/** Of the contract: a path that has moved there has its rank no more, and is seen here. */
const callOf = ({ method, path }: { readonly method: string; readonly path: string }) =>
  [path.replaceAll(/:\w+/g, '7'), { method }] as const;

test.each<[keyof typeof endpoints, number]>([
  ['createOrder', 0],
  ['payOrder', 0],
  ['startPayment', 0],
  ['createPackageOrder', 0],
  ['acceptOrder', 0],
  ['quoteDeliveryFee', 1],
  ['quotePackage', 1],
  ['getOrder', 1],
  ['listOrders', 1],
  ['listChannels', 1],
  ['putCartItem', 2],
  ['login', 2],
  ['followPackage', 2],
  ['listActiveOrders', 3],
  ['listLastOrders', 3],
  ['listVendors', 3],
  ['listCarts', 3],
  ['openEventSession', 3],
])('%s has its turn in rank %i', (name, rank) => {
  expect(rankOf(...callOf(endpoints[name]))).toBe(rank);
});

test('each path that has a rank is one of the contract, but for webhooks and the queue', () => {
  const paths = Object.values(endpoints).map(({ path }) => path);
  const unknown = KNOWN_PATHS.filter((known) => !paths.some((path) => isOf(path, [known])));
  expect(unknown).toEqual(['/webhooks', '/queue']);
});

test('whatever staff ask for goes before carts and what is looked at', () => {
  const late = Object.entries<Endpoint>(endpoints)
    .filter(([, { caller }]) => typeof caller === 'object' && 'staff' in caller)
    .filter(([, endpoint]) => rankOf(...callOf(endpoint)) > 1);
  expect(late.map(([name]) => name)).toEqual([]);
});

test.each([
  ['POST', '/webhooks/paystack', 0],
  ['GET', '/customer/order?status=received', 1],
  ['GET', '/customer/order/active?limit=1', 3],
  ['POST', '/customer/orders', 2],
  ['POST', '/queue/', 3],
  ['GET', '/customer/search?query=/customer/order', 3],
])('%s %s has its turn in rank %i', (method, path, rank) => {
  expect(rankOf(path, { method })).toBe(rank);
});
