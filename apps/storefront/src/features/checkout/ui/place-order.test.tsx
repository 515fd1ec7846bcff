// @vitest-environment happy-dom
import { type Call, fakeApi } from '@jara/api-client/testing';
import { type FailureCode, type Vendor, WEEKDAYS } from '@jara/contract';
import { toast } from '@jara/ui/toast';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShownCart } from '@/features/cart/data.ts';
import { carts } from '@/features/cart/lazy-store.ts';
import { requireSignIn } from '@/features/identity/index.ts';
import { restoreChosenMethod } from '@/features/payment/index.ts';
import { VENDOR } from '../../../testing/cart-browser.ts';
import { ADA, renderPage, signIn, signOut } from '../../../testing/customer-page.tsx';
import { EXAMPLE_CART as CART } from '../../../testing/example-cart.ts';
import { examplePayment } from '../../../testing/example-order.ts';
import { EXAMPLE_QUOTE as QUOTE } from '../../../testing/example-quote.ts';
import { EXAMPLE_VENDOR } from '../../../testing/example-vendor.ts';
import { dropRecorded, recorded } from '../../../testing/recorded-events.ts';
import { CheckoutForm } from './checkout-form.tsx';

/** The route fills the slot with what the server says of the order. */
const WaitingOrder = ({ id, onPaid }: { readonly id: number; readonly onPaid: (id: number) => void }) => (
  <button type="button" onClick={() => onPaid(id)}>
    Order #{id} waits
  </button>
);
const HOME = { id: 3, pretty_name: '12 Allen Avenue' };
let location: typeof HOME | undefined;
vi.mock('@/features/location/index.ts', () => ({
  useSelectedLocation: () => location,
  isLocationChosen: () => true,
}));
vi.mock('./use-confirmed-cart.ts', () => ({
  useConfirmedCart: () => ({ isConfirmed: true, isAwaited: false, error: null, retry: () => undefined }),
}));
vi.mock('@/features/identity/index.ts', async (original) => ({
  ...(await original<object>()),
  requireSignIn: vi.fn(),
}));
/** The provider's page is the payment feature's: here it says what became of the payment. */
const paid = vi.hoisted(() => vi.fn());
vi.mock('@/features/payment/ui/pay.ts', () => ({ pay: paid }));

const SERVER_CART = {
  ...{ id: CART.cartId, class: 'delivery', vendor: VENDOR, vendor_id: 7, address_id: 3, total_price: 300_000 },
  ...{ customer_vendor_note: '', customer_delivery_note: '', cart_items: [], packs: [], current_pack_reference: null },
  ...{ created_at: CART.created_at, updated_at: CART.updated_at, bag_quantity: 0, is_valid: true },
  ...{ validation_result: [], discounts: [] },
};
const WALLET = {
  ...{ id: 'wallet', type: 'wallet', name: 'Wallet', pretty_name: 'Wallet', processor: null, cardBrand: null },
  ...{ last4: null, image_url: null, currency: 'NGN', channel: null, save_card: false },
  split_payment_with_wallet: false,
};
const PAYSTACK = {
  ...WALLET,
  id: 'online_payment',
  type: 'online_payment',
  channel: 'paystack',
  pretty_name: 'Paystack',
};
const STARTED = {
  ...{ processor: 'paystack', access_code: 'code', authorization_url: null, public_key: 'pk', channel: 'paystack' },
  ...{ reference: '5b2e8a52-3d31-4f0e-9a77-0a6f1f8a1a11', amount: 370_000, currency: 'NGN', status: 'pending' },
  ...{ email: 'ada@example.com', phone: '2348012345678', name: 'Ada Obi', script_url: null },
};
const choose = (method: object) => window.localStorage.setItem('selectedPaymentMethod', JSON.stringify(method));
const MADE = { data: { id: 412_345_678, made_payment: true, payment: null } };
const UNPAID = { data: { id: 412_345_678, made_payment: false, payment: null } };

