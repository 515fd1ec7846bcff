// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { rememberTap } from '@/features/cart/index.ts';
import { dish, VENDOR } from '../../testing/cart-browser.ts';
import { CartRoot } from './cart-root.tsx';

vi.mock('../../features/dish-form/model/run-add-dish-by-id.ts', () => ({
  run: () => import('../../features/dish-form/model/add-dish-by-id.ts'),
}));
vi.mock('./load-cart.ts', () => ({ loadCart: () => new Promise(() => undefined) }));

test('a page goes on with the taps of one that was left before they were in the cart', async () => {
  const menu = { status: 'success', message: 'Done', data: [dish(1)] };
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/menu') ? Response.json(menu) : new Promise(() => undefined),
  );
  rememberTap(VENDOR, 1);
  render(<CartRoot />);
  await vi.waitFor(() => expect(localStorage.getItem('cart')).toContain('"item_id":1'));
  expect(localStorage.getItem('tappedDishes')).toBeNull();
});
