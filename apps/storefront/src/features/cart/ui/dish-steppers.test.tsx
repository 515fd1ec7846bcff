// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeLayer, layer } from '@/shared/browser/layers.ts';
import { dish, VENDOR } from '../../../testing/cart-browser.ts';
import { setPageVendor } from '../model/cart-ui-state.ts';
import { addDish, carts } from './carts.ts';
import { DishSteppers } from './dish-steppers.tsx';

/** As the server has made the rows of two dishes. */
const ROWS = [1, 2]
  .map(
    (id) =>
      `<article data-dish="${id}"><h3>Dish ${id}</h3><div data-steps><button aria-label="Add Dish ${id}"></button></div></article>`,
  )
  .join('');

const button = (name: string) => screen.getByRole('button', { name });
const shownCounts = () => screen.queryAllByRole('status').map((count) => count.textContent);
const option = (id: number) => [{ id, menu_group_id: 9, quantity: 1 }];

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  document.body.innerHTML = ROWS;
  setPageVendor(VENDOR);
});
afterEach(() => {
  cleanup();
  carts.reset();
  closeLayer('cart');
  vi.restoreAllMocks();
});

test('a dish in the cart shows its count; one less is taken in its row, and the last leaves the + focused', () => {
  addDish(VENDOR, dish(1), 2);
  render(<DishSteppers />);
  expect(shownCounts()).toEqual(['2 Dish 1 in your cart']);
  expect(button('Add one more Dish 1')).toBeDefined();
  expect(button('Add Dish 2')).toBeDefined();
  fireEvent.click(button('Remove one Dish 1'));
  expect(shownCounts()).toEqual(['1 Dish 1 in your cart']);
  fireEvent.click(button('Remove one Dish 1'));
  expect(shownCounts()).toEqual([]);
  expect(document.activeElement).toBe(button('Add Dish 1'));
});

test('where the choices of a dish differ, the cart opens instead of one being taken', () => {
  addDish(VENDOR, dish(1), 1, option(90));
  addDish(VENDOR, dish(1), 1, option(91));
  render(<DishSteppers />);
  expect(shownCounts()).toEqual(['2 Dish 1 in your cart']);
  fireEvent.click(button('Remove one Dish 1'));
  expect(shownCounts()).toEqual(['2 Dish 1 in your cart']);
  expect(layer('cart').isOpen).toBe(true);
});

test('the carts of other vendors show nothing on this page', () => {
  addDish({ ...VENDOR, id: 8 }, dish(1));
  render(<DishSteppers />);
  expect(shownCounts()).toEqual([]);
});
