// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import type { MinorUnits } from '@jara/contract';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage, signIn, signOut } from '../../../testing/customer-page.tsx';
import type { PromoBasket } from '../api/promo-basket.ts';
import { promoCodeOf, storePromoCode } from '../model/promo-code-storage.ts';
import { PromoRow } from './promo-row.tsx';
import { usePromo } from './use-promo.ts';
// Fetched ahead, so that no test waits for it.
import './promo-modal.tsx';

const BASKET = {
  ...{ vendorId: 7, cartId: '0199a0c2-7d54-7000-8000-000000000001', orderClass: 'delivery', addressId: 3, feeId: 1 },
  ...{ subtotal: 300_000, deliveryFee: 50_000, currency: 'NGN', orderItems: [], isSettled: true },
} as unknown as PromoBasket;
const OFF: Record<string, number> = { FIRST: 10_000, SECOND: 20_000 };
const listed = (code: string) => ({ code, title: `Code ${code}`, note: '' });
const LISTS = ['GET /customer/promo-code', 'GET /customer/discount'];

/** Where nothing can be quoted, as before an address is chosen. */
const Row = ({ basket }: { readonly basket: PromoBasket }) => (
  <PromoRow basket={basket} applied={usePromo(basket, undefined)} />
);

function show() {
  const calls = fakeApi({
    'GET /customer/promo-code': () => ({ data: Object.keys(OFF).map(listed) }),
    'GET /customer/discount': () => ({ data: [] }),
    'POST /customer/discount/apply': ({ body }) => {
      const [code = ''] = (body as { promo_codes: string[] }).promo_codes;
      const discounts = [{ target: 'orders', amount_off: OFF[code], description: '' }];
      return { data: { promo_code: listed(code), discounts } };
    },
  });
  const { rerender } = renderPage(<Row basket={BASKET} />);
  return {
    listsAsked: () => calls.map(({ call }) => call).filter((call) => LISTS.includes(call)),
    changeCart: (subtotal: number) =>
      act(async () => rerender(<Row basket={{ ...BASKET, subtotal: subtotal as MinorUnits }} />)),
  };
}
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const question = () => screen.queryByRole('dialog', { name: 'Replace FIRST?' });

async function choose(code: string): Promise<void> {
  await press(/^Promo code/);
  fireEvent.click(await screen.findByRole('radio', { name: `Code ${code}` }));
  await press('Apply');
}

beforeEach(() => signIn());
afterEach(() => {
  cleanup();
  signOut();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('a first code is applied without a question', async () => {
  show();
  await choose('FIRST');
  await screen.findByText('You save ₦100.00');
  expect(question()).toBeNull();
});

test('promo.006 promo.007 a second code takes the place of the first only after a Yes to the question', async () => {
  storePromoCode(7, 'FIRST');
  show();
  await screen.findByText('You save ₦100.00');
  await choose('SECOND');
  await waitFor(() => expect(question()?.textContent).toContain('SECOND saves ₦100.00 more'));
  expect(promoCodeOf(7)).toBe('FIRST');
  await press('Keep FIRST');
  await waitFor(() => expect(question()).toBeNull());
  expect(promoCodeOf(7)).toBe('FIRST');
  fireEvent.click(screen.getByRole('radio', { name: 'Code SECOND' }));
  await press('Apply');
  await waitFor(() => expect(question()).not.toBeNull());
  await press('Use SECOND');
  await screen.findByText('You save ₦200.00');
  expect(promoCodeOf(7)).toBe('SECOND');
});

test('promo.011 an open modal asks for no more codes and discounts once its customer is a guest', async () => {
  const { listsAsked, changeCart } = show();
  await press(/^Promo code/);
  await screen.findByRole('radio', { name: 'Code FIRST' });
  expect(listsAsked().toSorted()).toEqual(LISTS.toSorted());
  await changeCart(310_000);
  expect(listsAsked()).toHaveLength(4);
  act(() => signOut());
  await changeCart(320_000);
  expect(listsAsked()).toHaveLength(4);
});
