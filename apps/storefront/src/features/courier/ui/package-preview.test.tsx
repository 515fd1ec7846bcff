// @vitest-environment happy-dom
import { type Call, fakeApi } from '@jara/api-client/testing';
import type { FailureCode } from '@jara/contract';
import { toast } from '@jara/ui/toast';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requireSignIn } from '@/features/identity/index.ts';
import { ADA, renderPage, signIn, signOut } from '../../../testing/customer-page.tsx';
import { EXAMPLE_PACKAGE, examplePackageQuote } from '../../../testing/example-package.ts';
import { BY_VISA, ONLINE, REFERENCE, started } from '../../../testing/example-payment.ts';
import type { DeliveryType } from '../model/delivery-type.ts';
import { changePackageForm, clearPackageForm, EMPTY_FORM, readPackageForm } from '../model/package-form.ts';
import { PackagePreview } from './package-preview.tsx';

/** The provider's page is the payment feature's: here it says what became of the payment. */
const paid = vi.hoisted(() => vi.fn());
vi.mock('@/features/payment/ui/pay.ts', () => ({ pay: paid }));
vi.mock('@/features/identity/index.ts', async (original) => ({
  ...(await original<object>()),
  requireSignIn: vi.fn(),
}));

const ORDER_ID = 412_345_678;
const QUOTE = 'POST /customer/package/delivery/amount';
const CREATE = 'POST /customer/package/delivery';
const WALLET = {
  ...{ id: 'wallet', type: 'wallet', name: 'Wallet', pretty_name: 'Wallet', processor: null, cardBrand: null },
  ...{ last4: null, image_url: null, currency: 'NGN', channel: null, save_card: false },
  split_payment_with_wallet: false,
};
const choose = (method: object) => window.localStorage.setItem('selectedPaymentMethod', JSON.stringify(method));
const MADE = { data: { id: ORDER_ID, made_payment: true, payment: null } };
const UNPAID = { data: { id: ORDER_ID, made_payment: false, payment: null } };

/** A server on which everything is in order. */
const FINE = {
  'GET /customer/wallet': () => ({ data: { balance: 500_000, currency: 'NGN' } }),
  [QUOTE]: () => ({ data: examplePackageQuote() }),
  [CREATE]: () => MADE,
  'POST /customer/payment/start/v2': () => ({ data: started('pending') }),
};
type Answers = Parameters<typeof fakeApi>[0];

const onOrdered = vi.fn<(orderId: number) => Promise<void>>();
const onEdit = vi.fn();
let calls: Call[] = [];

const pass = (milliseconds = 20) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function show(answers: Answers = {}, deliveryType: DeliveryType = 'send') {
  calls = fakeApi({ ...FINE, ...answers });
  renderPage(<PackagePreview deliveryType={deliveryType} onOrdered={onOrdered} onEdit={onEdit} />);
  await pass();
}
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm delivery' });
async function confirm(): Promise<void> {
  fireEvent.click(button());
  await pass();
}
const sent = () => calls.filter(({ call }) => call === CREATE).map(({ body }) => body);
const refuse = (refused: FailureCode, data?: unknown) => ({ [CREATE]: () => ({ refused, data }) });
const toPay = () => document.querySelector('[data-part="to-pay"]')?.textContent;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-16T12:00:00Z') });
  vi.spyOn(toast, 'error').mockReturnValue('');
  vi.spyOn(toast, 'success').mockReturnValue('');
  window.history.replaceState(null, '', '/store?open=relay&delivery_type=send&step=preview');
  signIn(ADA);
  changePackageForm(EXAMPLE_PACKAGE);
  choose(WALLET);
  onOrdered.mockResolvedValue();
});
afterEach(() => {
  cleanup();
  signOut();
  clearPackageForm();
  window.localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const mock of [paid, onOrdered, onEdit, vi.mocked(requireSignIn)]) mock.mockReset();
});

