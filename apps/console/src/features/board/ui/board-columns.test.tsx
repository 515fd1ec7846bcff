// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
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
    <BoardColumns
      columns={columnsOf(shown, [])}
      deliversItself={false}
      unseen={unseen}
      withoutLine={unseen.ringing}
      onOpen={nothing}
    />
  );
  const { rerender } = render(board(orders));
  expect(packs.OrderPacks).toHaveBeenCalledTimes(500);
  rerender(
    board(orders.map((order) => (order.id === 7 ? { ...order, version: 2, customer_vendor_note: 'Hot' } : order))),
  );
  expect(packs.OrderPacks).toHaveBeenCalledTimes(501);
});

test('on a phone the arrows go through the columns as tabs, round the ends', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const nothing = () => undefined;
  const columns = createColumns()([boardOrder(1)], []);
  render(
    <BoardColumns
      columns={columns}
      deliversItself={false}
      unseen={{ ringing: new Set(), accepted: new Set() }}
      withoutLine={new Set()}
      onOpen={nothing}
    />,
  );
  const press = (key: string) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    return document.activeElement?.textContent;
  };
  (await screen.findByRole('tab', { name: 'New 1' })).focus();
  expect([press('ArrowRight'), press('End'), press('ArrowRight'), press('ArrowLeft'), press('Home')]).toEqual([
    ...['Being made 0', 'Gone 0', 'New 1', 'Gone 0', 'New 1'],
  ]);
  expect(screen.getAllByRole('tab', { selected: true })).toHaveLength(1);
});
