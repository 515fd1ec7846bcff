// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChosenMethod, PaymentOutcome } from '@/features/payment/index.ts';
import { renderPage, signIn, signOut } from '../../../testing/customer-page.tsx';
import { BY_VISA, ONLINE, REFERENCE, started, VISA } from '../../../testing/example-payment.ts';
import { topUpsUnderWay } from '../model/top-ups-under-way.ts';
import { SavedCards } from './saved-cards.tsx';
import { TopUpForm } from './top-up-form.tsx';
import { WalletBalance } from './wallet-balance.tsx';

/** The payment modal and the provider's page are the payment feature's: here a tap chooses, and `pay` says what became of it. */
const payment = vi.hoisted(() => ({ chosen: undefined as unknown, pay: vi.fn(), left: [] as string[] }));
vi.mock('@/features/payment/index.ts', async (original) => ({
  ...(await original<object>()),
  pay: payment.pay,
  isLeft: (reference: string) => payment.left.includes(reference),
  PaymentModal: ({ onChosen }: { onChosen: (chosen: ChosenMethod) => void }) => (
    <button type="button" onClick={() => onChosen(payment.chosen as ChosenMethod)}>
      Choose
    </button>
  ),
}));

beforeEach(() => {
  window.localStorage.clear();
  signIn();
});
afterEach(() => {
  cleanup();
  signOut();
  payment.pay.mockReset();
  payment.left.length = 0;
  vi.unstubAllGlobals();
});

const CHARGE = 'POST /customer/payment/charge';
const START = 'POST /customer/payment/start/v2';
const wallet = (balance: number) => () => ({ data: { balance, currency: 'NGN' } });

function show(beside?: ReactNode) {
  const outcomes: PaymentOutcome[] = [];
  renderPage(
    <>
      <WalletBalance currency="NGN" />
      {beside}
      <TopUpForm currency="NGN" returnTo="/store/wallet" onDone={(outcome) => outcomes.push(outcome)} />
    </>,
  );
  return outcomes;
}
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (amount: string) => fireEvent.change(screen.getByLabelText('Amount'), { target: { value: amount } });

function topUp(amount: string, chosen: ChosenMethod) {
  payment.chosen = chosen;
  type(amount);
  tap(/Pay with/);
  tap('Choose');
  tap('Top up wallet');
}

test('wallet.011 from a saved card: the amount × 100, the card and the wallet; then the balance is higher', async () => {
  const balance = vi.fn(wallet(0));
  const calls = fakeApi({ 'GET /customer/wallet': () => balance(), [CHARGE]: () => ({ data: started('succeeded') }) });
  payment.pay.mockResolvedValue('paid');
  const outcomes = show();
  await screen.findByText('₦0.00');
  balance.mockImplementation(wallet(500_000));
  topUp('5000', BY_VISA);
  await screen.findByText('₦5,000.00');
  expect(calls.find(({ call }) => call === CHARGE)?.body).toMatchObject({
    amount: 500_000,
    auth_id: VISA.id,
    destination: 'wallet',
  });
  expect(outcomes).toEqual(['paid']);
});

test('wallet.012 online: amount, destination and method; once paid, the balance is higher', async () => {
  const balance = vi.fn(wallet(100));
  const calls = fakeApi({ 'GET /customer/wallet': () => balance(), [START]: () => ({ data: started('pending') }) });
  payment.pay.mockImplementation(async () => {
    balance.mockImplementation(wallet(500_100));
    return 'paid';
  });
  show();
  await screen.findByText('₦1.00');
  topUp('5000', ONLINE);
  await screen.findByText('₦5,001.00');
  expect(calls.find(({ call }) => call === START)?.body).toMatchObject({
    amount: 500_000,
    destination: 'wallet',
    method: 'paystack',
  });
  expect(topUpsUnderWay()).toBe('');
});

test('a saved card is offered to somebody who has one alone', async () => {
  const methods = vi.fn(() => ({ data: [VISA] as unknown[] }));
  const api = { 'GET /customer/wallet': wallet(0), 'GET /customer/payment/methods': () => methods() };
  fakeApi(api);
  show();
  expect(await screen.findByText('A saved card, or online')).toBeTruthy();
  cleanup();
  methods.mockReturnValue({ data: [] });
  fakeApi(api);
  show(<SavedCards currency="NGN" />);
  await screen.findByText(/^None yet/);
  expect(screen.queryByText('A saved card, or online')).toBeNull();
});