test('the review says who sends what to whom, from where to where, and for how much', async () => {
  await show();
  const facts = screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  expect(facts).toEqual([
    'From: 4 Bode Thomas Street, Surulere, Lagos',
    'Sender: Ada Obi · 08012345678 (Nigeria)',
    'To: Ikeja, 12 Allen Avenue, Ikeja, Lagos · Blue gate',
    'Receiver: Bola Ade · 0241234567 (Ghana)',
    'Receiver’s e-mail: bola@example.com',
    'What is in it: Books, Documents',
    'Worth: ₦10,000.00',
    'Protection: On',
    'At the pickup: Ask for Ada',
    'For the rider: Gate 2',
    'Distance: 4.0 km',
    'Delivery fee: ₦1,060.00',
    'Protection fee: ₦200.00',
  ]);
  expect(toPay()).toBe('₦1,260.00');
});

const fact = (name: string) => screen.queryByText(name)?.nextElementSibling?.textContent;

test('the review says that nothing was said of what is in it, and nothing is sent of it', async () => {
  changePackageForm({ packageTypes: [] });
  await show();
  expect(fact('What is in it')).toBe('Not said');
  await confirm();
  expect(sent()).toEqual([expect.objectContaining({ item_type: [] })]);
});

test('with the account’s information the review shows, and the order has, the account on its side', async () => {
  changePackageForm({ useAccountInfo: true, receiverName: 'Bola Ade', senderName: 'Chidi Eze' });
  await show({}, 'receive');
  expect(fact('Sender')).toMatch(/^Chidi Eze/);
  expect(fact('Receiver')).toMatch(/^Ada Obi/);
  await confirm();
  expect(sent()).toMatchObject([{ source_contact: { name: 'Chidi Eze' }, destination_contact: { name: 'Ada Obi' } }]);
});

test('the review shows the e-mail of the other party alone, and no notes where none were given', async () => {
  changePackageForm({ senderEmail: 'ada@example.com', customer_delivery_note: '', customer_vendor_note: '' });
  await show();
  expect([screen.queryByText('ada@example.com'), screen.queryByRole('region', { name: 'Notes' })]).toEqual([
    null,
    null,
  ]);
  cleanup();
  await show({}, 'receive');
  expect(screen.getByText('ada@example.com')).toBeTruthy();
  expect(screen.queryByText('bola@example.com')).toBeNull();
});

test.each([
  ['the wallet', WALLET],
  ['a saved card', BY_VISA],
])('courier.010 courier.011 paid by %s, the delivery is created and said to be', async (_, method) => {
  choose(method);
  await show();
  await confirm();
  expect(sent()).toEqual([
    expect.objectContaining({ fee_id: 31, user_action: 'sending', payment_method: method.type }),
  ]);
  expect(toast.success).toHaveBeenCalledWith('Delivery created successfully');
  expect(paid).not.toHaveBeenCalled();
  expect(onOrdered).toHaveBeenCalledWith(ORDER_ID);
  expect(readPackageForm()).toEqual(EMPTY_FORM);
});

test('courier.012 any other method starts a payment, whose provider leads back to the order', async () => {
  choose(ONLINE);
  paid.mockResolvedValue('paid');
  await show({ [CREATE]: () => UNPAID });
  await confirm();
  expect(calls.find(({ call }) => call.endsWith('start/v2'))?.body).toMatchObject({
    ...{ method: ONLINE.channel, order_id: ORDER_ID },
    callback_url: `${window.location.origin}/store/orders/${ORDER_ID}`,
  });
  expect(paid).toHaveBeenCalledWith(expect.objectContaining({ reference: REFERENCE }), ORDER_ID);
  expect(onOrdered).toHaveBeenCalledWith(ORDER_ID);
  expect(toast.success).not.toHaveBeenCalled();
});

test('a payment begins once the order’s page has come, and the form is empty before that', async () => {
  choose(ONLINE);
  paid.mockResolvedValue('redirecting');
  const page = Promise.withResolvers<void>();
  onOrdered.mockReturnValue(page.promise);
  await show({ [CREATE]: () => UNPAID });
  await confirm();
  expect(onOrdered).toHaveBeenCalledWith(ORDER_ID);
  expect(readPackageForm()).toEqual(EMPTY_FORM);
  expect(paid).not.toHaveBeenCalled();
  page.resolve();
  await pass();
  expect(paid).toHaveBeenCalledTimes(1);
});

