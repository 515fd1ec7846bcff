// @vitest-environment happy-dom
import { type Call, fakeApi } from '@jara/api-client/testing';
import type { MinorUnits, Order, OrderPayment } from '@jara/contract';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pay } from '@/features/payment/index.ts';
import { renderPage, signIn, signOut } from '../../../../testing/customer-page.tsx';
import { exampleOrder, examplePayment, trackingOf, unpaidOrder } from '../../../../testing/example-order.ts';
import { BY_VISA, started } from '../../../../testing/example-payment.ts';
import { noteLeft } from '../../../../testing/left-payment.ts';
import { OrderView } from './order-view.tsx';

vi.mock('@/features/payment/index.ts', async (original) => ({ ...(await original<object>()), pay: vi.fn() }));

const ID = 412_345_678;
const ORDER = `/customer/order/${ID}`;
const WALLET = 'GET /customer/wallet';
let order: Order;
let payment: OrderPayment | null;
let calls: Call[] = [];
const onPaid = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-16T12:01:00Z') });
  window.history.replaceState(null, '', `/store/orders/${ID}`);
  window.localStorage.clear();
  signIn();
  order = exampleOrder();
  payment = null;
  calls = fakeApi({
    [`GET ${ORDER}`]: () => ({ data: order }),
    [`GET ${ORDER}/payment`]: () => ({ data: payment }),
    [WALLET]: () => ({ data: { balance: 0, currency: 'NGN', held: 0 } }),
    [`GET /customer/track/${ID}`]: () => ({ data: trackingOf(order) }),
    [`POST ${ORDER}/payment`]: () => ({ data: { made_payment: false, payment: started('pending') } }),
  });
});
afterEach(() => {
  cleanup();
  signOut();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.mocked(pay).mockReset();
  onPaid.mockReset();
});

const pass = (milliseconds = 20) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
async function show(): Promise<string> {
  const { container } = renderPage(<OrderView id={ID} onPaid={onPaid} />);
  await pass();
  return container.textContent ?? '';
}
const questions = () => calls.filter(({ call }) => call === `GET ${ORDER}/payment`).length;
const text = () => document.body.textContent ?? '';

test('a paid order shows what was ordered, where it goes, how it was paid, the PIN and what comes next', async () => {
  const shown = await show();
  for (const words of ['Order #412345678', 'Your order is placed', 'Mama Put', 'Pack 1', 'Jollof rice', 'Egg', 'Box']) {
    expect(shown).toContain(words);
  }
  expect(shown).toContain('Delivery PIN4821');
  expect(shown).toContain('12 Allen Avenue, Ikeja');
  expect(shown).toContain('Paid with Wallet₦6,000.00');
  expect(shown).toContain('a rider brings it to you');
  expect(onPaid).toHaveBeenCalledTimes(1);
});

test('a pickup has a PIN of its own, and says where it is fetched', async () => {
  const vendor = { ...order.vendor, address: '4 Herbert Macaulay Way, Yaba' };
  order = exampleOrder({ class: 'pickup', address: null, meta_data: { order_pin: '9035' }, vendor });
  const shown = await show();
  expect(shown).toContain('Pickup PIN9035');
  expect(shown).toContain('Pickup at4 Herbert Macaulay Way, Yaba');
});

test("order.017 an unpaid order is 'Abandoned', and one whose status is null 'Not ready'", async () => {
  order = unpaidOrder();
  expect(await show()).toContain('Abandoned');
  cleanup();
  payment = examplePayment();
  expect(await show()).toContain('AbandonedPayment being confirmed');
  cleanup();
  order = exampleOrder({ status: null });
  expect(await show()).toContain('Not ready');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what was opened to pay another way stays open when the first payment turns out to be left', async () => {
  order = unpaidOrder();
  payment = examplePayment();
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'It did not go through? Pay another way' }));
  const payNow = screen.getByRole('button', { name: /^Pay now/ });
  act(() => noteLeft(examplePayment().reference, true));
  expect(text()).toContain('This order is not paid yet');
  expect(screen.getByRole('button', { name: /^Pay now/ })).toBe(payNow);
  act(() => noteLeft(examplePayment().reference, false));
});

