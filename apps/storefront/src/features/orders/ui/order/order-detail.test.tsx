// @vitest-environment happy-dom
import { type Call, fakeApi } from '@jara/api-client/testing';
import type { MinorUnits, Order, TimelineAction, Tracking } from '@jara/contract';
import { timelineEntries } from '@jara/domain/order';
import { toast } from '@jara/ui/toast';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderPage, signIn, signOut } from '../../../../testing/customer-page.tsx';
import { exampleOrder, trackingOf } from '../../../../testing/example-order.ts';
import { OrderDetail } from './order-detail.tsx';
// It is fetched when it opens; here it is there before.
import '../actions/confirm-arrival-dialog.tsx';

const NOW = new Date('2026-11-16T13:00:00Z');
const ID = 412_345_678;
const RIDER = { name: 'Emeka', phone: '2348055550001' };
const minor = (amount: number) => amount as MinorUnits;
let calls: Call[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  signIn();
});
afterEach(() => {
  cleanup();
  signOut();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pass = () => act(() => vi.advanceTimersByTimeAsync(50));

/** An order to which each of these has happened, a minute after the other. */
function orderAfter(actions: readonly TimelineAction[], more: Partial<Order>): Order {
  const happened = actions.map((action, at) => ({ action, created_at: new Date(NOW.getTime() + (at - 30) * 60_000) }));
  return exampleOrder({ timeline: timelineEntries(more.class ?? 'delivery', happened), version: 5, ...more });
}
const IN_TRANSIT = orderAfter(['MADE_PAYMENT', 'VENDOR_ACCEPTED_ORDER', 'DRIVER_PICKED_ORDER'], {
  status: 'in_transit',
  driver: RIDER,
});
const READY = orderAfter(['MADE_PAYMENT', 'VENDOR_ACCEPTED_ORDER', 'AWAITING_PICKUP'], {
  ...{ class: 'pickup', status: 'awaiting_pickup', address: null, meta_data: { order_pin: '9035' } },
});

async function show(order: Order, track: Partial<Tracking> = {}, answers: Parameters<typeof fakeApi>[0] = {}) {
  calls = fakeApi({ [`GET /customer/track/${ID}`]: () => ({ data: trackingOf(order, track) }), ...answers });
  const page = renderPage(<OrderDetail order={order} payment={null} isUnanswered={false} onChange={() => undefined} />);
  await pass();
  return page;
}
const text = () => document.body.textContent ?? '';
const headings = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('order.005 the packs are listed item by item, and the totals with every fee of the order', async () => {
  await show(
    exampleOrder({
      ...{ delivery_price: minor(50_000), service_price: minor(20_000), safety_fee: minor(3_000) },
      bag_information: { total_amount: minor(10_000), quantity: 1 },
    }),
  );
  const pack = within(screen.getByRole('article', { name: 'Pack 1' })).getAllByRole('listitem');
  expect(pack.map((item) => item.textContent)).toEqual(['2 × Jollof rice₦5,000.00Egg₦200.00', 'Box₦100.00']);
  for (const line of ['Delivery fee₦500.00', 'Service fee₦200.00', 'Safety fee₦30.00', 'Bags₦100.00', 'Total₦6,000.00'])
    expect(text()).toContain(line);
});

test("order.006 'Get help' writes to the vendor's support, where there is one", async () => {
  const { vendor } = exampleOrder();
  await show(exampleOrder({ vendor: { ...vendor, support_contact: 'help@mamaput.example' } }));
  expect(screen.getByRole('link', { name: 'Get help' }).getAttribute('href')).toMatch(
    /^mailto:help@mamaput\.example\b/,
  );
  cleanup();
  await show(exampleOrder());
  expect(screen.queryByRole('link', { name: 'Get help' })).toBeNull();
});

test('timeline.001 the timeline is open by default and can be collapsed', async () => {
  await show(orderAfter(['MADE_PAYMENT', 'VENDOR_REJECTED_ORDER'], { status: 'rejected', refunded: minor(600_000) }));
  const timeline = screen.getByText('Timeline').closest('details');
  expect(timeline?.open).toBe(true);
  expect(timeline?.textContent).toContain('Order Received16 Nov 2026, 1:30 PM');
  expect(timeline?.textContent).toContain('Vendor rejected order1:31 PM');
  timeline?.querySelector('summary')?.click();
  expect(timeline?.open).toBe(false);
});

test('the vendor’s reason of a rejection stands beside the status, not at the end of the timeline alone', async () => {
  const created_at = NOW;
  const happened = [{ action: 'VENDOR_REJECTED_ORDER' as const, created_at, reason: 'No more rice' }];
  await show(exampleOrder({ status: 'rejected', timeline: timelineEntries('delivery', happened) }));
  expect(screen.getByRole('status').textContent).toContain('Mama Put says: No more rice');
});

test('timeline.002 the steps that are shown depend on the class of the order', async () => {
  await show(IN_TRANSIT);
  const steps = () => screen.getByRole('list', { name: 'Steps' });
  expect(headings(steps()).at(-1)).toBe('Order delivered');
  expect(within(steps()).getByText('Order in transit').closest('li')?.getAttribute('aria-current')).toBe('step');
  cleanup();
  await show(READY);
  expect(headings(steps()).at(-1)).toBe('Order picked up');
});

test('timeline.012 the steps of an order that has ended stay, and a rejection is shown as a failure', async () => {
  const steps = () => screen.getByRole('list', { name: 'Steps' });
  await show(orderAfter(['MADE_PAYMENT', 'VENDOR_REJECTED_ORDER'], { status: 'rejected' }));
  const rejection = within(steps()).getByText('Vendor rejected order').closest('li');
  expect(rejection?.dataset['state']).toBe('failed');
  cleanup();
  await show(orderAfter(['MADE_PAYMENT', 'ORDER_COMPLETED'], { status: 'success' }));
  expect(headings(steps())).toEqual(['Order Received1:30 PM', 'Order delivered1:31 PM']);
});

test('the room of the arrival and of the rider’s way is kept until they are known, or cannot be had', async () => {
  const answer = Promise.withResolvers<{ data: Tracking }>();
  const rooms = () => document.querySelectorAll('.animate-breathe.bg-sunk').length;
  const { unmount } = await show(IN_TRANSIT, {}, { [`GET /customer/track/${ID}`]: () => answer.promise });
  expect(screen.getByText('Looking for your rider')).toBeTruthy();
  expect(rooms()).toBe(3);
  answer.resolve({ data: trackingOf(IN_TRANSIT) });
  await pass();
  expect([rooms(), screen.queryByText('Looking for your rider')]).toEqual([0, null]);
  unmount();
  await show(IN_TRANSIT, {}, { [`GET /customer/track/${ID}`]: () => ({ refused: 'UNAVAILABLE' }) });
  expect(rooms()).toBe(0);
});

test('an order on its way has its arrival on the vendor’s clock, its rider’s number and how far they are', async () => {
  await show(IN_TRANSIT, {
    arrival: { from: '2026-11-16T13:20:00.000Z', to: '2026-11-16T13:30:00.000Z' },
    source: { name: 'Mama Put', latitude: 6.5, longitude: 3.35 },
    destination: { name: '12 Allen Avenue, Ikeja', latitude: 6.6, longitude: 3.35 },
    position: { latitude: 6.59, longitude: 3.35, at: '2026-11-16T12:59:35.000Z' },
  });
  expect(screen.getByRole('status').textContent).toContain('Emeka is on the way to you.');
  expect(text()).toContain('Arrives2:20 PM – 2:30 PM');
  expect(text()).toContain('1.1 km awayUpdated 20 s ago');
  expect(screen.getByRole('link', { name: /^Call rider/ }).getAttribute('href')).toBe('tel:+2348055550001');
});

test('an order that waits for its rider says so, and on which day a pre-order arrives', async () => {
  await show(orderAfter(['MADE_PAYMENT'], { class: 'preorder_delivery', status: 'ready_for_pickup' }), {
    arrival: { from: '2026-11-17T11:00:00.000Z', to: '2026-11-17T13:00:00.000Z' },
  });
  expect(screen.getByRole('heading', { level: 2, name: 'Ready, waiting for a rider' })).toBeTruthy();
  expect(text()).toContain('ArrivesTue 17 Nov, 12 PM – 2 PM');
  // It is no pickup.
  expect(text()).toMatch(/^Ready(?! for pick up)/);
});

test('while an order is under way its arrival is asked for every minute', async () => {
  await show(IN_TRANSIT);
  const asked = () => calls.filter(({ call }) => call === `GET /customer/track/${ID}`).length;
  expect(asked()).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asked()).toBe(2);
});

test('a rider who has arrived is not so far away', async () => {
  const destination = { name: '12 Allen Avenue, Ikeja', latitude: 6.6, longitude: 3.35 };
  const position = { latitude: 6.59, longitude: 3.35, at: '2026-11-16T12:59:35.000Z' };
  await show({ ...IN_TRANSIT, status: 'arrived' }, { destination, position });
  expect(text()).toContain('Updated 20 s ago');
  expect(text()).not.toContain('km away');
  expect(document.querySelector<HTMLElement>('[style*="left"]')?.style.left).toBe('100%');
});

test('what has come says when, where it said when it comes; the way stays in sight until the page is left', async () => {
  const track = trackingOf(IN_TRANSIT, {
    destination: { name: '12 Allen Avenue, Ikeja', latitude: 6.6, longitude: 3.35 },
    position: { latitude: 6.59, longitude: 3.35, at: '2026-11-16T12:59:35.000Z' },
  });
  let answer = track;
  const { rerender } = await show(IN_TRANSIT, {}, { [`GET /customer/track/${ID}`]: () => ({ data: answer }) });
  expect(screen.getByRole('region', { name: 'Where your rider is' }).textContent).toContain('km away');
  const actions = ['MADE_PAYMENT', 'DRIVER_PICKED_ORDER', 'ORDER_COMPLETED'] as const;
  const done = orderAfter(actions, { status: 'success', driver: RIDER, version: 6 });
  answer = trackingOf(done);
  rerender(<OrderDetail order={done} payment={null} isUnanswered={false} onChange={() => undefined} />);
  await pass();
  expect(text()).toContain('Delivered1:32 PM');
  expect(screen.getByRole('region', { name: 'Where your rider is' }).textContent).toBe('This ride is over.');
  cleanup();
  await show(done);
  expect(screen.queryByRole('region', { name: 'Where your rider is' })).toBeNull();
});

test('what the tracking knows better is shown: the answer with the higher version is true', async () => {
  await show(IN_TRANSIT, { status: 'arrived', version: 6 });
  expect(screen.getByRole('heading', { level: 2, name: 'Order arrived' })).toBeTruthy();
  expect(text()).toContain('Has your order arrived yet?');
  cleanup();
  await show(IN_TRANSIT, { status: 'awaiting_pickup', version: 4 });
  expect(screen.getByRole('heading', { level: 2, name: 'Order in transit' })).toBeTruthy();
});

test('an order can be cancelled where its status is said, until the vendor has accepted it', async () => {
  await show(exampleOrder());
  const [first] = screen.getAllByRole('button');
  expect(first?.textContent).toBe('Cancel order');
  cleanup();
  await show(orderAfter(['MADE_PAYMENT', 'VENDOR_ACCEPTED_ORDER'], { status: 'fresh' }));
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

test('who cannot have an order any more is led to something else', async () => {
  for (const status of ['rejected', 'unable_to_process'] as const) {
    await show(exampleOrder({ status }));
    expect(screen.getByRole('link', { name: 'Order something else' }).getAttribute('href')).toBe('/store');
    cleanup();
  }
  await show(exampleOrder({ status: 'success' }));
  expect(screen.queryByRole('link', { name: 'Order something else' })).toBeNull();
});

test('order.004 once it has been handed over the PIN is still shown, in small letters', async () => {
  const pin = () => screen.getByText('Delivery PIN').nextElementSibling;
  await show(IN_TRANSIT);
  expect([pin()?.textContent, pin()?.classList.contains('text-36')]).toEqual(['4821', true]);
  cleanup();
  await show({ ...IN_TRANSIT, status: 'success' });
  expect([pin()?.textContent, pin()?.classList.contains('text-36')]).toEqual(['4821', false]);
});

test('a pickup says where it waits, with a link to a map where the place is known', async () => {
  const vendor = { ...READY.vendor, address: '4 Herbert Macaulay Way, Yaba' };
  await show({ ...READY, vendor }, { source: { name: 'Mama Put', latitude: 6.5095, longitude: 3.3711 } });
  const map = screen.getByRole('link', { name: 'See it on a map' });
  expect(map.getAttribute('href')).toBe('https://www.openstreetmap.org/?mlat=6.5095&mlon=3.3711#map=17/6.5095/3.3711');
  cleanup();
  await show({ ...READY, vendor });
  expect(screen.queryByRole('link', { name: 'See it on a map' })).toBeNull();
  expect(screen.getAllByText('4 Herbert Macaulay Way, Yaba')).toHaveLength(2);
});

test("'My order has arrived' asks once while the rider is on the way, and not at the address", async () => {
  vi.spyOn(toast, 'success').mockReturnValue('');
  const complete = `PUT /customer/order/${ID}/complete`;
  const isSent = () => calls.some(({ call }) => call === complete);
  const done = { ...IN_TRANSIT, status: 'success' as const, version: 6 };
  const answers = { [complete]: () => ({ data: done }) };
  const tap = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await pass();
  };
  await show(IN_TRANSIT, {}, answers);
  await tap('My order has arrived');
  expect(screen.getByRole('dialog', { name: 'Do you have your order?' })).toBeTruthy();
  await tap('Not yet');
  expect([screen.queryByRole('dialog'), isSent()]).toEqual([null, false]);
  await tap('My order has arrived');
  await tap('Yes, I have it');
  expect([screen.queryByRole('dialog'), isSent()]).toEqual([null, true]);
  cleanup();
  await show({ ...IN_TRANSIT, status: 'arrived' }, {}, answers);
  await tap('My order has arrived');
  expect(isSent()).toBe(true);
});

test("order.018 after a failed delivery 'My order has arrived' stays, and asks before it ends the order", async () => {
  const failed = orderAfter(['MADE_PAYMENT', 'DRIVER_PICKED_ORDER', 'ORDER_DELIVERY_FAILED'], {
    ...{ status: 'failed', is_failed_delivery: true },
  });
  await show(failed);
  expect(text()).toContain('Has your order arrived yet?');
  fireEvent.click(screen.getByRole('button', { name: 'My order has arrived' }));
  await pass();
  expect(screen.getByRole('dialog').textContent).toContain('Your rider says that nobody took it.');
});

test("order.046 'Order picked up' completes it, shows the message, and asks for the orders anew", async () => {
  const said = vi.spyOn(toast, 'success').mockReturnValue('');
  const done = { ...READY, status: 'completed' as const, version: 6 };
  const { client } = await show(READY, {}, { [`PUT /customer/order/${ID}/complete`]: () => ({ data: done }) });
  const anew = vi.spyOn(client, 'invalidateQueries');
  fireEvent.click(screen.getByRole('button', { name: 'Order picked up' }));
  await pass();
  expect(calls.map(({ call }) => call)).toContain(`PUT /customer/order/${ID}/complete`);
  expect(said).toHaveBeenCalledWith('OK');
  expect(anew).toHaveBeenCalledWith({ queryKey: ['orders'] }, { cancelRefetch: false });
  expect(said.mock.invocationCallOrder[0]).toBeLessThan(anew.mock.invocationCallOrder[0] ?? 0);
});

test('order.051 a pickup that could not be confirmed says why', async () => {
  const { said } = await show(
    READY,
    {},
    {
      [`PUT /customer/order/${ID}/complete`]: () => ({ refused: 'ORDER_MOVED_ON' }),
    },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Order picked up' }));
  await pass();
  expect(said).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Order picked up' })).toBeTruthy();
});

test("order.054 what was delivered is 'Delivered', and what was picked up 'Completed'", async () => {
  await show(orderAfter(['MADE_PAYMENT', 'ORDER_COMPLETED'], { status: 'success' }));
  expect(text()).toMatch(/^DeliveredOrder delivered/);
  cleanup();
  await show(orderAfter(['MADE_PAYMENT', 'ORDER_COMPLETED'], { status: 'completed', class: 'pickup' }));
  expect(text()).toMatch(/^CompletedOrder picked up/);
});

test('what was out of stock is said at the top and beside its dish, with what went back to the wallet', async () => {
  const [dish] = IN_TRANSIT.items;
  const issue = { item_id: 1, name: 'Jollof rice', code: 'OUT_OF_STOCK' as const, refunded: minor(500_000) };
  await show({
    ...IN_TRANSIT,
    issues: [{ ...issue, pack_reference: dish?.pack_reference ?? '' }],
    refunded: minor(500_000),
  });
  expect(text()).toContain('Jollof rice was out of stock. ₦5,000.00 is back in your wallet.');
  expect(text()).toContain('Out of stock · ₦5,000.00 refunded to your wallet');
  expect(text()).toContain('Refunded to your wallet₦5,000.00');
});

describe('an order whose second delivery failed too', () => {
  const { vendor } = exampleOrder();
  const failedAgain = orderAfter(['MADE_PAYMENT', 'ORDER_DELIVERY_FAILED', 'ORDER_REDELIVERY_REQUESTED'], {
    ...{ status: 'failed', is_failed_delivery: true },
    vendor: { ...vendor, support_contact: 'help@mamaput.example' },
  });

  test('has Get help first, says what happens with it and the money, and shows no PIN', async () => {
    await show(failedAgain);
    expect(text()).toMatch(/^FailedDelivery failed.*second time either\.Get helpSupport decides within a day/);
    expect(text()).toContain('what you paid comes back to your wallet, less what was used');
    expect(text()).not.toContain('PIN');
    expect(screen.getAllByRole('link', { name: 'Get help' })).toHaveLength(1);
  });

  test('says what came back once support has decided', async () => {
    const refunded = minor(400_000);
    await show({ ...failedAgain, refunded });
    expect(text()).toContain('Get help₦4,000.00 went back to your wallet.');
    expect(text()).not.toContain('Support decides');
  });
});

test('an order that its rider handed back says that another one is being found', async () => {
  const actions = ['MADE_PAYMENT', 'VENDOR_ACCEPTED_ORDER', 'DRIVER_PICKED_ORDER', 'RIDER_HANDED_BACK'] as const;
  await show(orderAfter(actions, { status: 'ready_for_pickup' }));
  expect(screen.getByRole('heading', { name: 'Finding another rider', level: 2 })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'My order has arrived' })).toBeNull();
});