test('until the order’s page has come the review stays as it was, and another tap does nothing', async () => {
  onOrdered.mockReturnValue(new Promise(() => undefined));
  choose(ONLINE);
  await show({ [CREATE]: () => UNPAID });
  await confirm();
  expect(screen.getByText('Bola Ade')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Paying…' }));
  await pass();
  expect([sent().length, onOrdered.mock.calls]).toEqual([1, [[ORDER_ID]]]);
});

test('once a payment has ended, what is in sight is asked for again', async () => {
  choose(ONLINE);
  const asked = () => calls.filter(({ call }) => call === 'GET /customer/wallet').length;
  let before = Number.NaN;
  paid.mockImplementation(async () => {
    before = asked();
    return 'closed';
  });
  await show({ [CREATE]: () => UNPAID });
  await confirm();
  expect(asked()).toBe(before + 1);
  expect(toast.success).not.toHaveBeenCalled();
});

test('without a network a tap says so at once, and nothing is sent', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await show();
  await confirm();
  expect(toast.error).toHaveBeenCalledWith('You are offline. Please try again when the network is back.');
  expect(sent()).toEqual([]);
});

test.each([
  ['pickupAddress', null],
  ['receiverName', ' '],
] as const)('courier.020 without %s nothing is sent, and a message asks for all fields', async (field, missing) => {
  changePackageForm({ [field]: missing });
  await show();
  await confirm();
  expect(toast.error).toHaveBeenCalledWith('Please fill in all required fields');
  expect(sent()).toEqual([]);
});

test('courier.020 without a fee nothing is sent, and a message asks for all fields', async () => {
  await show({ [QUOTE]: () => ({ refused: 'PACKAGE_ENDS_APART' }) });
  expect(screen.getByText(/^Pickup and dropoff must be in the same city/)).toBeTruthy();
  await confirm();
  expect(toast.error).toHaveBeenCalledWith('Please fill in all required fields');
  expect(sent()).toEqual([]);
});

test('courier.021 without a payment method nothing is sent, and a message asks for one', async () => {
  choose({});
  await show();
  await confirm();
  expect(screen.getByRole('alert').textContent).toBe('Please select a payment method');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Payment method/ }));
  expect(sent()).toEqual([]);
});

test('a review that is opened by a link says what is missing', async () => {
  clearPackageForm();
  await show();
  for (const message of ['Pickup address is required', 'Dropoff address is required', 'Sender name is required']) {
    expect(screen.getByText(message)).toBeTruthy();
  }
  expect(toPay()).toBeUndefined();
});

test('a guest who confirms is sent to sign-in', async () => {
  signOut();
  changePackageForm(EXAMPLE_PACKAGE);
  await show();
  await confirm();
  expect(requireSignIn).toHaveBeenCalledTimes(1);
  expect(sent()).toEqual([]);
});

test.each([
  ['the page knows', { 'GET /customer/wallet': () => ({ data: { balance: -100, currency: 'NGN' } }) }, 0],
  ['the server says', refuse('WALLET_NEGATIVE'), 1],
] as const)('a wallet below zero, as %s, is to be settled first', async (_, answers, times) => {
  await show(answers);
  await confirm();
  expect(sent()).toHaveLength(times);
  expect(window.location.search).toContain('outstandingPayment=show');
  expect(onOrdered).not.toHaveBeenCalled();
});

/** At a busier hour. */
const DEARER = examplePackageQuote({
  ...{ id: 32, final_delivery_amount: 128_000, amount: 128_000 },
  ...{ total: 128_000, total_with_protection: 148_000 },
});

test.each([
  ['with the refusal', DEARER, 1],
  ['when it is asked for', null, 2],
])('a fee that has changed is shown, as it comes %s, and confirmed anew', async (_, fee, asked) => {
  const quotes = [examplePackageQuote()];
  const answers = [{ refused: 'PACKAGE_FEE_STALE' as const, data: { fee } }];
  await show({ [QUOTE]: () => ({ data: quotes.shift() ?? DEARER }), [CREATE]: () => answers.shift() ?? MADE });
  await confirm();
  expect(screen.getByRole('alert').textContent).toContain('The delivery fee has changed.');
  expect(toPay()).toBe('₦1,480.00');
  expect(calls.filter(({ call }) => call === QUOTE)).toHaveLength(asked);
  expect(onOrdered).not.toHaveBeenCalled();
  await confirm();
  expect(sent()).toEqual([expect.objectContaining({ fee_id: 31 }), expect.objectContaining({ fee_id: 32 })]);
  expect(onOrdered).toHaveBeenCalledWith(ORDER_ID);
});