test('a card that was saved while topping up is in the list of saved cards at once', async () => {
  const methods = vi.fn(() => ({ data: [] as unknown[] }));
  fakeApi({
    'GET /customer/wallet': wallet(0),
    'GET /customer/payment/methods': () => methods(),
    [START]: () => ({ data: started('pending') }),
  });
  payment.pay.mockImplementation(async () => {
    methods.mockReturnValue({ data: [VISA] });
    return 'paid';
  });
  show(<SavedCards currency="NGN" />);
  await screen.findByText(/^None yet/);
  topUp('5000', ONLINE);
  expect(await screen.findByText('Visa ending in 4081')).toBeTruthy();
});

test('a card whose bank asks for more: the payment goes on there, and is waited for afterwards', async () => {
  fakeApi({
    'GET /customer/wallet': wallet(0),
    [CHARGE]: () => ({ data: started('pending', 'https://bank.test/challenge') }),
  });
  payment.pay.mockResolvedValue('redirecting');
  const outcomes = show();
  topUp('5000', BY_VISA);
  await waitFor(() => expect(outcomes).toEqual(['redirecting']));
  expect(payment.pay.mock.calls[0]?.[0]).toMatchObject({ authorization_url: 'https://bank.test/challenge' });
  expect(topUpsUnderWay()).toBe(REFERENCE);
});

test('a window that was left is waited for: money may still come; one that failed is not', async () => {
  fakeApi({ 'GET /customer/wallet': wallet(0), [START]: () => ({ data: started('pending') }) });
  payment.pay.mockResolvedValueOnce('closed').mockImplementation(async () => {
    payment.left.push(REFERENCE);
    return 'closed';
  });
  const outcomes = show();
  topUp('5000', ONLINE);
  await waitFor(() => expect(outcomes).toEqual(['closed']));
  expect(topUpsUnderWay()).toBe('');
  tap('Top up wallet');
  await waitFor(() => expect(outcomes).toEqual(['closed', 'closed']));
  expect(topUpsUnderWay()).toBe(REFERENCE);
});

test('a declined card is said at the form, which keeps what was typed', async () => {
  fakeApi({ 'GET /customer/wallet': wallet(0), [CHARGE]: () => ({ refused: 'PAYMENT_DECLINED' }) });
  const outcomes = show();
  topUp('5000', BY_VISA);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This payment was declined/);
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('5000');
  expect(outcomes).toEqual([]);
});

describe('a charge whose answer was lost', () => {
  const lost = () => Promise.reject(new TypeError('the network is gone'));
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 }));
  afterEach(() => void vi.useRealTimers());

  test('is asked for again under its key, and its end is told', async () => {
    const answer = vi.fn(async () => ({ data: started('succeeded') }));
    answer.mockImplementationOnce(lost);
    const calls = fakeApi({ 'GET /customer/wallet': wallet(0), [CHARGE]: answer });
    payment.pay.mockResolvedValue('paid');
    const outcomes = show();
    topUp('5000', BY_VISA);
    await waitFor(() => expect(outcomes).toEqual(['paid']));
    const keys = calls.filter(({ call }) => call === CHARGE).map(({ key }) => key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  test('says that nobody knows of it, and shows what is in the wallet by then', async () => {
    const balance = vi.fn(wallet(0));
    fakeApi({ 'GET /customer/wallet': () => balance(), [CHARGE]: lost });
    const outcomes = show();
    await screen.findByText('₦0.00');
    balance.mockImplementation(wallet(500_000));
    topUp('5000', BY_VISA);
    const said = await screen.findByRole('alert', {}, { timeout: 10_000 });
    expect(said.textContent).toMatch(/^We have not heard whether your card was charged\./);
    await screen.findByText('₦5,000.00');
    expect(outcomes).toEqual([]);
  });
});

test('wallet.008 without an amount or a method nothing is sent, and both are said', async () => {
  const calls = fakeApi({ 'GET /customer/wallet': wallet(0) });
  show();
  await screen.findByText('₦0.00');
  tap('Top up wallet');
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Enter an amount',
    'Choose a payment method',
  ]);
  expect(document.activeElement).toBe(screen.getByLabelText('Amount'));
  type('5000');
  tap('Top up wallet');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Pay with/ }));
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
});
