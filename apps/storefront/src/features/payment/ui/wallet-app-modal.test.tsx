// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import type { StartedPayment } from '@jara/contract';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ORDER, REFERENCE, resultWith, seconds, VERIFY } from '../../../testing/awaited-payment.ts';
import { signIn, signOut } from '../../../testing/customer-page.tsx';
import type { ChosenMethod } from '../api/chosen-method.ts';
import { rememberApproval } from '../api/pending-approval.ts';
import { type AwaitedPayment, subscribeToOutcomes } from '../model/payment-outcomes.ts';
import { PaymentDialogs } from './payment-dialogs.tsx';

const found: AwaitedPayment[] = [];
let stopListening: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  found.length = 0;
  stopListening = subscribeToOutcomes((outcome) => found.push(outcome));
  signIn();
});
afterEach(() => {
  cleanup();
  stopListening();
  signOut();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const modal = () => screen.queryByRole('dialog', { name: 'Pocket payment' });

async function openAt(search: string, answers: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi(answers);
  window.history.replaceState(null, '', `/store${search}`);
  render(<PaymentDialogs />);
  await vi.dynamicImportSettled();
  await seconds(0);
  return calls;
}
const openPocket = (answers: Parameters<typeof fakeApi>[0]) =>
  openAt(`?tag=new&reference=${REFERENCE}&processor=pocket`, answers);
const close = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Close' })));

test('payment.003 reference and processor together open the wallet-app modal', async () => {
  await openPocket({ [VERIFY]: () => resultWith('pending') });
  expect(modal()).toBeTruthy();
  cleanup();
  // A provider's page leads back with a reference alone.
  for (const search of [`?reference=${REFERENCE}`, '?processor=pocket', '?reference=nonsense&processor=pocket']) {
    expect(await openAt(search)).toEqual([]);
    expect(modal()).toBeNull();
    cleanup();
  }
});

test('it names the amount and the Pocket ID that was asked; after a reload the amount alone', async () => {
  const asked = { reference: REFERENCE, amount: 224_000, currency: 'NGN' } as StartedPayment;
  rememberApproval(asked, { pocket_tag: 'adaobi' } as ChosenMethod);
  await openPocket({ [VERIFY]: () => resultWith('pending') });
  expect(screen.getByText('Approve ₦2,240.00 in your Pocket app (@adaobi)')).toBeTruthy();
  cleanup();
  rememberApproval({ ...asked, reference: 'another' }, {} as ChosenMethod);
  await openPocket({ [VERIFY]: () => resultWith('pending') });
  expect(screen.getByText('Approve ₦6,000.00 in your Pocket app')).toBeTruthy();
});

test('payment.023 the payment is asked for every 5 seconds until it is success or failed', async () => {
  for (const last of ['success', 'failed'] as const) {
    const answers = [resultWith('pending'), resultWith('pending'), resultWith(last)];
    const calls = await openPocket({ [VERIFY]: () => answers.shift() ?? resultWith(last) });
    for (const count of [1, 2]) {
      expect(calls).toHaveLength(count);
      await seconds(4.9);
      expect(calls).toHaveLength(count);
      await seconds(0.1);
    }
    await seconds(60);
    expect(calls).toHaveLength(3);
    cleanup();
  }
});

test('payment.024 a success is shown, and told when the modal is closed after it', async () => {
  await openPocket({ [VERIFY]: () => resultWith('success') });
  expect(screen.getByRole('status').textContent).toBe('Payment Successful');
  expect(found).toEqual([]);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Done' })));
  expect(modal()).toBeNull();
  expect(window.location.search).toBe('?tag=new');
  expect(found).toEqual([{ outcome: 'paid', reference: REFERENCE, orderId: ORDER.id }]);
});

test('a paid modal that the phone’s Back closes is told as well', async () => {
  await openPocket({ [VERIFY]: () => resultWith('success') });
  await act(async () => window.history.replaceState(null, '', '/store'));
  expect(found).toMatchObject([{ outcome: 'paid' }]);
});

test('payment.025 payment.043 a failed payment says so, and is no success when it is closed', async () => {
  await openPocket({ [VERIFY]: () => resultWith('failed') });
  expect(screen.getByText('Payment failed')).toBeTruthy();
  expect(screen.getByText('We weren’t able to confirm your payment. Please try again')).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement));
  expect(found).toMatchObject([{ outcome: 'failed' }]);
});

test('payment.025 an error while verifying shows Payment failed, and can be asked about again', async () => {
  let isRefused = true;
  const answer = () => (isRefused ? ({ refused: 'PAYMENT_NOT_FOUND' } as const) : resultWith('success'));
  await openPocket({ [VERIFY]: answer });
  expect(screen.getByText('Payment failed')).toBeTruthy();
  isRefused = false;
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Check again' })));
  await seconds(0);
  expect(screen.getByText('Payment Successful')).toBeTruthy();
});

test('a lost network is shown while the question is asked again', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  let isLost = true;
  await openPocket({
    [VERIFY]: () => {
      if (isLost) throw new TypeError('Failed to fetch');
      return resultWith('pending');
    },
  });
  expect(screen.getByText(/We keep trying/)).toBeTruthy();
  isLost = false;
  await seconds(1);
  expect(screen.queryByText(/We keep trying/)).toBeNull();
  expect(screen.getByText('Approve ₦6,000.00 in your Pocket app')).toBeTruthy();
  await close();
  expect(found).toMatchObject([{ outcome: 'closed' }]);
});

test('a guest is not asked about somebody’s payment', async () => {
  signOut();
  expect(await openPocket({ [VERIFY]: () => resultWith('success') })).toEqual([]);
  expect(modal()).toBeNull();
});
