// @vitest-environment happy-dom
import { type Call, fakeApi } from '@jara/api-client/testing';
import type { Order, RedeliveryPayment, TimelineAction } from '@jara/contract';
import { timelineEntries } from '@jara/domain/order';
import { toast } from '@jara/ui/toast';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChosenMethod } from '@/features/payment/index.ts';
import { renderPage, signIn, signOut } from '../../../../testing/customer-page.tsx';
import { exampleOrder, examplePayment } from '../../../../testing/example-order.ts';
import { BY_VISA, ONLINE, started } from '../../../../testing/example-payment.ts';
import { RedeliveryBlock } from './redelivery-block.tsx';
// It is fetched when it opens; here it is there before.
import './redelivery-modal.tsx';

/** The payment modal and the provider's page are the payment feature's: here a tap chooses. */
const payment = vi.hoisted(() => ({ chosen: undefined as unknown, pay: vi.fn() }));
type PaymentModalProps = {
  open: boolean;
  purpose: string;
  walletBalance?: number;
  onChosen: (chosen: ChosenMethod) => void;
};
vi.mock('@/features/payment/index.ts', async (original) => ({
  ...(await original<object>()),
  pay: payment.pay,
  PaymentModal: ({ open, purpose, walletBalance, onChosen }: PaymentModalProps) =>
    open && (
      <button type="button" onClick={() => onChosen(payment.chosen as ChosenMethod)} data-balance={walletBalance}>
        Pay a {purpose} with it
      </button>
    ),
}));

const FAILED_AT = new Date('2026-11-16T12:00:00Z');
const ID = 412_345_678;
const REDELIVERY = `/customer/order/${ID}/redelivery`;
const START = 'POST /customer/payment/start/v2';
/** Of a busy hour: what is paid is not what it was before the surge. */
const FEE = {
  ...{ id: 31, original_delivery_amount: 82_000, final_delivery_amount: 91_000, delivery_price_factor: 1.1 },
  ...{ original_service_amount: 0, final_service_amount: 0, small_order_amount: 0, amount: 91_000 },
};
let last: RedeliveryPayment | null;
let calls: Call[];
const said = vi.spyOn(toast, 'success');
let answers: Parameters<typeof fakeApi>[0];

