// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import { ORDER_STATUSES, type StartedPayment } from '@jara/contract';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ORDER, REFERENCE, resultWith, seconds, VERIFY } from '../../../testing/awaited-payment.ts';
import { signIn, signOut } from '../../../testing/customer-page.tsx';
import type { ChosenMethod } from '../api/chosen-method.ts';
import { rememberApproval } from '../api/pending-approval.ts';
import { type AwaitedPayment, subscribeToOutcomes } from '../model/payment-outcomes.ts';
import { PaymentDialogs } from './payment-dialogs.tsx';

const { said, led } = vi.hoisted(() => ({ said: [] as string[], led: [] as string[] }));
vi.mock('@/shared/browser/navigation.ts', () => ({ navigate: (href: string) => void led.push(href) }));
vi.mock('@jara/ui/toast', () => {
  const say = (message: string) => void said.push(message);
  return { toast: { success: say, error: say, blank: say } };
});

const GET_ORDER = `GET /customer/order/${ORDER.id}`;
const TIMED_OUT =
  'We couldn’t verify your payment. Please click the button below to try again and complete the verification process';
const found: AwaitedPayment[] = [];
let stopListening: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  said.length = 0;
  led.length = 0;
  found.length = 0;
  stopListening = subscribeToOutcomes((outcome) => found.push(outcome));
  signIn();
});
afterEach(() => {
  cleanup();
  stopListening();
  signOut();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const modal = () => screen.queryByRole('dialog', { name: 'Mobile money payment' });
const verifyButton = () => screen.queryByRole('button', { name: /Verify Payment|Checking/ });

/** The page at the address that a started payment has led to. */
async function openMomo(
  answers: Parameters<typeof fakeApi>[0],
  order: string = `&order_id=${ORDER.id}`,
  page = <PaymentDialogs />,
) {
  const calls = fakeApi(answers);
  // Each is another payment.
  window.sessionStorage.clear();
  window.history.replaceState(null, '', `/store?tag=new&momo=show${order}&trxRef=${REFERENCE}`);
  render(page);
  await vi.dynamicImportSettled();
  await seconds(0);
  return { asked: (call: string) => calls.filter((each) => each.call === call).length };
}
const waiting = () => ({ data: ORDER });

test('payment.002 the address opens the modal for its order and transaction, with the flag alone', async () => {
  const { asked } = await openMomo({ [GET_ORDER]: waiting });
  expect(modal()).toBeTruthy();
  expect(asked(GET_ORDER)).toBe(1);
  cleanup();
  for (const search of [`?order_id=1&trxRef=${REFERENCE}`, '?momo=show&order_id=1', '?momo=show&trxRef=nonsense']) {
    window.history.replaceState(null, '', `/store${search}`);
    render(<PaymentDialogs />);
    await seconds(0);
    expect(modal()).toBeNull();
    cleanup();
  }
});

test('payment.007 payment.042 it counts down from 100 seconds; then comes Verify Payment', async () => {
  await openMomo({ [GET_ORDER]: waiting });
  const timer = screen.getByRole('timer');
  expect(timer.textContent).toBe('1:40');
  expect(timer.closest('[aria-live]')).toBeNull();
  await seconds(41);
  expect(timer.textContent).toBe('0:59');
  await seconds(58);
  expect(verifyButton()).toBeNull();
  await seconds(1);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(verifyButton()).toBeTruthy();
  expect(screen.getByText(TIMED_OUT)).toBeTruthy();
});

test('it names the amount and the number that was asked; after a reload the amount alone', async () => {
  await openMomo({ [GET_ORDER]: waiting });
  expect(screen.getByText('Approve ₦6,000.00 on your phone')).toBeTruthy();
  cleanup();
  const asked = { reference: REFERENCE, amount: 600_000, currency: 'NGN' } as StartedPayment;
  rememberApproval(asked, { momo_account_number: '08031234567' } as ChosenMethod);
  await openMomo({ [GET_ORDER]: waiting });
  expect(screen.getByText('Approve ₦6,000.00 on your phone (08031234567)')).toBeTruthy();
});

test('payment.020 the order is asked for every 3 seconds while it is abandoned and the countdown runs', async () => {
  const { asked } = await openMomo({ [GET_ORDER]: waiting });
  await seconds(9);
  expect(asked(GET_ORDER)).toBe(4);
  await seconds(91);
  const atTheEnd = asked(GET_ORDER);
  expect(atTheEnd).toBe(34);
  await seconds(30);
  expect(asked(GET_ORDER)).toBe(atTheEnd);
});

test('payment.021 any other status of the order is a success: the modal closes and says so', async () => {
  for (const status of ORDER_STATUSES.filter((each) => each !== 'abandoned' && each !== 'cancelled')) {
    said.length = 0;
    found.length = 0;
    const answers = [ORDER, { ...ORDER, status }];
    const { asked } = await openMomo({ [GET_ORDER]: () => ({ data: answers.shift() ?? ORDER }) });
    await seconds(3);
    expect(modal()).toBeNull();
    expect(window.location.search).toBe('?tag=new');
    expect(said).toEqual(['Payment successful!']);
    expect(found).toEqual([{ outcome: 'paid', reference: REFERENCE, orderId: ORDER.id }]);
    await seconds(30);
    expect(asked(GET_ORDER)).toBe(2);
    cleanup();
  }
});

test('an order that was dropped unpaid is no success', async () => {
  await openMomo({ [GET_ORDER]: () => ({ data: { ...ORDER, status: 'cancelled' } }) });
  expect(modal()).toBeNull();
  expect(said).toEqual(['Payment Failed!']);
  expect(found).toMatchObject([{ outcome: 'failed' }]);
});

async function verifyAfterCountdown() {
  await seconds(100);
  await tapVerify();
}
async function tapVerify() {
  await act(async () => void fireEvent.click(verifyButton() as HTMLElement));
  await seconds(0);
}

test('payment.022 Verify Payment checks 4 times, 5 seconds apart, while it is not completed', async () => {
  const { asked } = await openMomo({ [GET_ORDER]: waiting, [VERIFY]: () => resultWith('pending') });
  await seconds(100);
  const before = asked(VERIFY);
  await tapVerify();
  expect(screen.queryByText(/We checked just now/)).toBeNull();
  for (const checks of [1, 2, 3, 4]) {
    expect(asked(VERIFY) - before).toBe(checks);
    await seconds(4.9);
    expect(asked(VERIFY) - before).toBe(checks);
    await seconds(0.1);
  }
  expect(asked(VERIFY) - before).toBe(4);
  expect(screen.getByText(TIMED_OUT)).toBeTruthy();
  expect(screen.getAllByRole('status').at(-1)?.textContent).toMatch(
    /^We checked just now: your payment has not come in yet/,
  );
  expect(verifyButton()?.textContent).toBe('Verify Payment');
});

test('payment.022 a check that says Completed ends the checks and the modal', async () => {
  let answers: ReturnType<typeof resultWith>[] = [];
  const { asked } = await openMomo({ [GET_ORDER]: waiting, [VERIFY]: () => answers.shift() ?? resultWith('pending') });
  await seconds(100);
  const before = asked(VERIFY);
  answers = [resultWith('pending'), resultWith('success')];
  await tapVerify();
  await seconds(5);
  expect(modal()).toBeNull();
  expect(said).toEqual(['Payment successful!']);
  expect(found).toMatchObject([{ outcome: 'paid' }]);
  await seconds(30);
  expect(asked(VERIFY) - before).toBe(2);
});

test('payment.041 a verification that fails is said, and can be tried again', async () => {
  await openMomo({ [GET_ORDER]: waiting, [VERIFY]: () => ({ refused: 'PAYMENT_NOT_FOUND' }) });
  await verifyAfterCountdown();
  expect(said).toEqual(['Could not verify payment']);
  expect(verifyButton()?.textContent).toBe('Verify Payment');
});

test('a payment that was refused on the phone is said at once, and not waited for any longer', async () => {
  let result = resultWith('pending');
  const { asked } = await openMomo({ [GET_ORDER]: waiting, [VERIFY]: () => result });
  expect(screen.getByRole('timer')).toBeTruthy();
  result = resultWith('failed');
  await seconds(3);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getAllByRole('status')[0]?.textContent).toMatch(/^MTN says that this payment did not go through/);
  const before = asked(VERIFY);
  await seconds(30);
  expect(asked(VERIFY)).toBe(before);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Close' })));
  expect(found).toMatchObject([{ outcome: 'failed', reference: REFERENCE }]);
});

test('where a payment was refused, the way to pay another way is one tap away', async () => {
  const result = resultWith('failed');
  await openMomo({ [GET_ORDER]: waiting, [VERIFY]: () => result });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Pay another way' })));
  expect(led).toEqual([`/store/orders/${ORDER.id}`]);
  expect(found).toMatchObject([{ outcome: 'failed', reference: REFERENCE }]);
});

test('a reload goes on counting down where the page before it was', async () => {
  await openMomo({ [GET_ORDER]: waiting });
  await seconds(41);
  cleanup();
  render(<PaymentDialogs />);
  await seconds(0);
  expect(screen.getByRole('timer').textContent).toBe('0:59');
  await seconds(59);
  cleanup();
  render(<PaymentDialogs />);
  await seconds(0);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(verifyButton()).toBeTruthy();
});

test('a lost network is shown, and asking goes on', async () => {
  let isLost = true;
  await openMomo({
    [GET_ORDER]: () => {
      if (isLost) throw new TypeError('Failed to fetch');
      return { data: { ...ORDER, status: 'received' } };
    },
  });
  expect(screen.getByText(/We keep trying/)).toBeTruthy();
  isLost = false;
  await seconds(3);
  expect(said).toEqual(['Payment successful!']);
});

test('the phone’s Back closes it, which is told as well, once', async () => {
  const strictly = (
    <StrictMode>
      <PaymentDialogs />
    </StrictMode>
  );
  await openMomo({ [GET_ORDER]: waiting }, undefined, strictly);
  expect(found).toEqual([]);
  await act(async () => window.history.replaceState(null, '', '/store'));
  expect(modal()).toBeNull();
  expect(found).toMatchObject([{ outcome: 'closed', reference: REFERENCE }]);
});

test('closing it has the server look once, so that a request which was declined is over', async () => {
  const { asked } = await openMomo({ [GET_ORDER]: waiting, [VERIFY]: () => resultWith('pending') });
  const before = asked(VERIFY);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Close' })));
  await seconds(30);
  expect([asked(VERIFY) - before, said]).toEqual([1, []]);
});

test('closing it is told to whoever started the payment, and so is a top-up that came', async () => {
  await openMomo({ [GET_ORDER]: waiting });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Close' })));
  expect(found).toEqual([{ outcome: 'closed', reference: REFERENCE, orderId: ORDER.id }]);
  cleanup();
  await openMomo({ [VERIFY]: () => resultWith('success', null) }, '');
  expect(found.at(-1)).toEqual({ outcome: 'paid', reference: REFERENCE, orderId: null });
});

test('a redelivery’s payment, which the address names without an order, leads to its order', async () => {
  await openMomo({ [VERIFY]: () => resultWith('success') }, '');
  expect(modal()).toBeNull();
  await seconds(0);
  expect(found).toEqual([{ outcome: 'paid', reference: REFERENCE, orderId: ORDER.id }]);
});
