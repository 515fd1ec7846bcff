// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import type { MinorUnits, OnlineChannel, PaymentMethod } from '@jara/contract';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ADA, renderPage, signIn, signOut } from '../../../testing/customer-page.tsx';
import type { ChosenMethod } from '../api/chosen-method.ts';
import { PaymentMethodRow } from './payment-method-row.tsx';
import PaymentModal from './payment-modal.tsx';

const { sentToSignIn } = vi.hoisted(() => ({ sentToSignIn: { count: 0 } }));
vi.mock('@/features/identity/index.ts', async (original) => ({
  ...(await original<typeof import('@/features/identity/index.ts')>()),
  requireSignIn: (then: () => void) => {
    if (document.cookie.includes('user=')) then();
    else sentToSignIn.count += 1;
  },
}));

const method = (part: Partial<PaymentMethod> & Pick<PaymentMethod, 'id' | 'type' | 'pretty_name'>): PaymentMethod => ({
  name: part.pretty_name,
  processor: null,
  cardBrand: null,
  last4: null,
  image_url: null,
  ...part,
});
const METHODS = [
  method({ id: 'wallet', type: 'wallet', pretty_name: 'Wallet' }),
  method({ id: 'c1', type: 'card', pretty_name: 'visa ending in 4081', cardBrand: 'visa', last4: '4081' }),
  method({ id: 'online_payment', type: 'online_payment', pretty_name: 'Pay online' }),
  method({ id: 'mtn', type: 'mtn', pretty_name: 'MTN MoMo' }),
  method({ id: 'pocket', type: 'pocket', pretty_name: 'Pocket' }),
];
const CHANNELS: OnlineChannel[] = [
  {
    channel: 'paystack',
    processor: 'paystack',
    name: 'Paystack',
    description: 'Card, bank transfer or USSD',
    image_url: null,
    saves_cards: true,
  },
];
const API = {
  'GET /customer/payment/methods': () => ({ data: METHODS }),
  'GET /customer/payment/channel': () => ({ data: CHANNELS }),
};
const money = (amount: number) => amount as MinorUnits;

beforeEach(() => {
  sentToSignIn.count = 0;
  localStorage.clear();
  signIn();
});
afterEach(() => {
  cleanup();
  signOut();
  vi.unstubAllGlobals();
});

async function openModal(part: { balance?: number; amount?: number } = {}) {
  const chosen: ChosenMethod[] = [];
  const calls = fakeApi(API);
  renderPage(
    <PaymentModal
      open
      onClose={() => undefined}
      purpose="order"
      currency="NGN"
      amount={part.amount === undefined ? undefined : money(part.amount)}
      walletBalance={part.balance === undefined ? undefined : money(part.balance)}
      onChosen={(one) => chosen.push(one)}
    />,
  );
  await screen.findByRole('radio', { name: 'Wallet' });
  return { chosen, calls };
}
const tap = (name: string) => act(async () => void fireEvent.click(screen.getByRole('radio', { name })));
const proceed = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Continue' })));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const splitBox = () => screen.queryByRole('checkbox', { name: 'Pay a part from my wallet' });

test('payment.004 the modal shows the options of the currency, and online its channels', async () => {
  const { calls } = await openModal();
  expect(calls.map(({ call, query }) => [call, query])).toEqual([
    ['GET /customer/payment/methods', { currency: 'NGN' }],
    ['GET /customer/payment/channel', { country_identifier: 'NG' }],
  ]);
  const names = () => screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-labelledby'));
  expect(names()).toHaveLength(5);
  screen.getByRole('radio', { name: 'Visa ending in 4081' });
  expect(screen.queryByRole('radio', { name: 'Paystack' })).toBeNull();
  await tap('Pay online');
  await tap('Paystack');
  expect(screen.getByRole('radio', { name: 'Paystack' }).getAttribute('aria-checked')).toBe('true');
});

