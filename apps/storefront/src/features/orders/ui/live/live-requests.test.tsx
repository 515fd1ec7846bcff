// @vitest-environment happy-dom
import { type Call, fakeApi } from '@jara/api-client/testing';
import type { Order } from '@jara/contract';
import { timelineEntries } from '@jara/domain/order';
import { useInfiniteQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiProvider } from '@/shared/api/api-provider.tsx';
import { ADA, signIn, signOut } from '../../../../testing/customer-page.tsx';
import { exampleOrder, trackingOf } from '../../../../testing/example-order.ts';
import { orderListQuery } from '../../api/order.query.ts';
import ActiveOrderBarContent from '../bar/active-order-bar-content.tsx';
import { OrderView } from '../order/order-view.tsx';
import LiveOrdersContent from './live-orders-content.tsx';

const ID = 412_345_678;
const PICKED = { action: 'DRIVER_PICKED_ORDER', created_at: new Date('2026-11-16T12:50:00Z') } as const;
vi.mock('@/shared/browser/address.ts', async (original) => ({
  ...(await original<object>()),
  usePagePath: () => `/orders/${ID}`,
}));
vi.mock('../panel/load-order-panel.ts', () => ({ loadOrderPanel: async () => undefined }));

let order: Order;
let calls: Call[];
/** Writes to the stream that the page reads. */
let send: (text: string) => void;
/** How many streams there were. */
let opened: number;
/** Until then those under way are not answered. */
let activeMayCome: Promise<void> | undefined;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-16T13:00:00Z') });
  window.localStorage.clear();
  opened = 0;
  activeMayCome = undefined;
  signIn();
  order = exampleOrder({ id: ID, status: 'preparing', version: 3 });
  calls = fakeApi({
    [`GET /customer/order/${ID}`]: () => ({ data: order }),
    [`GET /customer/order/${ID}/payment`]: () => ({ data: null }),
    [`GET /customer/track/${ID}`]: () => ({ data: trackingOf(order) }),
    [`PUT /customer/order/${ID}/complete`]: () => ({ data: order }),
    'GET /customer/order': () => ({ data: { orders: [], above: [], has_more: false } }),
    'GET /customer/order/active': async () => {
      await activeMayCome;
      if (order.status === 'failed') return { data: [] };
      const { id, class: kind, total_price, currency, created_at, status, version, vendor } = order;
      const under = { id, class: kind, total_price, currency, created_at, status, version, item_count: 3 };
      return { data: [{ ...under, vendor: { name: vendor.name, logo: '' }, arrival: null }] };
    },
  });
  const answer = fetch;
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    if (!address.endsWith('/order/stream')) return answer(address, request);
    opened += 1;
    const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      send = (text) => controller.enqueue(new TextEncoder().encode(text));
    };
    return new Response(new ReadableStream({ start }), { headers: { 'content-type': 'text/event-stream' } });
  });
});
afterEach(() => {
  cleanup();
  signOut();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = () => act(() => vi.advanceTimersByTimeAsync(100));
/** What was asked for since the last time. */
const asked = () => calls.splice(0).map(({ call }) => call.replace(String(ID), 'ID'));

async function openOrder() {
  render(
    <>
      <ApiProvider>
        <OrderView id={ID} onPaid={() => undefined} />
      </ApiProvider>
      <ActiveOrderBarContent place="header" customerId={ADA.id} />
      <ActiveOrderBarContent place="bottom" customerId={ADA.id} />
      <LiveOrdersContent customerId={ADA.id} />
    </>,
  );
  await pass();
}

test('the page of an order asks once for what it shows, and for its tracking again when the stream is open', async () => {
  await openOrder();
  expect(asked().toSorted()).toEqual([
    'GET /customer/order/ID',
    'GET /customer/order/ID/payment',
    'GET /customer/order/active',
    'GET /customer/track/ID',
    'GET /customer/track/ID',
  ]);
});

test('whoever says that it has arrived asks once for the order and its tracking, also as its event comes', async () => {
  order = { ...order, status: 'arrived', timeline: timelineEntries('delivery', [PICKED]) };
  await openOrder();
  asked();
  fireEvent.click(screen.getByRole('button', { name: 'My order has arrived' }));
  order = { ...order, status: 'success', version: 4 };
  send(`id: 9\nevent: order\ndata: ${JSON.stringify({ order_id: ID, version: 4, status: 'success' })}\n\n`);
  await pass();
  const times = (call: string) => (each: string) => each === call;
  const all = asked();
  expect(all.filter(times('PUT /customer/order/ID/complete'))).toHaveLength(1);
  expect(all.filter(times('GET /customer/order/ID'))).toHaveLength(1);
  expect(all.filter(times('GET /customer/track/ID'))).toHaveLength(1);
});

test('an event has the order and its tracking be asked for once each, and nothing else', async () => {
  await openOrder();
  asked();
  order = { ...order, status: 'accepted_by_driver', version: 4 };
  const event = JSON.stringify({ order_id: ID, version: 4, status: order.status });
  send(`id: 9\nevent: order\ndata: ${event}\n\n`);
  await pass();
  expect(asked().toSorted()).toEqual(['GET /customer/order/ID', 'GET /customer/track/ID']);
});

test('a failed order that is open here follows a redelivery that was asked for on another device', async () => {
  const entry = { created_at: '2026-11-16T12:55:00.000Z', heading: '', description: '' };
  const timeline = [...order.timeline, { ...entry, action: 'ORDER_DELIVERY_FAILED' as const }];
  order = { ...order, status: 'failed', is_failed_delivery: true, timeline };
  await openOrder();
  expect(document.body.textContent).toContain('Delivery failed');
  asked();
  const again = { ...entry, created_at: '2026-11-16T12:59:00.000Z', action: 'ORDER_REDELIVERY_REQUESTED' as const };
  order = { ...order, status: 'in_transit', version: 4, is_failed_delivery: false, timeline: [...timeline, again] };
  send(`id: 9\nevent: order\ndata: ${JSON.stringify({ order_id: ID, version: 4, status: order.status })}\n\n`);
  await pass();
  expect(asked()).toContain('GET /customer/order/ID');
  expect(document.body.textContent).toContain('Order in transit');
});

test('an order under way is followed on a page that shows nothing of it', async () => {
  render(<LiveOrdersContent customerId={ADA.id} />);
  await pass();
  asked();
  order = { ...order, status: 'accepted_by_driver', version: 4 };
  send(`id: 9\nevent: order\ndata: ${JSON.stringify({ order_id: ID, version: 4, status: order.status })}\n\n`);
  await pass();
  expect([asked().toSorted(), opened]).toEqual([['GET /customer/order/ID', 'GET /customer/order/active'], 1]);
});

/** Holds the list of orders as a page of it does. */
function HeldList() {
  useInfiniteQuery(orderListQuery());
  return null;
}

test('the next customer’s live orders begin anew: of the one before, nothing counts as ended', async () => {
  const page = (customerId: number) => (
    <>
      <ApiProvider>
        <HeldList />
      </ApiProvider>
      <LiveOrdersContent customerId={customerId} />
    </>
  );
  const { rerender } = render(page(ADA.id));
  await pass();
  expect(asked()).toContain('GET /customer/order/ID');
  order = { ...order, status: 'failed' };
  const { promise, resolve } = Promise.withResolvers<void>();
  activeMayCome = promise;
  act(() => signIn({ ...ADA, id: ADA.id + 1 }));
  rerender(page(ADA.id + 1));
  await pass();
  resolve();
  await pass();
  expect(asked().toSorted()).toEqual(['GET /customer/order', 'GET /customer/order/active']);
});

test('without an order under way there is no connection', async () => {
  order = { ...order, status: 'failed' };
  render(<LiveOrdersContent customerId={ADA.id} />);
  await pass();
  expect([asked(), opened]).toEqual([['GET /customer/order/active'], 0]);
});
