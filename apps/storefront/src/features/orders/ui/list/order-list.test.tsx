// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import { activeOrder } from '@jara/contract';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage, signIn, signOut } from '../../../../testing/customer-page.tsx';
import { saveActiveOrders } from '../../api/order-copy.ts';
import { OrderList } from './order-list.tsx';

beforeEach(() => {
  window.history.replaceState(null, '', '/store/orders');
  vi.useFakeTimers();
  signIn();
});
afterEach(() => {
  cleanup();
  signOut();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (milliseconds = 20) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const rows = () => screen.getAllByRole('link', { name: /Mama Put/ });
const summary = (id: number, status = 'received') => ({
  ...{ id, class: 'delivery', status, total_price: 600_000, currency: 'NGN', item_count: 2 },
  ...{ created_at: '2026-11-16T12:00:00.000Z', vendor: { name: 'Mama Put', logo: '' } },
});

test('each order has its number, vendor, status and total, and leads to its page; more come on demand', async () => {
  const calls = fakeApi({
    'GET /customer/order': ({ query }) =>
      query['before'] === undefined
        ? { data: { orders: [summary(300), summary(200, 'in_transit')], has_more: true } }
        : { data: { orders: [summary(100, 'abandoned')], has_more: false } },
  });
  renderPage(<OrderList />);
  await pass();
  const [first, second] = rows();
  expect(first?.getAttribute('href')).toBe('/store/orders/300');
  for (const words of ['Mama Put', '#300', '2 items', '₦6,000.00', 'New']) expect(first?.textContent).toContain(words);
  expect(second?.textContent).toContain('On its way');
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await pass();
  expect(calls.at(-1)?.query).toEqual({ before: '200' });
  expect(rows()).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('without orders it says what to do, and a failure can be tried again', async () => {
  fakeApi({ 'GET /customer/order': () => ({ data: { orders: [], has_more: false } }) });
  renderPage(<OrderList />);
  await pass();
  expect(screen.getByText('No orders yet')).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Find something to eat', '/store'],
    ['Send a package', '/store?open=relay&delivery_type=send'],
  ]);
  cleanup();
  fakeApi({ 'GET /customer/order': () => ({ refused: 'UNAVAILABLE' }) });
  renderPage(<OrderList />);
  await pass(60_000);
  fakeApi({ 'GET /customer/order': () => ({ data: { orders: [summary(300)], has_more: false } }) });
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await pass();
  expect(rows()).toHaveLength(1);
});

test('order.053 the list is narrowed to each status of the specification, which the address keeps', async () => {
  const calls = fakeApi({
    'GET /customer/order': ({ query }) => ({
      data: { orders: query['status'] === 'rejected' ? [] : [summary(300)], has_more: false },
    }),
  });
  renderPage(<OrderList />);
  await pass();
  const chips = within(screen.getByRole('navigation', { name: 'Orders by status' })).getAllByRole('link');
  expect(
    chips.slice(1).map((chip) => new URLSearchParams(chip.getAttribute('href') ?? '').get('order_status')),
  ).toEqual([
    'received',
    'preparing',
    'awaiting_pickup',
    'in_transit',
    'arrived',
    'accepted_by_driver',
    'success',
    'completed',
    'rejected',
    'failed',
  ]);
  fireEvent.click(screen.getByRole('link', { name: 'Rejected' }));
  await pass();
  expect(calls.at(-1)?.query).toEqual({ status: 'rejected' });
  expect(window.location.search).toBe('?order_status=rejected');
  fireEvent.click(screen.getByRole('button', { name: 'Show all orders' }));
  await pass();
  expect(rows()).toHaveLength(1);
});

test('without a network the list is those under way, as of when, and says that it has no others', async () => {
  const under = { ...summary(300), version: 1, arrival: null };
  saveActiveOrders([activeOrder.parse(under)], Date.parse('2026-11-16T13:05:00.000Z'));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fakeApi({});
  renderPage(<OrderList />);
  await pass();
  expect(rows()).toHaveLength(1);
  expect(screen.getByRole('status').textContent).toBe(
    'As of 16 Nov 2026, 2:05 PM. You are offline. Only your orders under way are kept here.',
  );
  expect(screen.queryByRole('alert')).toBeNull();
  vi.restoreAllMocks();
});

test('without a network and without a copy the list says so, and is not awaited', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fakeApi({});
  renderPage(<OrderList />);
  await pass();
  expect(screen.getByRole('alert').textContent).toContain('You are offline.');
  vi.restoreAllMocks();
});
