import type { FeeLine, MinorUnits } from '@jara/contract';
import { expect, test } from 'vitest';
import { type QuoteToCompare, quoteChanges } from './index.ts';

const line = (label: FeeLine['label'], amount: number): FeeLine => ({ label, amount: amount as MinorUnits });
const quoted = (given: Partial<QuoteToCompare> = {}): QuoteToCompare => ({
  prices: { 'menu:1': { name: 'Jollof rice', price: 200_000 }, 'container:2': { name: 'Box', price: 5_000 } },
  lines: [line('Subtotal', 205_000), line('Delivery fee', 50_000), line('Service fee', 10_000)],
  total: 265_000,
  cart_version: 1,
  ...given,
});
const changes = (after: Partial<QuoteToCompare>, before: Partial<QuoteToCompare> = {}) =>
  quoteChanges(quoted(before), quoted(after), 'NGN');

test('what costs something else is named with its price, and so is the total', () => {
  const dearer = {
    prices: { 'menu:1': { name: 'Jollof rice', price: 220_000 }, 'container:2': { name: 'Box', price: 5_000 } },
    lines: [line('Subtotal', 225_000), line('Delivery fee', 50_000), line('Service fee', 11_000)],
    total: 286_000,
  };
  expect(changes(dearer)).toEqual([
    'Jollof rice is now ₦2,200.00.',
    'The service fee is now ₦110.00.',
    'The total is now ₦2,860.00.',
  ]);
});

test('a fee that comes or goes is named, and a discount by what it takes off', () => {
  const before = { lines: [...quoted().lines, line('Surge fee', 6_000), line('Discount', -50_000)], total: 221_000 };
  expect(changes({ lines: [...quoted().lines, line('Discount', -20_000)], total: 245_000 }, before)).toEqual([
    'The surge fee is now ₦0.00.',
    'The discount is now ₦200.00.',
    'The total is now ₦2,450.00.',
  ]);
});

test('what is new in the cart and what left it is named', () => {
  const other = { prices: { 'menu:1': { name: 'Jollof rice', price: 200_000 }, 'menu:7': { name: 'Zobo', price: 1 } } };
  expect(changes({ ...other, cart_version: 2 })).toEqual([
    'Zobo is new in your cart.',
    'Box is no longer in your cart.',
  ]);
});

test('more or less of the same is told as a changed cart', () => {
  const more = { lines: [line('Subtotal', 405_000), ...quoted().lines.slice(1)], total: 465_000, cart_version: 2 };
  expect(changes(more)).toEqual(['Your cart has changed.', 'The total is now ₦4,650.00.']);
});

test('a quote that is merely newer has nothing to tell', () => {
  expect(changes({ cart_version: 2 })).toEqual([]);
});
