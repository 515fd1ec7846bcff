import { createQueryClient } from '@jara/api-client/query-client';
import type { MinorUnits } from '@jara/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EXAMPLE_QUOTE as QUOTE } from '../../../testing/example-quote.ts';
import { lastQuoteOf, quoteQuery } from './quote.query.ts';

const ASKED = {
  destination_id: 3,
  order_class: 'delivery',
  source_id: 70,
  vendor_id: 7,
  cart_id: '0199a0c2-7d54-7000-8000-000000000001',
} as const;
const subtotal = (amount: number) => amount as MinorUnits;

const said: string[] = [];
const client = createQueryClient((message) => said.push(message));
const fetched = vi.fn();

beforeEach(() => {
  said.length = 0;
  client.clear();
  fetched.mockReset();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { cookie: '', addEventListener: () => undefined });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', {
    location: { protocol: 'http:' },
    localStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    addEventListener: () => undefined,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answer = (status: number, body: object) =>
  fetched.mockImplementation(async () => new Response(JSON.stringify(body), { status }));
const ask = (worth = 300_000) => client.query(quoteQuery(ASKED, subtotal(worth)));

test('pricing.007 pricing.008 the same request is answered from what is kept, for 5 minutes', async () => {
  answer(200, { status: 'success', message: 'OK', data: QUOTE });
  expect(await ask()).toEqual(QUOTE);
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual(ASKED);
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
  await ask();
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await ask();
  expect(fetched).toHaveBeenCalledTimes(2);
  // Another cart is another question.
  await ask(310_000);
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('pricing.008 pricing.009 without an answer it is asked 3 more times, and then these words are said', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const failed = expect(ask()).rejects.toThrow();
  await vi.runAllTimersAsync();
  await failed;
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(said).toEqual(['Delivery fee error: Reload to try again']);
});

test('pricing.009 what the server refuses is said in its words, at once', async () => {
  const message = 'This vendor does not deliver as far as that address.';
  answer(400, { status: 'failed', code: 'ADDRESS_TOO_FAR', message });
  await expect(ask()).rejects.toThrow(message);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(said).toEqual([message]);
});

test('a cart that has changed, also while nobody looked, has its last quote to show; no other cart has it', async () => {
  const quoteOf = (id: number) => ({ status: 'success', message: 'OK', data: { ...QUOTE, id } });
  expect(lastQuoteOf(client, ASKED.cart_id)).toBeUndefined();
  answer(200, quoteOf(1));
  await ask(300_000);
  await vi.advanceTimersByTimeAsync(1_000);
  answer(200, quoteOf(2));
  await ask(310_000);
  expect(lastQuoteOf(client, ASKED.cart_id)?.id).toBe(2);
  expect(lastQuoteOf(client, '0199a0c2-7d54-7000-8000-000000000002')).toBeUndefined();
  expect(lastQuoteOf(client, null)).toBeUndefined();
});