/** A server on which everything is in order. */
const FINE = {
  'GET /customer/vendor/slug/mama-put': () => ({ data: EXAMPLE_VENDOR }),
  'GET /customer/config': () => ({
    data: { chowpass_enabled: false, bag_information: { amount: 0, available_cities: [], excluded_vendor_ids: [] } },
  }),
  'GET /customer/wallet': () => ({ data: { balance: 500_000, currency: 'NGN' } }),
  'GET /customer/cart/vendor/7': () => ({ data: null }),
  'POST /customer/delivery/amount': () => ({ data: QUOTE }),
  'POST /customer/order/validate-items': () => ({ data: [] }),
  'POST /customer/order': () => MADE,
  'POST /customer/payment/start/v2': () => ({ data: STARTED }),
};
type Answers = Parameters<typeof fakeApi>[0];

const onReview = vi.fn();
const onOrdered = vi.fn();
let calls: Call[] = [];
/** What the queries say of their failures. */
let said: string[] = [];

async function show(answers: Answers = {}, cart: Partial<ShownCart> = {}) {
  calls = fakeApi({ ...FINE, ...answers });
  const shown = { ...CART, ...cart };
  ({ said } = renderPage(
    <CheckoutForm
      cart={shown}
      header={null}
      packs={null}
      onReview={onReview}
      onClear={vi.fn()}
      onOrdered={onOrdered}
      WaitingOrder={WaitingOrder}
    />,
  ));
  await pass();
}

const pass = (milliseconds = 20) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Place order' });
async function place(): Promise<void> {
  fireEvent.click(button());
  await pass();
}
const made = () =>
  calls.filter(({ call }) => call.startsWith('POST')).map(({ call }) => call.slice('POST /customer/'.length));
const ordersMade = () => made().filter((call) => call === 'order').length;
const refuse = (refused: FailureCode, data?: unknown) => ({ 'POST /customer/order': () => ({ refused, data }) });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-16T12:00:00Z') });
  vi.spyOn(toast, 'error').mockReturnValue('');
  vi.spyOn(toast, 'blank').mockReturnValue('');
  vi.spyOn(toast, 'dismiss').mockReturnValue(undefined);
  vi.spyOn(carts, 'confirm').mockResolvedValue();
  window.history.replaceState(null, '', '/store/yaba/restaurants/mama-put?tag=under_60');
  location = HOME;
  signIn(ADA);
  choose(WALLET);
});
afterEach(() => {
  cleanup();
  signOut();
  dropRecorded();
  window.localStorage.clear();
  window.sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  paid.mockReset();
  onReview.mockReset();
  onOrdered.mockReset();
});

test('order.030 order.033 order.034 items are checked, the fee fetched, the order made, its cart cleared', async () => {
  await show();
  calls.length = 0;
  await place();
  expect(made()).toEqual(['order/validate-items', 'delivery/amount', 'order']);
  expect(calls.find(({ call }) => call === 'POST /customer/order')?.body).toMatchObject({ fee_id: 5, address_id: 3 });
  expect(carts.confirm).toHaveBeenCalledWith(7);
  expect(onOrdered).toHaveBeenCalledWith(412_345_678);
  expect(paid).not.toHaveBeenCalled();
});

test('analytics.007 a tap that orders is recorded once, however often it is sent, and then the order', async () => {
  const lost = new TypeError('Failed to fetch');
  const answers = [() => Promise.reject(lost), () => Promise.reject(lost), () => MADE];
  await show({ 'POST /customer/order': () => answers.shift()?.() ?? MADE });
  await place();
  await pass(10_000);
  expect(ordersMade()).toBe(3);
  expect(recorded().filter(({ event_type }) => event_type !== 'error_error')).toMatchObject([
    { event_type: 'click_button', name: 'place_order', details: { vendor_id: 7, fee_id: 5, address_id: 3 } },
    { event_type: 'view_component', name: 'order_placed', details: { order_id: 412_345_678 } },
  ]);
});

