// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { signIn, signOut } from '../../../testing/customer-page.tsx';
import { exampleOrder } from '../../../testing/example-order.ts';
import { forgetFormerOrders, forgetOrders } from './forget-orders.ts';
import { saveOrder } from './order-copy.ts';
import { hasOrderCopy } from './order-copy-key.ts';

beforeEach(() => {
  window.localStorage.clear();
  signIn();
  saveOrder(exampleOrder({ status: 'in_transit' }), Date.now());
});
afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

test('whoever signs out leaves no copy of an order behind, and gets no more notifications here', async () => {
  const unsubscribe = vi.fn(async () => true);
  const pushManager = { getSubscription: async () => ({ unsubscribe }) };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager }) } });
  expect(hasOrderCopy()).toBe(true);
  forgetOrders();
  expect(hasOrderCopy()).toBe(false);
  await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalledTimes(1));
});

test('the pages of the orders go too, and the lists and menus that were for the customer’s address', () => {
  const remove = vi.fn(async (_name: string) => true);
  vi.stubGlobal('caches', { delete: remove });
  forgetOrders();
  expect(remove.mock.calls).toEqual([['order-pages'], ['pages']]);
});

test('the copy goes where there are no service workers, or no notifications, too', () => {
  vi.stubGlobal('navigator', {});
  forgetOrders();
  expect(hasOrderCopy()).toBe(false);
});

describe('where a session has ended while no page was open', () => {
  const remove = vi.fn(async (_name: string) => true);
  const keptPages = (...pages: string[]) =>
    vi.stubGlobal('caches', { delete: remove, open: async () => ({ keys: async () => pages }) });
  beforeEach(() => remove.mockClear());

  test('the copy of its orders goes, and so do their pages', async () => {
    keptPages();
    await forgetFormerOrders();
    expect([hasOrderCopy(), remove.mock.calls]).toEqual([false, [['order-pages'], ['pages']]]);
    keptPages('/store/orders/7');
    await forgetFormerOrders();
    expect(remove).toHaveBeenCalledTimes(4);
  });

  test('and nothing is left of orders, a guest keeps lists and menus', async () => {
    window.localStorage.clear();
    keptPages();
    await forgetFormerOrders();
    expect(remove).not.toHaveBeenCalled();
  });
});
