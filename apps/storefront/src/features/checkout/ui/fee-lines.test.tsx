// @vitest-environment happy-dom

import { ApiError } from '@jara/api-client';
import type { MinorUnits } from '@jara/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ShownCart } from '@/features/cart/data.ts';
import { EXAMPLE_QUOTE } from '../../../testing/example-quote.ts';
import { FeeLines } from './fee-lines.tsx';
import type { Checkout } from './use-checkout.ts';

const money = (amount: number) => amount as MinorUnits;
const cart = { class: 'delivery', vendor: { currency: 'NGN' }, isSettled: true } as ShownCart;
const CHECKOUT = {
  quote: undefined,
  isQuoteAwaited: false,
  saved: money(0),
  priced: { order_class: 'delivery', subtotal: money(300_000), bag_amount: money(20_000), bag_quantity: 2 },
} as Checkout;
const render = (checkout: Partial<Checkout>) => {
  document.body.innerHTML = renderToStaticMarkup(<FeeLines cart={cart} checkout={{ ...CHECKOUT, ...checkout }} />);
  return document.querySelector('section[aria-label="Fees"]');
};
const part = (name: string) => document.querySelector(`[data-part="${name}"]`)?.textContent;

test('while a new quote is under way the last fees stay on screen, dimmed and busy', () => {
  const settled = render({ quote: EXAMPLE_QUOTE });
  const words = settled?.textContent;
  expect(settled?.getAttribute('aria-busy')).toBe('false');
  expect(settled?.querySelector('.opacity-50')).toBeNull();
  const awaiting = render({ quote: EXAMPLE_QUOTE, isQuoteAwaited: true });
  expect(awaiting?.textContent).toBe(words);
  expect(awaiting?.getAttribute('aria-busy')).toBe('true');
  expect(awaiting?.querySelector('.opacity-50')?.textContent).toContain('Delivery fee');
});

test('without a quote the bags are a line of their own and in the total', () => {
  render({});
  expect([part('subtotal'), part('bags'), part('total-before-fees')]).toEqual(['₦3,000.00', '₦400.00', '₦3,400.00']);
});

test('while nobody knows what the bags cost, words stand in the place of the total', () => {
  const fees = render({ lacksBags: true, priced: { ...CHECKOUT.priced, bag_quantity: 0 } });
  expect([part('subtotal'), part('total-before-fees')]).toEqual(['₦3,000.00', undefined]);
  expect(fees?.textContent).toContain('The total comes when we know what your bags cost.');
});

test('what is saved is one line with the sum, and without a saving there is none', () => {
  render({ saved: money(50_000) });
  expect(part('saved')).toBe('You save ₦500.00');
  render({});
  expect(part('saved')).toBeUndefined();
});

test('a cart that became an order is no failure', () => {
  const gone = new ApiError('That cart is no longer there.', { status: 404, code: 'CART_NOT_FOUND' });
  const fees = render({ feeError: gone });
  expect(fees?.querySelector('[role="alert"]')).toBeNull();
  expect(fees?.textContent).toContain('Checking what became of this cart…');
});
