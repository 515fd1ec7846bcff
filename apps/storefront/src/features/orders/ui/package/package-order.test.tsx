// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import type { Order, OrderStatus, PackageInformation, TimelineAction, Tracking } from '@jara/contract';
import { timelineEntries } from '@jara/domain/order';
import { toast } from '@jara/ui/toast';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage, signIn, signOut } from '../../../../testing/customer-page.tsx';
import { packageOrder, trackingOf, unpaidOrder } from '../../../../testing/example-order.ts';
import { savedOrder, saveOrder } from '../../api/order-copy.ts';
import { receiptText } from '../../model/text/receipt-text.ts';
import { OrderRow } from '../list/order-row.tsx';
import { OrderDetail } from '../order/order-detail.tsx';
import { Receipt } from '../receipt/receipt.tsx';
// They are fetched when they open; here they are there before.
import '../actions/cancel-order-dialog.tsx';
import '../actions/confirm-arrival-dialog.tsx';

const NOW = new Date('2026-11-16T13:00:00Z');
const ID = 412_345_678;
const RIDER = { name: 'Emeka', phone: '2348055550001' };

const sent = packageOrder();
const carried = sent.package_information as PackageInformation;
const received = (more: Partial<Order> = {}) =>
  packageOrder({ package_information: { ...carried, user_action: 'receiving' }, ...more });

/** At each status that a package comes to, with the last thing that has happened to it. */
const LAST: Partial<Record<OrderStatus, TimelineAction>> = {
  received: 'MADE_PAYMENT',
  accepted_by_driver: 'DRIVER_ACCEPTED_ORDER',
  awaiting_pickup: 'DRIVER_ARRIVED_AT_RESTAURANT',
  in_transit: 'DRIVER_PICKED_ORDER',
  arrived: 'DRIVER_ARRIVED_AT_CUSTOMER_LOCATION',
  success: 'ORDER_COMPLETED',
  failed: 'ORDER_DELIVERY_FAILED',
  cancelled: 'ORDER_CANCELLED',
  unable_to_process: 'ORDER_UNABLE_TO_PROCESS',
};
const STATUSES = Object.keys(LAST) as OrderStatus[];
function at(status: OrderStatus, order: Order = sent): Order {
  const actions = [...new Set<TimelineAction>(['MADE_PAYMENT', LAST[status] ?? 'MADE_PAYMENT'])];
  const happened = actions.map((action, step) => ({
    action,
    created_at: new Date(NOW.getTime() + (step - 5) * 60_000),
  }));
  const driver = status === 'received' ? null : RIDER;
  const is_failed_delivery = status === 'failed';
  return { ...order, status, driver, is_failed_delivery, timeline: timelineEntries(order.class, happened) };
}

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

const text = () => document.body.textContent ?? '';
const pass = () => act(() => vi.advanceTimersByTimeAsync(50));
const tap = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass();
};
async function show(order: Order, track: Partial<Tracking> = {}) {
  fakeApi({
    [`GET /customer/track/${ID}`]: () => ({ data: trackingOf(order, track) }),
    [`GET /customer/order/${ID}/cancel`]: () => ({
      data: { refund: 126_000, held: 0, currency: 'NGN', to: 'wallet', promo_code: null },
    }),
    [`GET /customer/order/${ID}/redelivery/payment`]: () => ({ data: null }),
    'GET /customer/wallet': () => ({ data: { balance: 500_000, currency: 'NGN', held: 0 } }),
  });
  renderPage(<OrderDetail order={order} payment={null} isUnanswered={false} onChange={() => undefined} />);
  await pass();
}

const OF_MEALS = /vendor|restaurant|prepar|enjoy|eat\b|meal|order again|order something else|0 items/i;

test.each(STATUSES)('a package that is %s is told of without a word of meals or vendors', async (status) => {
  for (const order of [sent, received()]) {
    await show(at(status, order));
    expect(text()).not.toMatch(OF_MEALS);
    cleanup();
  }
});

test.each([
  ['received', 'Your delivery is booked', 'A rider will accept it next.'],
  ['accepted_by_driver', 'Rider accepted order', 'Emeka is on the way to the pickup address.'],
  ['awaiting_pickup', 'Rider at the pickup address', 'Ada Obi hands it over.'],
  ['in_transit', 'Package in transit', 'Emeka is on the way to Bola Ade.'],
  ['arrived', 'Package arrived', 'Emeka is at the dropoff address.'],
  ['success', 'Package delivered', 'Bola Ade has your package.'],
] as const)('a package that is %s says “%s”, and who does what next', async (status, heading, next) => {
  await show(at(status));
  expect(screen.getByRole('heading', { level: 2, name: heading })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain(next);
});

test('its way is shared by a link, and by e-mail with the other party where theirs was given', async () => {
  const copy = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText: copy }, onLine: true });
  vi.spyOn(toast, 'success').mockReturnValue('');
  const follow = { path: `/store/package#${ID}.secret`, email: 'bola@example.com' };
  await show(at('in_transit', packageOrder({ package_information: { ...carried, follow } })));
  const mail = new URL(screen.getByRole('link', { name: 'E-mail its way' }).getAttribute('href') ?? '');
  expect(decodeURIComponent(mail.pathname)).toBe('bola@example.com');
  expect(mail.searchParams.get('body')).toContain(`/store/package#${ID}.secret`);
  await tap('Share its way');
  expect(copy).toHaveBeenCalledWith(expect.stringContaining(`/store/package#${ID}.secret`));
  cleanup();
  await show(
    at('in_transit', packageOrder({ package_information: { ...carried, follow: { ...follow, email: null } } })),
  );
  expect(screen.queryByRole('link', { name: 'E-mail its way' })).toBeNull();
});

