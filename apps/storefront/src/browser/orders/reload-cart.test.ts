import type { Order } from '@jara/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { reloadCart } from './reload-cart.ts';

const confirm = vi.hoisted(() => vi.fn());
vi.mock('@/features/cart/lazy-store.ts', () => ({ carts: { state: () => ({ held: { 7: {} } }), confirm } }));

beforeEach(() => confirm.mockClear());

test.each([
  ['which this browser has, is asked for anew', 7, [[7]]],
  ['of another vendor, is not asked for', 8, []],
  ['of a package, which was in none, is not asked for', null, []],
])('the cart of a paid order %s', async (_rule, id, asked) => {
  await reloadCart({ vendor: { id } } as Order);
  expect(confirm.mock.calls).toEqual(asked);
});