test('a fee that another tap has used leads to the order that was made with it', async () => {
  await show(refuse('PACKAGE_FEE_USED', { order_id: ORDER_ID }));
  await confirm();
  expect(onOrdered).toHaveBeenCalledWith(ORDER_ID);
  expect(readPackageForm()).toEqual(EMPTY_FORM);
});

test('a refused delivery is told for 10 seconds, and the form stays', async () => {
  await show(refuse('WALLET_TOO_SMALL'));
  await confirm();
  const message = 'There is not enough in your wallet for this. Top it up, or pay another way.';
  expect(toast.error).toHaveBeenCalledWith(message, { duration: 10_000 });
  expect(readPackageForm()).toEqual(EXAMPLE_PACKAGE);
});

test('two taps at once create one delivery', async () => {
  await show();
  const tapped = button();
  // Both before the next rendering.
  act(() => {
    tapped.click();
    tapped.click();
  });
  await pass();
  expect(sent()).toHaveLength(1);
});

test('a delivery without an answer is sent again as it was under its own key, also with a newer fee', async () => {
  let quotes = 0;
  await show({ [QUOTE]: () => ({ data: examplePackageQuote({ id: ++quotes }) }) });
  const answer = fetch;
  const keys: unknown[] = [];
  let isCut = true;
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => {
    if (!url.endsWith('/customer/package/delivery')) return answer(url, request);
    keys.push(new Headers(request.headers).get('idempotency-key'));
    return isCut ? Promise.reject(new TypeError('cut')) : answer(url, request);
  });
  fireEvent.click(button());
  await pass(10_000);
  expect(toast.error).toHaveBeenCalledWith(
    expect.stringContaining('Open Send a package and tap Confirm delivery again: it is created only once.'),
    { duration: 10_000 },
  );
  isCut = false;
  await pass(5 * 60_000);
  expect(readPackageForm().deliveryFee?.id).toBe(2);
  await confirm();
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(1);
  expect(sent()).toEqual([expect.objectContaining({ fee_id: 1 })]);
  expect(onOrdered).toHaveBeenCalledTimes(1);
});

test('a delivery without an answer asks for no tap before there is a network again', async () => {
  await show({});
  const answer = fetch;
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => {
    if (!url.endsWith('/customer/package/delivery')) return answer(url, request);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    return Promise.reject(new TypeError('cut'));
  });
  fireEvent.click(button());
  await pass(10_000);
  const [words] = vi.mocked(toast.error).mock.calls[0] ?? [];
  expect(words).toContain('When the network is back, open Send a package and tap Confirm delivery again');
});

test('after a reload too, a delivery without an answer keeps its fee, until its way or worth is another', async () => {
  await show({ [QUOTE]: () => ({ data: examplePackageQuote({ id: 1 }) }) });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('cut')));
  fireEvent.click(button());
  await pass(10_000);
  cleanup();
  const later = { [QUOTE]: () => ({ data: examplePackageQuote({ id: 2 }) }) };
  changePackageForm({ customer_delivery_note: 'Gate 3' });
  await show({ ...later, ...refuse('PACKAGE_FEE_USED', { order_id: ORDER_ID }) });
  await confirm();
  expect(sent()).toEqual([expect.objectContaining({ fee_id: 1, customer_delivery_note: 'Gate 3' })]);
  expect(onOrdered).toHaveBeenCalledWith(ORDER_ID);
  cleanup();
  // The answer has ended it.
  changePackageForm(EXAMPLE_PACKAGE);
  await show(later);
  await confirm();
  expect(sent()).toEqual([expect.objectContaining({ fee_id: 2 })]);
});

test('a delivery without an answer says nothing of another package', async () => {
  await show({ [QUOTE]: () => ({ data: examplePackageQuote({ id: 1 }) }) });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('cut')));
  fireEvent.click(button());
  await pass(10_000);
  cleanup();
  changePackageForm({ packageWorth: '20000' });
  await show({ [QUOTE]: () => ({ data: examplePackageQuote({ id: 2 }) }) });
  await pass(1_000);
  await confirm();
  expect(sent()).toEqual([expect.objectContaining({ fee_id: 2 })]);
});
