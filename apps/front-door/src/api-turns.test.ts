import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApiTurns, rankOf } from './api-turns.ts';

const AT_ONCE = 16;
const LONGEST_TURN_MS = 250;

let begun: string[];
let inTurn: ReturnType<typeof createApiTurns>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  begun = [];
  inTurn = createApiTurns({ atOnce: AT_ONCE });
});
afterEach(() => void vi.useRealTimers());

/** A call from a network of its own; gives what answers it. */
function call(path: string, method = 'GET', authorization?: string): () => void {
  const answered = Promise.withResolvers<void>();
  const ip = `10.0.${begun.length}.${path.length}`;
  void inTurn(path, { method, ip, headers: { authorization } }, undefined, () => {
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

test('one caller has three calls at the API, from wherever they come; the others keep nobody waiting', async () => {
  const own = Array.from({ length: AT_ONCE }, (_, nth) => call(`/customer/cart?${nth}`, 'GET', 'Bearer ada'));
  call('/customer/cart?other', 'GET', 'Bearer bola');
  await settled();
  expect(begun).toEqual(['/customer/cart?0', '/customer/cart?1', '/customer/cart?2', '/customer/cart?other']);
  own[0]?.();
  await settled();
  expect(begun.slice(4)).toEqual(['/customer/cart?3']);
});

test.each([
  ['POST', '/customer/order', 0],
  ['POST', '/customer/order/7/payment', 0],
  ['POST', '/customer/payment/start/v2', 0],
  ['POST', '/customer/package/delivery', 0],
  ['POST', '/webhooks/paystack', 0],
  ['POST', '/ops/vendor/order/7/accept', 0],
  ['POST', '/customer/delivery/amount', 1],
  ['POST', '/customer/package/delivery/amount', 1],
  ['GET', '/customer/order/7', 1],
  ['GET', '/customer/order?status=received', 1],
  ['POST', '/customer/cart', 2],
  ['POST', '/customer/orders', 2],
  ['POST', '/auth/login', 2],
  ['GET', '/customer/vendor?city=lagos', 3],
  ['GET', '/customer/cart', 3],
  ['POST', '/queue/', 3],
  ['GET', '/customer/search?query=/customer/order', 3],
])('%s %s has its turn in rank %i', (method, path, rank) => {
  expect(rankOf(path, { method })).toBe(rank);
});