beforeEach(() => {
  vi.useFakeTimers({ now: FAILED_AT.getTime() + 5 * 60_000 });
  said.mockReset().mockReturnValue('');
  signIn();
  last = null;
  answers = {
    [`POST ${REDELIVERY}/amount`]: () => ({ data: FEE }),
    [`GET ${REDELIVERY}/payment`]: () => ({ data: last }),
    [`POST ${REDELIVERY}`]: () => ({ data: { made_payment: true, payment: null } }),
    'GET /customer/wallet': () => ({ data: { balance: 70_000, currency: 'NGN', held: 0 } }),
    [START]: () => ({ data: started('pending') }),
  };
});
afterEach(() => {
  cleanup();
  signOut();
  payment.pay.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(['rider_fault', 'vendor_fault'] as const)(
  'what was not the customer’s fault is brought again for nothing: %s',
  async (delivery_fault) => {
    answers = { ...answers, [`POST ${REDELIVERY}/amount`]: () => ({ data: { ...FEE, amount: 0 } }) };
    calls = fakeApi(answers);
    renderPage(<RedeliveryBlock order={failed({ delivery_fault })} />);
    expect(document.body.textContent).toContain('This was not your fault');
    expect(document.body.textContent).toContain('brought again free of charge. Time left to ask: 55:00');
    fireEvent.click(screen.getByRole('button', { name: 'Request a redelivery' }));
    await act(() => vi.advanceTimersByTimeAsync(50));
    expect(calls.find(({ call }) => call === `POST ${REDELIVERY}`)?.body).toMatchObject({
      fee_id: 31,
      method: 'wallet',
    });
    expect(said).toHaveBeenCalledWith('Your order is on its way again.');
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

function failed(more: Partial<Order> = {}, ...then: TimelineAction[]): Order {
  const actions: TimelineAction[] = ['DRIVER_PICKED_ORDER', 'ORDER_DELIVERY_FAILED', ...then];
  const timeline = timelineEntries(
    'delivery',
    actions.map((action) => ({ action, created_at: FAILED_AT })),
  );
  return exampleOrder({ status: 'failed', is_failed_delivery: true, timeline, ...more });
}
const paymentOf = (more: Partial<RedeliveryPayment>): RedeliveryPayment => ({
  ...examplePayment({ destination: 'order_redelivery' }),
  ...{ is_other_open: false, ...more },
});
const pass = (milliseconds = 50) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
async function show(order = failed()) {
  calls = fakeApi(answers);
  const page = renderPage(<RedeliveryBlock order={order} />);
  await pass();
  return page;
}
const request = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Request a redelivery' });
async function tap(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass();
}
/** Up to the payment, by what is chosen. */
async function payBy(chosen: Partial<ChosenMethod>) {
  payment.chosen = { ...BY_VISA, ...chosen };
  await tap('Request a redelivery');
  await tap('Pay now');
  await tap('Pay a redelivery with it');
}
const bodyOf = (name: string) => calls.find(({ call }) => call === name)?.body;

test("order.020 order.023 'Your rider couldn't reach you' shows after a failure, until it is requested", async () => {
  await show();
  expect(screen.getByRole('heading', { name: "Your rider couldn't reach you" })).toBeTruthy();
  expect(request().disabled).toBe(false);
  cleanup();
  const out = await show(failed({ status: 'in_transit', is_failed_delivery: false }, 'ORDER_REDELIVERY_REQUESTED'));
  expect(out.container.textContent).toBe('');
  expect(calls).toEqual([]);
});

test('order.021 order.022 it counts down second by second, and its button is disabled at zero', async () => {
  await show();
  expect(screen.getByRole('timer').textContent).toBe('55:00');
  await pass(61_000);
  expect(screen.getByRole('timer').textContent).toBe('53:59');
  await pass(54 * 60_000);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(request().disabled).toBe(true);
});

test('once its hour has passed, it says whom to write to, where there is somebody', async () => {
  vi.setSystemTime(FAILED_AT.getTime() + 61 * 60_000);
  const { vendor } = exampleOrder();
  await show(failed({ vendor: { ...vendor, support_contact: 'help@mamaput.example' } }));
  const block = () => screen.getByRole('region').textContent;
  expect(block()).toContain('Write to us with Get help about your order and your money.');
  cleanup();
  await show();
  expect(block()).toContain('has passed.');
  expect(block()).not.toContain('Get help');
});

test("order.022 'Request a redelivery' is disabled while it loads, and a second tap asks for nothing", async () => {
  answers[`POST ${REDELIVERY}/amount`] = () => new Promise(() => undefined);
  await show();
  await tap('Request a redelivery');
  expect(request().getAttribute('aria-disabled')).toBe('true');
  await tap('Request a redelivery');
  expect(calls.filter(({ call }) => call === `POST ${REDELIVERY}/amount`)).toHaveLength(1);
});

test("order.008 'Extra delivery fee applies' with the amount, and 'Pay now' leads to the methods", async () => {
  await show();
  await tap('Request a redelivery');
  const modal = screen.getByRole('dialog', { name: 'Extra delivery fee applies' });
  expect(modal.textContent).toContain('₦910.00');
  expect(screen.queryByRole('button', { name: 'Pay a redelivery with it' })).toBeNull();
  await tap('Pay now');
  const methods = screen.getByRole('button', { name: 'Pay a redelivery with it' });
  expect(methods.dataset['balance'], 'what the wallet holds is said beside it').toBe('70000');
});

test('the wallet or a card pays by the request itself, and the order is asked for anew', async () => {
  const { client } = await show();
  const anew = vi.spyOn(client, 'invalidateQueries');
  await payBy({ id: 'wallet', type: 'wallet' });
  expect(bodyOf(`POST ${REDELIVERY}`)).toMatchObject({ fee_id: 31, method: 'wallet', method_id: null });
  expect(anew).toHaveBeenCalledWith({ queryKey: ['orders'] });
  expect(said).toHaveBeenCalledWith('Your order is on its way again.');
  expect(payment.pay).not.toHaveBeenCalled();
  cleanup();
  await show();
  await payBy(BY_VISA);
  expect(bodyOf(`POST ${REDELIVERY}`)).toMatchObject({ fee_id: 31, method: 'card', method_id: BY_VISA.id });
});

test('order.049 any other way starts a payment of the fee, which leads back to the order', async () => {
  await show();
  await payBy(ONLINE);
  expect(bodyOf(START)).toMatchObject({
    ...{ amount: 91_000, destination: 'order_redelivery', destination_id: 31, order_id: ID, method: 'paystack' },
    callback_url: expect.stringMatching(new RegExp(`/store/orders/${ID}$`)),
  });
  expect(payment.pay).toHaveBeenCalledWith(expect.objectContaining({ status: 'pending' }), null);
});

test('order.051 a refusal shows the server’s message as a toast; another way to pay can be chosen', async () => {
  answers[`POST ${REDELIVERY}`] = () => ({ refused: 'WALLET_TOO_SMALL' });
  const short = await show();
  await payBy({ id: 'wallet', type: 'wallet' });
  expect(short.said).toEqual(['There is not enough in your wallet for this. Top it up, or pay another way.']);
  expect(screen.getByRole('dialog', { name: 'Extra delivery fee applies' })).toBeTruthy();
  cleanup();
  answers[`POST ${REDELIVERY}/amount`] = () => ({ refused: 'REDELIVERY_TOO_LATE' });
  const late = await show();
  await tap('Request a redelivery');
  expect(late.said).toEqual([
    'It is too late for a redelivery. It can be requested within an hour of the failed delivery.',
  ]);
});

test('an open payment is being confirmed, and is asked for until it has come; then so is the order', async () => {
  last = paymentOf({});
  const { client } = await show();
  expect(screen.getByRole('status').textContent).toContain('Payment being confirmed');
  const anew = vi.spyOn(client, 'invalidateQueries');
  last = paymentOf({ status: 'Completed', credited_to: 'redelivery' });
  await pass(3_000);
  expect(anew).toHaveBeenCalledWith({ queryKey: ['orders', ID] });
  expect(screen.getByRole('status').textContent).toBe('');
});

test("a payment that failed is 'Payment Failed!', with what to do next, beside one that may still come", async () => {
  last = paymentOf({ status: 'Failed' });
  await show();
  const said = () => screen.getByRole('status').textContent;
  expect(said()).toContain('Payment Failed!');
  expect(said()).toContain('Request it again and pay another way.');
  expect(said()).not.toContain('Payment being confirmed');
  cleanup();
  last = paymentOf({ status: 'Failed', is_other_open: true });
  await show();
  expect(said()).toMatch(/Payment Failed!.*Payment being confirmed/);
  last = paymentOf({ status: 'Completed', credited_to: 'redelivery' });
  await pass(3_000);
  expect(said(), 'it is asked for until it has come').toBe('');
});
