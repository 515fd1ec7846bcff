// @vitest-environment happy-dom
import { type Call, fakeApi } from '@jara/api-client/testing';
import type { MinorUnits, Quote } from '@jara/contract';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShownCart } from '@/features/cart/data.ts';
import { carts } from '@/features/cart/lazy-store.ts';
import { requireSignIn } from '@/features/identity/index.ts';
import { renderPage, signIn, signOut } from '../../../testing/customer-page.tsx';
import { EXAMPLE_CART } from '../../../testing/example-cart.ts';
import { EXAMPLE_QUOTE } from '../../../testing/example-quote.ts';
import { EXAMPLE_VENDOR } from '../../../testing/example-vendor.ts';
import { CheckoutForm } from './checkout-form.tsx';

vi.mock('@/features/location/index.ts', () => ({
  useSelectedLocation: () => ({ id: 3, pretty_name: '12 Allen Avenue' }),
}));
vi.mock('./use-confirmed-cart.ts', () => ({
  useConfirmedCart: () => ({ isConfirmed: true, isAwaited: false, error: null, retry: () => undefined }),
}));
vi.mock('@/features/identity/index.ts', async (original) => ({
  ...(await original<object>()),
  requireSignIn: vi.fn(),
}));

const BAGS = { amount: 20_000, available_cities: [EXAMPLE_VENDOR.city], excluded_vendor_ids: [] };
const onClear = vi.fn();
let calls: Call[] = [];
let quoted: Quote = EXAMPLE_QUOTE;

async function show(cart: Partial<ShownCart> = {}): Promise<void> {
  calls = fakeApi({
    'GET /customer/vendor/slug/mama-put': () => ({
      data: { ...EXAMPLE_VENDOR, vendor_class: ['instant', 'preorder'] },
    }),
    'GET /customer/config': () => ({ data: { chowpass_enabled: false, bag_information: BAGS } }),
    'GET /customer/wallet': () => ({ data: { balance: 0, currency: 'NGN' } }),
    'POST /customer/delivery/amount': () => ({ data: quoted }),
  });
  renderPage(
    <CheckoutForm
      cart={{ ...EXAMPLE_CART, ...cart }}
      header={<p>Mama Put</p>}
      packs={<p>Pack 1</p>}
      onReview={() => undefined}
      onClear={onClear}
      onOrdered={() => undefined}
      WaitingOrder={() => null}
    />,
  );
  await act(() => vi.advanceTimersByTimeAsync(20));
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const rows = () => screen.getAllByRole('button').flatMap(({ textContent }) => textContent ?? []);
const asked = (part: string) => calls.filter(({ call }) => call.includes(part));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-16T12:00:00Z') });
  signIn();
  quoted = EXAMPLE_QUOTE;
});
afterEach(() => {
  cleanup();
  signOut();
  window.localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('cart.006 cart.010 a full cart has vendor, packs, its rows, the fees, Place order and Clear orders', async () => {
  await show();
  expect(screen.getByText('Mama Put')).toBeTruthy();
  expect(screen.getByText('Pack 1')).toBeTruthy();
  expect(rows()).toEqual([
    expect.stringMatching(/^Promo code/),
    'Add a bag',
    expect.stringMatching(/^Payment method/),
    expect.stringMatching(/^Delivery address.*12 Allen Avenue/),
    'Place order',
    'Clear orders',
  ]);
  expect(screen.getByRole('region', { name: 'Fees' }).textContent).toContain('Delivery fee');
  fireEvent.click(button('Clear orders'));
  expect(onClear).toHaveBeenCalledTimes(1);
});

test('cart.007 a delivery time is asked for a pre-order alone, and where none is offered that is said', async () => {
  await show({ class: 'preorder_delivery' });
  fireEvent.click(button(/^Delivery time/));
  const modal = await vi.waitFor(() => screen.getByRole('dialog', { name: 'Choose delivery time' }));
  // This vendor has no hours.
  expect(modal.textContent).toContain('No delivery times');
  expect(screen.queryByRole('button', { name: 'Set delivery time' })).toBeNull();
  cleanup();
  for (const other of ['delivery', 'pickup'] as const) {
    await show({ class: other });
    expect(screen.queryByRole('button', { name: /^Delivery time/ })).toBeNull();
    cleanup();
  }
});

test('pricing.006 promo.010 promo.011 a guest is asked to sign in for a code; no fee or promo is asked for', async () => {
  signOut();
  window.localStorage.setItem('promoCode', JSON.stringify({ '7': 'FREERIDE' }));
  await show();
  expect(screen.getByRole('region', { name: 'Fees' }).textContent).toContain('Choose an address');
  fireEvent.click(button(/^Promo code/));
  expect(requireSignIn).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([...asked('/delivery/amount'), ...asked('/promo-code'), ...asked('/discount')]).toEqual([]);
});

test('what a code brings comes with the quote, and so does why it is refused: nothing else is asked for it', async () => {
  window.localStorage.setItem('promoCode', JSON.stringify({ '7': 'SAVE10' }));
  const discounts = [{ target: 'orders' as const, amount_off: 10_000 as MinorUnits, description: '' }];
  quoted = { ...EXAMPLE_QUOTE, discounts, promo: { code: 'SAVE10', refusal: null } };
  await show();
  expect(button(/^Promo code/).textContent).toContain('SAVE10You save ₦100.00');
  expect(asked('/delivery/amount').map(({ body }) => body)).toEqual([
    expect.objectContaining({ promo_codes: ['SAVE10'] }),
  ]);
  expect(asked('/discount')).toEqual([]);
  cleanup();

  const refusal = { code: 'PROMO_ENDED', message: 'This promo code has ended.' } as const;
  quoted = { ...EXAMPLE_QUOTE, promo: { code: 'SAVE10', refusal } };
  await show();
  expect(screen.getByRole('alert').textContent).toBe('This promo code has ended.');
  expect(button(/^Promo code/).textContent).not.toContain('You save');
  expect([asked('/delivery/amount').length, asked('/discount').length]).toEqual([1, 0]);
});

test('cart.068 minus leaves one bag at the least, and Remove takes all of them away', async () => {
  const put = vi.spyOn(carts, 'put').mockReturnValue();
  const saved = () => put.mock.calls.map(([change]) => 'details' in change && change.details.bag_quantity);
  await show();
  fireEvent.click(button('Add a bag'));
  cleanup();
  await show({ bag_quantity: 2 });
  fireEvent.click(button('Remove one bag'));
  cleanup();
  await show({ bag_quantity: 1 });
  expect(button('Remove one bag').disabled).toBe(true);
  fireEvent.click(button('Remove bags'));
  expect(saved()).toEqual([1, 1, 0]);
});