test('payment.005 mobile money asks for its number, and does not go on without one', async () => {
  const { chosen } = await openModal();
  expect(screen.queryByLabelText('MoMo phone number')).toBeNull();
  await tap('MTN MoMo');
  type('MoMo phone number', '');
  await proceed();
  expect(screen.getByRole('alert').textContent).toBe('Enter a valid MOMO phone number');
  expect(document.activeElement).toBe(screen.getByLabelText('MoMo phone number'));
  type('MoMo phone number', '08031234567');
  await proceed();
  expect(chosen).toMatchObject([{ channel: 'mtn_momo_ng', momo_account_number: '08031234567' }]);
});

test('the number that mobile money asks is the customer’s own to begin with, in a country of theirs', async () => {
  await openModal();
  await tap('MTN MoMo');
  const number = () => screen.getByLabelText<HTMLInputElement>('MoMo phone number').value;
  expect(number()).toBe('08012345678');
  cleanup();
  signIn({ ...ADA, country_code: 'GH', phone: '233241234567' });
  await openModal();
  await tap('MTN MoMo');
  expect(number()).toBe('');
});

test('payment.006 the wallet-app tag is entered as Pocket ID, without any @', async () => {
  const { chosen } = await openModal();
  await tap('Pocket');
  type('Pocket ID', '@ada@obi');
  expect(screen.getByLabelText('Pocket ID')).toHaveProperty('value', 'adaobi');
  await proceed();
  expect(chosen).toMatchObject([{ channel: 'pocket', pocket_tag: 'adaobi' }]);
});

test('going on without a choice is refused in words, and what is chosen is kept for the next order', async () => {
  const { chosen } = await openModal();
  await proceed();
  expect(screen.getByRole('alert').textContent).toBe('Choose a payment method');
  await tap('Pay online');
  await tap('Paystack');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Save this card for next time' }));
  await proceed();
  expect(chosen).toMatchObject([{ type: 'online_payment', channel: 'paystack', save_card: true }]);
  expect(JSON.parse(localStorage.getItem('selectedPaymentMethod') ?? '')).toEqual(chosen[0]);
  signOut();
  expect(localStorage.getItem('selectedPaymentMethod')).toBeNull();
});

test('the wallet checkbox is hidden without a choice and with an excluded one', async () => {
  const { chosen } = await openModal({ balance: 50_000, amount: 200_000 });
  expect(splitBox()).toBeNull();
  await tap('Visa ending in 4081');
  fireEvent.click(splitBox() as HTMLElement);
  await tap('MTN MoMo');
  expect(splitBox()).toBeNull();
  await tap('Visa ending in 4081');
  await proceed();
  expect(chosen).toMatchObject([{ id: 'c1', split_payment_with_wallet: true }]);
});

test('both parts of a split are named before it is paid, in the modal and where the choice is shown', async () => {
  await openModal({ balance: 50_000, amount: 200_000 });
  await tap('Visa ending in 4081');
  screen.getByText('Wallet ₦500.00 and Visa ending in 4081 ₦1,500.00');
  fireEvent.click(splitBox() as HTMLElement);
  await proceed();
  cleanup();
  const row = (balance: number) =>
    renderPage(<PaymentMethodRow currency="NGN" amount={money(200_000)} walletBalance={money(balance)} />).container;
  expect(row(50_000).textContent).toContain('Wallet ₦500.00 and Visa ending in 4081 ₦1,500.00');
  // The provider is left the least that it can be asked for.
  expect(row(199_000).textContent).toContain('Wallet ₦1,950.00 and Visa ending in 4081 ₦50.00');
  expect(row(200_000).textContent).toContain('₦50.00. Your wallet has enough for all of it.');
  expect(row(0).textContent).toContain('Visa ending in 4081 pays all of it: ₦2,000.00');
});