test('a tap that finds something missing places no order, and none is recorded', async () => {
  location = undefined;
  await show();
  await place();
  expect(recorded()).toEqual([]);
});

test('the total to pay stands beside the button, as the server has quoted it', async () => {
  await show();
  expect(document.querySelector('[data-part="to-pay"]')?.textContent).toBe('₦3,700.00');
});

function go(network: 'online' | 'offline'): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(network === 'online');
  act(() => void window.dispatchEvent(new Event(network)));
}

test('an order whose network goes while it is checked is not placed by itself when the network is back', async () => {
  let isLost = false;
  await show({
    'POST /customer/order/validate-items': () => {
      if (!isLost) go('offline');
      isLost = true;
      return { data: [] };
    },
    'POST /customer/delivery/amount': () =>
      navigator.onLine ? { data: QUOTE } : Promise.reject(new TypeError('Failed to fetch')),
  });
  await place();
  await pass(2_000);
  go('online');
  await pass(2_000);
  expect(ordersMade()).toBe(0);
  await place();
  expect(ordersMade()).toBe(1);
});

test('without a network nothing is shown as to be paid and no order can be placed, which is said', async () => {
  await show();
  expect(document.querySelector('[data-part="to-pay"]')).not.toBeNull();
  go('offline');
  expect(document.querySelector('[data-part="to-pay"]')).toBeNull();
  expect(button().disabled).toBe(true);
  expect(screen.getByText('Fees as of 1 PM')).toBeDefined();
  expect(screen.getByText(/^You are offline\. Your cart is kept; prices are checked/)).toBeDefined();
  go('online');
  expect(document.querySelector('[data-part="to-pay"]')).not.toBeNull();
});

test('a page opened without a network shows the last fees with their time, and none for another cart', async () => {
  const total = () => document.querySelector('[data-part="total"]')?.textContent;
  const unanswered = () => new Promise<never>(() => undefined);
  const cut = { 'GET /customer/config': unanswered, 'GET /customer/vendor/slug/mama-put': unanswered };
  await show();
  cleanup();
  go('offline');
  await show(cut);
  expect([total(), screen.getByText(/^Fees as of/).textContent]).toEqual(['₦3,700.00', 'Fees as of 1 PM']);
  expect(document.querySelector('[data-part="to-pay"]')).toBeNull();
  expect(button().disabled).toBe(true);
  cleanup();
  vi.setSystemTime(new Date('2026-11-17T12:00:00Z'));
  await show(cut);
  expect(screen.getByText('Fees as of 1 PM, Mon 16 Nov')).toBeTruthy();
  cleanup();
  await show(cut, { subtotal: 400_000 as ShownCart['subtotal'] });
  expect([total(), screen.queryByText(/^Fees as of/)]).toEqual([undefined, null]);
  expect(document.querySelector('[data-part="total-before-fees"]')?.textContent).toBe('₦4,000.00');
});

test('order.025 a guest who places an order is sent to sign-in', async () => {
  signOut();
  await show({}, { class: 'pickup' });
  await place();
  expect(ordersMade()).toBe(0);
  expect(requireSignIn).toHaveBeenCalledTimes(1);
});

const leaveHome = (): void => {
  location = undefined;
};

test.each([
  ['USER_ADDRESS', /^Delivery address/, 'Please choose an address here', {}, leaveHome],
  ['PAYMENT_METHOD', /^Payment method/, 'Please choose a payment Method here', {}, (): void => choose({})],
  ['PRE_ORDER', /^Delivery time/, 'Please choose delivery time', { class: 'preorder_delivery' }, (): void => undefined],
] as const)(
  'cart.065 order.037 %s marks its own field, with its message',
  async (_marker, field, message, cart, lack) => {
    lack();
    await show(
      {
        'GET /customer/vendor/slug/mama-put': () => ({
          data: { ...EXAMPLE_VENDOR, vendor_class: ['instant', 'preorder'] },
        }),
      },
      cart,
    );
    await place();
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([message]);
    expect(screen.getByRole('button', { name: field }).getAttribute('aria-describedby')).toBe(
      screen.getByRole('alert').id,
    );
    expect(made()).not.toContain('order');
  },
);

