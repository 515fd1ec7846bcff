// @vitest-environment happy-dom

import { createQueryClient } from '@jara/api-client/query-client';
import { fakeApi } from '@jara/api-client/testing';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ORDER, REFERENCE, resultWith, seconds, VERIFY } from '../../../testing/awaited-payment.ts';
import { signIn, signOut } from '../../../testing/customer-page.tsx';
import { momoStateQuery } from './awaited-payment.query.ts';

const GET_ORDER = `GET /customer/order/${ORDER.id}`;

beforeEach(() => {
  vi.useFakeTimers();
  signIn();
});
afterEach(() => {
  signOut();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How often it is asked about in half a minute by somebody who goes on waiting. */
async function asked(answers: Parameters<typeof fakeApi>[0], orderId: number | null): Promise<number> {
  const calls = fakeApi(answers);
  const client = createQueryClient(() => undefined);
  const stop = new QueryObserver(client, momoStateQuery(REFERENCE, orderId)).subscribe(() => undefined);
  for (let times = 0; times < 10; times += 1) await seconds(3);
  stop();
  return calls.length;
}

test.each([
  ['abandoned', 11],
  ['received', 1],
  ['cancelled', 1],
])('a mobile-money payment of an order that is %s is asked about %d times', async (status, times) => {
  expect(await asked({ [GET_ORDER]: () => ({ data: { ...ORDER, status } }) }, ORDER.id)).toBe(times);
});

test.each([
  ['pending', 11],
  ['success', 1],
  ['failed', 1],
] as const)('a top-up by mobile money that is %s is asked about %d times', async (status, times) => {
  expect(await asked({ [VERIFY]: () => resultWith(status, null) }, null)).toBe(times);
});

test('a mobile-money payment whose order the server refuses to tell is not asked about again', async () => {
  expect(await asked({ [GET_ORDER]: () => ({ refused: 'ORDER_NOT_FOUND' }) }, ORDER.id)).toBe(1);
});
