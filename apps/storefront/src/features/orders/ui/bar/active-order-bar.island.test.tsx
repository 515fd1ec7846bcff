// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import type { ActiveOrder } from '@jara/contract';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { signIn, signOut } from '../../../../testing/customer-page.tsx';
import { exampleOrder } from '../../../../testing/example-order.ts';
import { saveActiveOrders, savedOrder } from '../../api/order-copy.ts';
import { LiveOrdersHost } from '../live/live-orders-host.tsx';
import { ActiveOrderBar } from './active-order-bar.island.tsx';

let pathname = '/';
vi.mock('@/shared/browser/address.ts', async (original) => ({
  ...(await original<object>()),
  usePagePath: () => pathname,
}));

let panelCode: Promise<unknown> = Promise.resolve();
vi.mock('../panel/load-order-panel.ts', () => ({ loadOrderPanel: () => panelCode }));

const underWay = (more: Partial<ActiveOrder> = {}): ActiveOrder => {
  const { id, class: kind, total_price, currency, created_at } = exampleOrder();
  return {
    ...{ id, class: kind, total_price, currency, created_at, status: 'in_transit', version: 5, item_count: 3 },
    vendor: { name: 'Mama Put', logo: '' },
    arrival: { from: '2026-11-16T13:20:00.000Z', to: '2026-11-16T13:30:00.000Z' },
    ...more,
  };
};
const ordersAre = (...orders: ActiveOrder[]) =>
  fakeApi({
    'GET /customer/order/active': () => ({ data: orders }),
    ...Object.fromEntries(
      orders.map(({ id, status }) => [
        `GET /customer/order/${id}`,
        () => ({ data: exampleOrder({ id, status, version: 5 }) }),
      ]),
    ),
  });
const show = () =>
  render(
    <>
      <ActiveOrderBar place="bottom" />
      <LiveOrdersHost />
    </>,
  );

// Their code takes longer to load than a test waits for it.
beforeAll(() => Promise.all([import('./active-order-bar-content.tsx'), import('../live/live-orders-content.tsx')]));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T13:00:00Z') });
  pathname = '/';
  panelCode = Promise.resolve();
  window.localStorage.clear();
  window.history.replaceState(null, '', '/store?city=lagos');
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  signIn();
});
afterEach(() => {
  cleanup();
  signOut();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the bar says whose order is how far and when it arrives, on the vendor’s clock, and opens it', async () => {
  ordersAre(underWay());
  show();
  const link = await screen.findByRole('link', { name: 'Mama Put · On its way · arrives 2:20 PM – 2:30 PM' });
  // Its click asks for no page, so its touch does not, either.
  expect(link.dataset['needsCode']).toBe('');
  fireEvent.click(link);
  expect(window.location.search).toBe('?city=lagos&order_id=412345678');
});

test('the bar names the day of a pre-order, and where it has no room it cuts anything but the time', async () => {
  const arrival = { from: '2026-11-17T11:00:00.000Z', to: '2026-11-17T13:00:00.000Z' };
  ordersAre(underWay({ class: 'preorder_delivery', status: 'ready_for_pickup', arrival }));
  show();
  const { textContent } = await screen.findByRole('link');
  expect(screen.getByText(/arrives Tue/).className).toBe('shrink-0');
  expect(textContent).toBe('Mama Put · Ready · arrives Tue, 12 PM – 2 PM');
});

test('of several orders the furthest along is named, and the others are counted and led to', async () => {
  ordersAre(underWay({ id: 1, status: 'preparing' }), underWay({ id: 2, status: 'arrived', arrival: null }));
  show();
  const [order, others] = await screen.findAllByRole('link');
  expect(order?.textContent).toBe('Mama Put · Arrived');
  expect(others?.textContent).toBe('+1 more order');
  fireEvent.click(others as HTMLElement);
  expect(window.location.search).toBe('?city=lagos&order_id=list');
});

test('on the page of its order, and in its panel, there is no bar', async () => {
  const calls = ordersAre(underWay());
  pathname = '/orders/412345678';
  show();
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain('GET /customer/order/412345678'));
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  pathname = '/';
  window.history.replaceState(null, '', '/store?order_id=412345678');
  show();
  await act(async () => undefined);
  expect(screen.queryByRole('link')).toBeNull();
});

test('nothing is asked for a guest, nor where data is saved and no order was seen here', async () => {
  const calls = ordersAre(underWay());
  vi.stubGlobal('navigator', { ...navigator, onLine: true, connection: { saveData: true } });
  show();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(calls).toEqual([]);
  window.localStorage.setItem('ordersCopy', '{}');
  cleanup();
  signOut();
  vi.unstubAllGlobals();
  const guestCalls = ordersAre(underWay());
  show();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(guestCalls).toEqual([]);
});

test('the order is kept in the browser with its PIN, without being opened', async () => {
  ordersAre(underWay());
  show();
  await waitFor(() => expect(savedOrder(412_345_678)?.data.meta_data).toEqual({ delivery_pin: '4821' }));
});

test('without a network and the panel’s code the bar leads to the order’s own page', async () => {
  fakeApi({});
  panelCode = Promise.reject(new Error('Failed to load'));
  panelCode.catch(() => undefined);
  vi.stubGlobal('navigator', { ...navigator, onLine: false });
  saveActiveOrders([underWay()], Date.now());
  show();
  expect((await screen.findByRole('link')).getAttribute('href')).toBe('/store/orders/412345678');
});

test('without a network the bar says as of when it was so', async () => {
  fakeApi({});
  vi.stubGlobal('navigator', { ...navigator, onLine: false });
  saveActiveOrders([underWay()], Date.parse('2026-11-16T13:05:00.000Z'));
  show();
  expect((await screen.findByRole('link')).textContent).toBe('Mama Put · On its way · as of 2:05 PM');
});
