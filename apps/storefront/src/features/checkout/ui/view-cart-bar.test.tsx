// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addDish, carts, changesTo } from '@/features/cart/lazy-store.ts';
import { VIEW_CART_PLACE } from '@/shared/ui/bottom-bar.tsx';
import { dish, VENDOR } from '../../../testing/cart-browser.ts';
import { EXAMPLE_VENDOR } from '../../../testing/example-vendor.ts';
import { ViewCartBar } from './view-cart-bar.tsx';

vi.mock('@/features/cart/index.ts', async (original) => ({
  ...(await original<object>()),
  useCartUiState: () => ({ vendor: VENDOR }),
}));

const BAGS = { amount: 20_000, available_cities: [EXAMPLE_VENDOR.city], excluded_vendor_ids: [] };

const words = () => screen.queryByRole('button')?.textContent;
const show = () => act(async () => void render(<ViewCartBar />));

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  document.body.innerHTML = `<div id="${VIEW_CART_PLACE}"></div>`;
});
afterEach(() => {
  cleanup();
  carts.reset();
  window.localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the bar names how many items there are and what they cost with their containers', async () => {
  await show();
  expect(words()).toBeUndefined();
  act(() => addDish(VENDOR, dish(1)));
  expect(words()).toBe('View cart · 1 item · ₦2,600.00');
  act(() => addDish(VENDOR, dish(1)));
  expect(words()).toBe('View cart · 2 items · ₦5,100.00');
});

test('without a network the bags cost what they last did', async () => {
  addDish(VENDOR, dish(1));
  changesTo(VENDOR.id).setDetails({ bag_quantity: 2 });
  await show();
  expect(words()).toBe('View cart · 1 item');
  cleanup();
  window.localStorage.setItem('bagInformation', JSON.stringify(BAGS));
  await show();
  expect(words()).toBe('View cart · 1 item · ₦3,000.00');
});

test('bags are in the total of the bar; until their price is known there is none', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  let answer = (): void => undefined;
  const known = new Promise<void>((resolve) => {
    answer = resolve;
  });
  fakeApi({
    'GET /customer/vendor/slug/mama-put': () => ({ data: EXAMPLE_VENDOR }),
    'GET /customer/config': async () => {
      await known;
      return { data: { chowpass_enabled: false, bag_information: BAGS } };
    },
  });
  addDish(VENDOR, dish(1));
  changesTo(VENDOR.id).setDetails({ bag_quantity: 2 });
  await show();
  expect(words()).toBe('View cart · 1 item');
  answer();
  await vi.waitFor(() => expect(words()).toBe('View cart · 1 item · ₦3,000.00'));
});

test('once a pack is started the bar says which one the next dish begins, until it is added', async () => {
  const nextPack = () => document.querySelector('[data-part="next-pack"]')?.textContent;
  addDish(VENDOR, dish(1));
  await show();
  expect(nextPack()).toBeUndefined();
  act(() => changesTo(VENDOR.id).startPack());
  expect(nextPack()).toBe('The next dish starts Pack 2');
  act(() => addDish(VENDOR, dish(1)));
  expect(nextPack()).toBeUndefined();
});