test('a wallet that holds too little cannot pay all, and one that is empty or enough pays no part', async () => {
  await openModal({ balance: 50_000, amount: 200_000 });
  expect(screen.getByRole('radio', { name: 'Wallet' }).getAttribute('aria-disabled')).toBe('true');
  cleanup();
  for (const balance of [0, 200_000]) {
    // It was on when the last order was paid.
    await openModal({ balance: 50_000, amount: 200_000 });
    await tap('Visa ending in 4081');
    if (!(splitBox() as HTMLInputElement).checked) fireEvent.click(splitBox() as HTMLElement);
    await proceed();
    cleanup();
    const { chosen } = await openModal({ balance, amount: 200_000 });
    expect(splitBox()).toMatchObject({ disabled: true, checked: false });
    await proceed();
    expect(chosen).toMatchObject([{ id: 'c1', split_payment_with_wallet: false }]);
    cleanup();
  }
});

test('a redelivery’s button names what it pays, and a wallet that is too small is not marked', async () => {
  await openModal({ balance: 300_000, amount: 200_000 });
  await tap('Wallet');
  await proceed();
  cleanup();
  const chosen = vi.fn();
  fakeApi(API);
  renderPage(
    <PaymentModal
      open
      onClose={() => undefined}
      purpose="redelivery"
      currency="NGN"
      amount={money(82_000)}
      walletBalance={money(70_000)}
      onChosen={chosen}
    />,
  );
  const wallet = await screen.findByRole('radio', { name: 'Wallet' });
  expect(screen.getByText('Balance ₦700.00. Not enough for all of it.')).toBeTruthy();
  expect(wallet.getAttribute('aria-checked')).toBe('false');
  const button = screen.getByRole('button', { name: 'Pay ₦820.00' });
  await act(async () => void fireEvent.click(button));
  expect(screen.getByRole('alert').textContent).toBe('Choose a payment method');
  expect(chosen).not.toHaveBeenCalled();
});

test('a modal that stands in another form does not send it', async () => {
  fakeApi(API);
  const sent = vi.fn();
  const chosen = vi.fn();
  renderPage(
    <form onSubmit={sent}>
      <PaymentModal open onClose={() => undefined} purpose="top-up" currency="NGN" onChosen={chosen} />
    </form>,
  );
  await screen.findByRole('radio', { name: 'Visa ending in 4081' });
  await tap('Visa ending in 4081');
  await proceed();
  expect(chosen).toHaveBeenCalledTimes(1);
  expect(sent).not.toHaveBeenCalled();
  expect(localStorage.getItem('selectedPaymentMethod')).toBeNull();
});

test('payment.036 methods are asked for by currency, 3 more times without an answer, and then by Retry', async () => {
  let isRefused = true;
  const calls = fakeApi({
    ...API,
    'GET /customer/payment/methods': () => (isRefused ? { refused: 'TOO_MANY_REQUESTS' } : { data: METHODS }),
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderPage(<PaymentModal open onClose={() => undefined} purpose="top-up" currency="NGN" />);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  vi.useRealTimers();
  const asked = calls.filter(({ call }) => call === 'GET /customer/payment/methods');
  expect(asked.map(({ query }) => query)).toEqual(Array.from({ length: 4 }, () => ({ currency: 'NGN' })));
  isRefused = false;
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await screen.findByRole('radio', { name: 'MTN MoMo' });
  // The wallet cannot top itself up.
  expect(screen.queryByRole('radio', { name: 'Wallet' })).toBeNull();
});

test('payment.031 payment.032 a guest is sent to sign-in, and nothing is asked of the server', async () => {
  signOut();
  const calls = fakeApi(API);
  renderPage(<PaymentMethodRow currency="NGN" />);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /Payment method/ })));
  expect(sentToSignIn.count).toBe(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  renderPage(<PaymentModal open onClose={() => undefined} purpose="order" currency="NGN" />);
  await act(async () => undefined);
  expect(calls).toEqual([]);
});