test('picking a payment method clears its marker', async () => {
  choose({});
  await show();
  await place();
  await act(async () => restoreChosenMethod(WALLET));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('order.031 issues stop the order: a toast, the review and no order', async () => {
  const issue = { type: 'menu', code: 'OUT_OF_STOCK', item_id: 1, group_id: null, item_name: 'Rice', group_name: null };
  const issues = [{ ...issue, selections_required: null, action: 'Remove item', pack_reference: STARTED.reference }];
  await show({ 'POST /customer/order/validate-items': () => ({ data: issues }) });
  await place();
  expect(toast.error).toHaveBeenCalledWith('Please adjust your cart');
  expect(onReview).toHaveBeenCalledWith(false);
  expect(ordersMade()).toBe(0);
});

test('order.032 wallet.003 a wallet below zero stops the order after the check, and the address says so', async () => {
  await show({ 'GET /customer/wallet': () => ({ data: { balance: -100, currency: 'NGN' } }) });
  await place();
  expect(made()).toContain('order/validate-items');
  expect(ordersMade()).toBe(0);
  expect(window.location.pathname).toBe('/store/yaba/restaurants/mama-put');
  expect(window.location.search).toBe('?tag=under_60&outstandingPayment=show');
});

test('what the server finds leads where the page’s own checks lead', async () => {
  await show(refuse('WALLET_NEGATIVE'));
  await place();
  expect(window.location.search).toContain('outstandingPayment=show');
  cleanup();
  await show(refuse('CART_HAS_ISSUES', { issues: [] }));
  await place();
  expect(toast.error).toHaveBeenCalledWith('Please adjust your cart');
  expect(onReview).toHaveBeenCalledTimes(1);
  cleanup();
  await show(refuse('VENDOR_CLOSED'));
  await place();
  await vi.waitFor(() => expect(screen.getByText('Restaurant is closed!')).toBeTruthy());
});

test('order.035 order.036 the button rests while the cart is sent, and where a customer’s vendor is closed', async () => {
  await show({}, { isSettled: false });
  expect(button().disabled).toBe(true);
  cleanup();
  const closed = { 'GET /customer/vendor/slug/mama-put': () => ({ data: { ...EXAMPLE_VENDOR, is_open: false } }) };
  await show(closed);
  expect(button().disabled).toBe(true);
  cleanup();
  await show(closed, { class: 'preorder_delivery' });
  expect(button().disabled).toBe(false);
});

test('without a network the bags of a cart are in its total at the price that was last known', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const unanswered = () => new Promise<never>(() => undefined);
  const cut = { 'GET /customer/config': unanswered, 'GET /customer/vendor/slug/mama-put': unanswered };
  const part = (name: string) => document.querySelector(`[data-part="${name}"]`)?.textContent;
  await show(cut, { bag_quantity: 2 });
  expect([part('bags'), part('total-before-fees')]).toEqual([undefined, undefined]);
  expect(screen.getByText('The total comes when we know what your bags cost.')).toBeTruthy();
  cleanup();
  const bag = { amount: 20_000, available_cities: [EXAMPLE_VENDOR.city], excluded_vendor_ids: [] };
  window.localStorage.setItem('bagInformation', JSON.stringify(bag));
  await show(cut, { bag_quantity: 2 });
  expect([part('bags'), part('total-before-fees')]).toEqual(['₦400.00', '₦3,400.00']);
  expect(screen.getByRole('button', { name: 'Remove one bag' })).toBeTruthy();
});

test('a closed vendor that takes pre-orders offers its first slot, in the cart and in the closed modal', async () => {
  const put = vi.spyOn(carts, 'put').mockReturnValue();
  const later: Vendor = {
    ...EXAMPLE_VENDOR,
    ...{ is_open: false, vendor_class: ['instant', 'preorder'] },
    available_hours: { default: { opening: 700, closing: 2100 } },
    preorder_configuration: { menu_ready_time: null, cutoff_order_time: 1000, available_days: [...WEEKDAYS] },
  };
  const closed = { 'GET /customer/vendor/slug/mama-put': () => ({ data: later }) };
  const offers = () => screen.getAllByRole('button', { name: 'Order for later · Tue 8 AM' });
  const chosen = () => ['deliveryDate', 'timeRange'].map((key) => window.localStorage.getItem(key));
  await show(closed);
  expect(screen.getByText('Closed now. It opens tomorrow at 7 AM.')).toBeTruthy();
  const [offer] = offers();
  // The one thing that can be done is the one in colour.
  expect([offer, button()].map((each) => each?.classList.contains('bg-brand'))).toEqual([true, false]);
  fireEvent.click(offer as HTMLElement);
  expect(chosen()).toEqual(['2026-11-17', '08:00-10:00']);
  const asPreorder = expect.objectContaining({ type: 'set details', details: { class: 'preorder_delivery' } });
  expect(put.mock.calls).toEqual([[asPreorder]]);
  cleanup();

  signOut();
  window.localStorage.clear();
  await show(closed);
  await place();
  const modal = await vi.waitFor(() => screen.getByRole('dialog', { name: 'Restaurant is closed!' }));
  expect(within(modal).getByRole('link').textContent).toBe('See open restaurants');
  fireEvent.click(within(modal).getByRole('button', { name: 'Order for later · Tue 8 AM' }));
  expect(chosen()).toEqual(['2026-11-17', '08:00-10:00']);
  expect(put.mock.calls).toEqual([[asPreorder], [asPreorder]]);
  cleanup();

  await show({ 'GET /customer/vendor/slug/mama-put': () => ({ data: { ...later, vendor_class: ['instant'] } }) });
  expect(screen.queryByText(/^Order for later/)).toBeNull();
});

test('order.052 a refused order is told for 10 seconds', async () => {
  await show(refuse('WALLET_TOO_SMALL'));
  await place();
  const message = 'There is not enough in your wallet for this. Top it up, or pay another way.';
  expect(toast.error).toHaveBeenCalledWith(message, { duration: 10_000 });
  expect(carts.confirm).not.toHaveBeenCalled();
});

test('two taps at once make one order', async () => {
  await show();
  const tapped = button();
  fireEvent.click(tapped);
  fireEvent.click(tapped);
  await pass();
  expect(ordersMade()).toBe(1);
});

test('payment.052 an order without an answer is sent again under its own key, also by the next tap', async () => {
  const keys: unknown[] = [];
  let quotes = 0;
  await show({
    'GET /customer/cart/vendor/7': () => ({ data: SERVER_CART }),
    'POST /customer/delivery/amount': () => ({ data: { ...QUOTE, id: ++quotes } }),
  });
  const answer = fetch;
  let isCut = true;
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => {
    if (!url.endsWith('/customer/order')) return answer(url, request);
    keys.push(new Headers(request.headers).get('idempotency-key'));
    return isCut ? Promise.reject(new TypeError('cut')) : answer(url, request);
  });
  fireEvent.click(button());
  await pass(10_000);
  const said = expect.stringContaining('it is placed only once');
  expect(toast.error).toHaveBeenCalledWith(said, expect.objectContaining({ duration: 10_000 }));
  isCut = false;
  await place();
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(1);
  expect(onOrdered).toHaveBeenCalledTimes(1);
});