test('who sends a package shares its PIN with the receiver, without a word about anybody', async () => {
  const [shareIt, copy] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  const said = vi.spyOn(toast, 'success').mockReturnValue('');
  const browser = { clipboard: { writeText: copy }, onLine: true };
  vi.stubGlobal('navigator', { ...browser, share: shareIt });
  await show(at('in_transit'));
  expect(text()).toContain('Delivery PIN4821Bola Ade tells the rider this PIN.');
  await tap('Share PIN');
  const shared = JSON.stringify(shareIt.mock.calls);
  expect(shared).toContain('4821');
  expect(shared).not.toMatch(/Ada|Obi|Bola|Ade\b|Emeka|234|Street|Avenue|412345678/);
  vi.stubGlobal('navigator', browser);
  await tap('Share PIN');
  expect(copy).toHaveBeenCalledWith(expect.stringContaining('4821'));
  expect(said).toHaveBeenCalledWith('The PIN was copied. You can paste it into a message.');
});

test('who receives a package gives the rider the PIN, and has nobody to share it with', async () => {
  await show(at('in_transit', received()));
  expect(text()).toContain('Delivery PIN4821Give the rider your PIN.');
  expect(screen.queryByRole('button', { name: 'Share PIN' })).toBeNull();
});

test('on the way, the ends are the pickup and the dropoff', async () => {
  await show(at('in_transit'), {
    source: { name: 'Package delivery', latitude: 6.5, longitude: 3.35 },
    destination: { name: '12 Allen Avenue, Ikeja', latitude: 6.6, longitude: 3.35 },
    position: { latitude: 6.59, longitude: 3.35, at: '2026-11-16T12:59:35.000Z' },
  });
  expect(screen.getByRole('region', { name: 'Where your rider is' }).textContent).toMatch(/^PickupDropoff1\.1 km away/);
});

test('an unpaid package waits for its payment, and can be paid', async () => {
  const { status, timeline, meta_data, paid_by, expires_at } = unpaidOrder();
  await show(packageOrder({ status, timeline, meta_data, paid_by, expires_at }));
  expect(text()).toContain('Pay by 1:30 PM, or it is cancelled. A rider will come once it is paid.');
  expect(screen.getByRole('button', { name: 'Pay now · ₦1,260.00' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Share PIN' })).toBeNull();
});

test('cancelling a package says that no rider will come; then another delivery can be booked', async () => {
  await show(at('received'));
  await tap('Cancel order');
  await pass();
  expect(screen.getByRole('dialog').textContent).toContain('No rider has accepted it yet, and none will come for it.');
  cleanup();
  await show(at('cancelled'));
  const link = screen.getByRole('link', { name: 'Book another delivery' });
  expect(link.getAttribute('href')).toBe('/store?open=relay&delivery_type=send');
});

test('who sends a package is not asked whether they have it, but whether it was handed over', async () => {
  await show(at('in_transit'));
  await tap('My order has arrived');
  expect(screen.getByRole('dialog', { name: 'Was your package handed over?' })).toBeTruthy();
  cleanup();
  await show(at('in_transit', received()));
  await tap('My order has arrived');
  expect(screen.getByRole('dialog', { name: 'Do you have your order?' })).toBeTruthy();
});

test('a sent package that nobody took can be brought again', async () => {
  await show(at('failed'));
  const block = screen.getByRole('region', { name: "Your rider couldn't reach you" }).textContent;
  expect(block).toContain('Nobody took your package at the dropoff address. You can have it brought again.');
});

test('in the list a package has its number and total, and counts no items', () => {
  const { id, class: kind, status, total_price, currency, created_at, vendor } = sent;
  const summary = { id, class: kind, status, total_price, currency, created_at, vendor, item_count: 0 };
  renderPage(<OrderRow order={summary} />);
  expect(screen.getByRole('link').textContent).toMatch(/^Package delivery₦1,260\.00#41234567816 Nov/);
});

test('the receipt of a package names its ends and contents, and neither its people nor its PIN', () => {
  renderPage(<Receipt order={sent} />);
  for (const words of [
    ...['Pickup at4 Bode Thomas Street, Surulere', 'Dropoff at12 Allen Avenue, Ikeja', 'Books, Documents'],
    ...['Declared worth₦10,000.00', 'ProtectionProtected', 'Delivery fee₦1,060.00', 'Protection fee₦200.00'],
  ])
    expect(text()).toContain(words);
  expect(text()).not.toMatch(/Bola|Ada Obi|\+234|4821|Safety fee/);
});

test('the words of a package’s receipt name what is in it and every fee', () => {
  expect(receiptText(sent)).toBe(
    [
      ...['Receipt for order #412345678', 'Package delivery, 16 Nov 2026, 1 PM', ''],
      ...['What is in it  Books, Documents', 'Declared worth  ₦10,000.00', 'Protection  Protected', ''],
      ...['Delivery fee  ₦1,060.00', 'Protection fee  ₦200.00', 'Total  ₦1,260.00', 'Paid with Wallet  ₦1,260.00'],
    ].join('\n'),
  );
});

test('a package under way is read from the copy in the browser as it was', () => {
  saveOrder(at('in_transit'), NOW.getTime());
  expect(savedOrder(ID)?.data).toEqual(at('in_transit'));
});
