// @vitest-environment happy-dom

import { createQueryClient } from '@jara/api-client/query-client';
import { fakeApi } from '@jara/api-client/testing';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signIn, signOut } from '../../../testing/customer-page.tsx';
import { examplePackageQuote } from '../../../testing/example-package.ts';
import { packageQuoteQuery } from './package-quote.query.ts';

beforeEach(() => {
  vi.useFakeTimers();
  signIn();
});
afterEach(() => {
  signOut();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ASKED = {
  source_address: { id: 3, latitude: 6.5, longitude: 3.35 },
  destination_address: { id: 4, latitude: 6.6, longitude: 3.35 },
  estimated_order_amount: 0,
};

test('the next package on the same way gets a quote of its own: an order may have used the last one', async () => {
  let quotes = 0;
  fakeApi({ 'POST /customer/package/delivery/amount': () => ({ data: examplePackageQuote({ id: ++quotes }) }) });
  const client = createQueryClient(() => undefined);
  const quoted = async () => {
    const observer = new QueryObserver(client, packageQuoteQuery(ASKED));
    const stop = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(1_000);
    const { data } = observer.getCurrentResult();
    stop();
    await vi.advanceTimersByTimeAsync(1_000);
    return data?.id;
  };
  expect([await quoted(), await quoted()]).toEqual([1, 2]);
});