test('an order without an answer asks for no tap while there is no network that could send it', async () => {
  await show({ 'GET /customer/cart/vendor/7': () => ({ data: SERVER_CART }) });
  const answer = fetch;
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => {
    if (!url.endsWith('/customer/order')) return answer(url, request);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    return Promise.reject(new TypeError('cut'));
  });
  fireEvent.click(button());
  await pass(10_000);
  const [words] = vi.mocked(toast.error).mock.calls[0] ?? [];
  expect(words).toContain('You are offline. We sent your order');
  expect(words).not.toContain('Tap Place order');
});

test('what has changed is said with the new total before anything is paid', async () => {
  const fee = { ...QUOTE, id: 6, total: 400_000 };
  const answers = [{ refused: 'FEE_STALE' as const, data: { fee, changes: ['Jollof rice is now ₦2,200.00.'] } }, MADE];
  await show({ 'POST /customer/order': () => answers.shift() ?? MADE });
  await place();
  expect(screen.getByText('Jollof rice is now ₦2,200.00.')).toBeTruthy();
  expect(onOrdered).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Place order for ₦4,000.00' }));
  await pass();
  expect(calls.findLast(({ call }) => call === 'POST /customer/order')?.body).toMatchObject({ fee_id: 6 });
  expect(onOrdered).toHaveBeenCalled();
});