test('an open payment is asked for ever more seldom, until the order is paid', async () => {
  order = unpaidOrder();
  payment = examplePayment();
  const shown = await show();
  expect(shown).toContain('Payment being confirmed');
  expect(shown).toContain('If nothing has come in by 1:30 PM, it is cancelled.');
  await pass(10_000);
  const atFirst = questions();
  expect(atFirst).toBeGreaterThan(3);
  await pass(300_000);
  const before = questions();
  await pass(60_000);
  expect(questions() - before).toBeLessThanOrEqual(3);
  expect(onPaid).not.toHaveBeenCalled();

  payment = examplePayment({ status: 'Completed', credited_to: 'order' });
  order = exampleOrder();
  await pass(40_000);
  expect(text()).toContain('Your order is placed');
  expect(onPaid).toHaveBeenCalledTimes(1);
  const settled = questions();
  await pass(120_000);
  expect(questions()).toBe(settled);
});

test('while a card is charged nobody is asked to pay another way, and after five payments that is said', async () => {
  order = unpaidOrder();
  payment = examplePayment({ may_begin: 'none' });
  expect(await show()).toContain('Your card is being charged.');
  expect(screen.queryByRole('button', { name: /Pay another way/ })).toBeNull();
  cleanup();
  payment = examplePayment({ status: 'Failed', may_begin: 'begun' });
  expect(await show()).toContain('You have begun five payments of it.');
});

test('an order shows at once, with its payment being confirmed while nobody knows of it', async () => {
  order = unpaidOrder();
  const answer = fetch;
  vi.stubGlobal('fetch', (url: string, request: RequestInit) =>
    url.endsWith('/payment') ? new Promise(() => undefined) : answer(url, request),
  );
  const shown = await show();
  expect(shown).toContain('Payment being confirmed');
  expect(shown).toContain('Jollof rice');
});

test('a page out of sight asks for nothing', async () => {
  order = unpaidOrder();
  payment = examplePayment();
  await show();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(100);
  const before = questions();
  await pass(60_000);
  expect(questions()).toBe(before);
});

test('a payment that has failed can be made again with any method, on the order’s own call', async () => {
  order = unpaidOrder();
  payment = examplePayment({ status: 'Failed' });
  window.localStorage.setItem('selectedPaymentMethod', JSON.stringify(BY_VISA));
  vi.mocked(pay).mockResolvedValue('paid');
  expect(await show()).toContain('The payment did not go through');
  fireEvent.click(screen.getByRole('button', { name: /^Pay now/ }));
  order = exampleOrder();
  await pass(100);
  expect(calls.find(({ call }) => call === `POST ${ORDER}/payment`)?.body).toMatchObject({ method: 'card' });
  expect(pay).toHaveBeenCalledWith(expect.anything(), ID);
  expect(text()).toContain('Your order is placed');
});

test.each(['Pending', 'Failed'] as const)('an order whose payment is %s can be cancelled', async (status) => {
  order = unpaidOrder();
  payment = examplePayment({ status });
  await show();
  expect(screen.getByRole('button', { name: 'Cancel order' })).toBeTruthy();
});

test('paying without a method marks its row', async () => {
  order = unpaidOrder();
  await show();
  fireEvent.click(screen.getByRole('button', { name: /^Pay now/ }));
  expect(screen.getByRole('alert').textContent).toBe('Please choose a payment Method here');
  expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
});

test('payment.051 an order cancelled unpaid says so, and that money which came late is in the wallet', async () => {
  order = unpaidOrder({ status: 'cancelled', expires_at: null });
  payment = examplePayment({
    ...{ status: 'Completed', credited_to: 'wallet', credited_to_wallet: 600_000 as MinorUnits },
  });
  const shown = await show();
  expect(shown).toContain('CancelledThis order was cancelledIt was not paid.');
  expect(shown).toContain('₦6,000.00 that you paid went to your wallet.');
  expect(screen.getByRole('link', { name: 'See your wallet' }).getAttribute('href')).toBe('/store/wallet');
  expect(onPaid).not.toHaveBeenCalled();
});

test('what a provider writes into the address is not believed, and is taken out of it', async () => {
  window.history.replaceState(null, '', `/store/orders/${ID}?reference=other&trxref=other&status=success&tag=x`);
  order = unpaidOrder();
  const shown = await show();
  expect(shown).toContain('This order is not paid yet');
  expect(window.location.search).toBe('?tag=x');
  expect(calls.map(({ call }) => call)).toEqual([`GET ${ORDER}`, `GET ${ORDER}/payment`, WALLET]);
});

test('an order of somebody else is not found, and a failure can be tried again', async () => {
  fakeApi({ [`GET ${ORDER}`]: () => ({ refused: 'ORDER_NOT_FOUND' }) });
  expect(await show()).toContain('We could not find that order');
  cleanup();
  fakeApi({ [`GET ${ORDER}`]: () => ({ refused: 'UNAVAILABLE' }) });
  await show();
  await pass(60_000);
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});
