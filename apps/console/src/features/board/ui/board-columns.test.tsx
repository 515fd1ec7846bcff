// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boardOrder } from '../../../testing/board-order.ts';
import { createColumns } from '../model/shown-order.ts';
import { BoardColumns } from './board-columns.tsx';
import * as packs from './order-packs.tsx';

vi.mock(import('./order-packs.tsx'), async (original) => {
  const { OrderPacks } = await original();
  const Counted = vi.fn((props: Parameters<typeof OrderPacks>[0]) => <OrderPacks {...props} />);
  return { OrderPacks: Counted as unknown as typeof OrderPacks };
});

beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() })),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('of 500 orders only the card that has changed is drawn again', () => {
  const columnsOf = createColumns();
  const orders = Array.from({ length: 500 }, (_, nth) => boardOrder(nth + 1));
  const nothing = () => undefined;
  const unseen = { ringing: new Set<number>(), accepted: new Set<number>() };
  const board = (shown: typeof orders) => (
    <BoardColumns columns={columnsOf(shown, [])} deliversItself={false} unseen={unseen} onOpen={nothing} />
  );
  const { rerender } = render(board(orders));
  expect(packs.OrderPacks).toHaveBeenCalledTimes(500);
  rerender(
    board(orders.map((order) => (order.id === 7 ? { ...order, version: 2, customer_vendor_note: 'Hot' } : order))),
  );
  expect(packs.OrderPacks).toHaveBeenCalledTimes(501);
});