test('a total that has changed since it was seen is not ordered, and the change is said', async () => {
  const now = { ...QUOTE, id: 6, total: 380_000 };
  let quotes = 0;
  await show({
    'POST /customer/delivery/amount': () => ({ data: quotes++ > 0 ? now : QUOTE }),
    ...refuse('FEE_STALE', { fee: now, changes: [] }),
  });
  await place();
  const sent = calls.filter(({ call }) => call === 'POST /customer/order').map(({ body }) => body);
  expect(sent).toEqual([expect.objectContaining({ fee_id: QUOTE.id })]);
  expect(screen.getByText('The total is now ₦3,800.00.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Back to cart' }));
  await pass();
  expect(ordersMade()).toBe(1);
  expect(onOrdered).not.toHaveBeenCalled();
});

test('payment.012 an unpaid order starts its payment, and leads to its page once it is paid', async () => {
  choose({ ...PAYSTACK, split_payment_with_wallet: true });
  paid.mockResolvedValue('paid');
  await show({ 'POST /customer/order': () => UNPAID });
  await place();
  expect(calls.find(({ call }) => call.endsWith('start/v2'))?.body).toMatchObject({
    method: 'paystack',
    order_id: 412_345_678,
    callback_url: `${window.location.origin}/store/orders/412345678`,
    split_payment_with_wallet: true,
  });
  expect(paid).toHaveBeenCalledWith(expect.objectContaining({ reference: STARTED.reference }), 412_345_678);
  expect(carts.confirm).toHaveBeenCalledWith(7);
  expect(onOrdered).toHaveBeenCalledWith(412_345_678);
});

test.each(['failed', 'closed'] as const)('a payment that is %s keeps the cart and names the order', async (outcome) => {
  choose(PAYSTACK);
  paid.mockResolvedValue(outcome);
  await show({ 'POST /customer/order': () => UNPAID });
  await place();
  expect(carts.confirm).not.toHaveBeenCalled();
  expect(onOrdered).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Order #412345678 waits' }));
  await pass();
  expect(carts.confirm).toHaveBeenCalledWith(7);
  expect(onOrdered).toHaveBeenCalledWith(412_345_678);
  expect(screen.queryByText(/waits$/)).toBeNull();
});

test('an order whose provider’s page was left by Back is still named beside its cart, and no other', async () => {
  choose(PAYSTACK);
  paid.mockResolvedValue('redirecting');
  await show({ 'POST /customer/order': () => UNPAID });
  await place();
  cleanup();
  await show();
  expect(screen.getByText('Order #412345678 waits')).toBeTruthy();
  cleanup();
  await show({}, { cartId: '0199a0c2-7d54-7000-8000-000000000002' });
  expect(screen.queryByText(/waits$/)).toBeNull();
});

test('while a dialog waits for the payment, the dialog alone speaks of it', async () => {
  choose(PAYSTACK);
  paid.mockResolvedValue('closed');
  await show({ 'POST /customer/order': () => UNPAID });
  await place();
  cleanup();
  window.history.replaceState(null, '', '/store/yaba/restaurants/mama-put?momo=show&trxRef=x');
  await show();
  expect(screen.queryByText(/waits$/)).toBeNull();
});

const CARD = { ...WALLET, id: '5b2e8a52-3d31-4f0e-9a77-0a6f1f8a1a12', type: 'card', processor: 'paystack' };

test.each([
  ['Failed', 'is told as every other decline, and keeps the cart', 0],
  ['Pending', 'that nobody has answered for leads to the order’s page', 1],
] as const)('a saved card’s payment, %s, %s', async (status, _, led) => {
  choose({ ...CARD, cardBrand: 'visa', last4: '4081', name: 'visa', pretty_name: 'visa ending in 4081' });
  await show({
    'POST /customer/order': () => UNPAID,
    'GET /customer/order/412345678/payment': () => ({ data: examplePayment({ status }) }),
  });
  await place();
  expect(onOrdered).toHaveBeenCalledTimes(led);
  expect(carts.confirm).not.toHaveBeenCalled();
  expect(vi.mocked(toast.error).mock.calls).toEqual(led === 0 ? [['Payment Failed!']] : []);
  expect(screen.getByText('Order #412345678 waits')).toBeTruthy();
});

test('a cart that was ordered elsewhere is read anew, and a tap leads to its order', async () => {
  let quotes = 0;
  const gone = { refused: 'CART_NOT_FOUND' as const };
  await show({ 'POST /customer/delivery/amount': () => (quotes++ > 0 ? gone : { data: QUOTE }) });
  await place();
  expect(carts.confirm).toHaveBeenCalledWith(7);
  expect(onOrdered).toHaveBeenCalledTimes(1);
  expect(onOrdered).toHaveBeenCalledWith(412_345_678);
  expect([said, vi.mocked(toast.error).mock.calls], 'nothing has gone wrong').toEqual([[], []]);
});

test('a cart that is gone is read anew as soon as its fee is asked for, and leads to its order if known', async () => {
  const gone = { 'POST /customer/delivery/amount': () => ({ refused: 'CART_NOT_FOUND' as const }) };
  await show(gone);
  expect(carts.confirm).toHaveBeenCalledWith(7);
  expect(onOrdered).not.toHaveBeenCalled();
  expect(toast.blank).toHaveBeenCalledWith('This cart was ordered or cleared elsewhere. Please look at your orders.');
  expect([said, vi.mocked(toast.error).mock.calls]).toEqual([[], []]);
  cleanup();
  choose(PAYSTACK);
  paid.mockResolvedValue('closed');
  await show({ 'POST /customer/order': () => UNPAID });
  await place();
  cleanup();
  await show(gone);
  expect(onOrdered).toHaveBeenCalledWith(412_345_678);
});

test('payment.052 an unanswered order that took its cart is led to, however late the network comes back', async () => {
  let isLost = true;
  await show({
    'POST /customer/order': () => (isLost ? Promise.reject(new TypeError('cut')) : MADE),
    'POST /customer/delivery/amount': () => (ordersMade() > 0 ? { refused: 'CART_NOT_FOUND' } : { data: QUOTE }),
  });
  fireEvent.click(button());
  await pass(60_000);
  expect(vi.mocked(toast.error).mock.calls).toEqual([[expect.stringContaining('did not hear'), expect.anything()]]);
  // The cart has left the screen, too.
  cleanup();
  isLost = false;
  await pass(60_000);
  expect(onOrdered.mock.calls).toEqual([[412_345_678]]);
});

test('an order that was found out takes its message with it, and the end of its cart is not told', async () => {
  let isLost = true;
  // Pauses have no spread: the network comes back within the one that hears of it.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const quote = Promise.withResolvers<{ refused: 'CART_NOT_FOUND' }>();
  await show({
    'POST /customer/order': () => (isLost ? Promise.reject(new TypeError('cut')) : MADE),
    'POST /customer/delivery/amount': () => (ordersMade() > 0 ? quote.promise : { data: QUOTE }),
  });
  fireEvent.click(button());
  await pass(20_000);
  go('offline');
  expect(screen.getByText(/We sent your order and have not heard back/)).toBeDefined();
  isLost = false;
  go('online');
  await pass(1_000);
  expect(onOrdered.mock.calls).toEqual([[412_345_678]]);
  quote.resolve({ refused: 'CART_NOT_FOUND' });
  await pass(1_000);
  expect(said).toEqual([]);
  const [[unanswered, options] = []] = vi.mocked(toast.error).mock.calls;
  expect([unanswered, vi.mocked(toast.error).mock.calls.length]).toEqual([expect.stringContaining('did not hear'), 1]);
  expect(toast.dismiss).toHaveBeenCalledWith(options?.id);
});

test('an unanswered order that was not placed says so, keeps its cart, and is not sent again by itself', async () => {
  let isLost = true;
  await show({
    'POST /customer/order': () => (isLost ? Promise.reject(new TypeError('cut')) : MADE),
    'GET /customer/cart/vendor/7': () => (isLost ? Promise.reject(new TypeError('cut')) : { data: SERVER_CART }),
  });
  fireEvent.click(button());
  await pass(20_000);
  isLost = false;
  go('online');
  await pass(1_000);
  expect(toast.error).toHaveBeenLastCalledWith(expect.stringContaining('was not placed'), expect.anything());
  expect(ordersMade()).toBe(3);
  expect(onOrdered).not.toHaveBeenCalled();
  await place();
  expect([ordersMade(), onOrdered.mock.calls]).toEqual([4, [[412_345_678]]]);
});

test('an order paid online that was not answered is spoken of until it is sent again, also after a reload', async () => {
  choose(PAYSTACK);
  paid.mockResolvedValue('closed');
  let isLost = true;
  const answers = { 'POST /customer/order': () => (isLost ? Promise.reject(new TypeError('cut')) : UNPAID) };
  await show(answers);
  fireEvent.click(button());
  await pass(20_000);
  cleanup();
  await show(answers);
  expect(screen.getByText(/We did not hear whether your order was placed/)).toBeTruthy();
  isLost = false;
  await place();
  expect(screen.queryByText(/We did not hear/)).toBeNull();
});

test('a check of the items that nobody answers is told apart from issues', async () => {
  await show({ 'POST /customer/order/validate-items': () => ({ refused: 'UNEXPECTED' }) });
  await place();
  expect(toast.error).toHaveBeenCalledWith('Please adjust your cart');
  expect(onReview).toHaveBeenCalledWith(true);
});

test('an order that turns out to be paid when its payment is started is told as paid', async () => {
  choose(PAYSTACK);
  await show({
    'POST /customer/order': () => UNPAID,
    'POST /customer/payment/start/v2': () => ({ refused: 'ORDER_PAID' }),
  });
  await place();
  expect(onOrdered).toHaveBeenCalledWith(412_345_678);
  expect(carts.confirm).toHaveBeenCalledWith(7);
  expect(toast.error).not.toHaveBeenCalled();
  expect(screen.queryByRole('link', { name: 'Pay for it on its page' })).toBeNull();
});

test('the button rests until the provider’s page has come, and is free for whoever comes Back from it', async () => {
  choose(PAYSTACK);
  paid.mockResolvedValue('redirecting');
  await show({ 'POST /customer/order': () => UNPAID });
  await place();
  expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Paying…' }));
  await pass();
  expect([ordersMade(), onOrdered.mock.calls]).toEqual([1, []]);
  const comesBack = Object.assign(new Event('pageshow'), { persisted: true });
  await act(async () => void window.dispatchEvent(comesBack));
  await place();
  expect(ordersMade()).toBe(2);
});
