import type { BoardOrder } from '@jara/contract';
import { expect, test } from 'vitest';
import type { Action } from '../../../shared/actions/action-queue.ts';
import { boardOrder } from '../../../testing/board-order.ts';
import { createColumns } from './shown-order.ts';
import { slotOf, slotText } from './slot-text.ts';
import { cardActions } from './what-can-be-done.ts';

const AT = Date.parse('2026-11-16T11:00:00Z');
const action = (name: string, subjectId: number, body?: unknown): Action => ({
  ...{ id: `${name} ${subjectId}`, owner: 'vendor 12', name, subjectId, body, at: AT },
});
const ids = (orders: readonly BoardOrder[]) => orders.map(({ id }) => id);

test('an order is where its actions will have taken it, also before they are answered', () => {
  const orders = [boardOrder(1), boardOrder(2, { status: 'preparing' }), boardOrder(3)];
  const waiting = [action('board.accept', 1, { minutes: 20 }), action('board.ready', 2), action('board.ready', 1)];
  const columns = createColumns()(orders, waiting);
  expect(ids(columns.new)).toEqual([3]);
  expect(ids(columns.ready)).toEqual([1, 2]);
  expect(columns.ready[0]).toMatchObject({ status: 'ready_for_pickup', ready_by: '2026-11-16T11:20:00.000Z' });
  // A refusal takes the action away, and with it what it would have done.
  expect(ids(createColumns()(orders, []).new)).toEqual([1, 3]);
});

test('what a rider has already is still being made until its vendor calls it ready', () => {
  const taken = boardOrder(1, { status: 'accepted_by_driver', rider: { name: 'Bola' } });
  const columns = createColumns();
  expect(ids(columns([taken], []).making)).toEqual([1]);
  expect(ids(columns([{ ...taken, is_ready: true, version: 3 }], []).ready)).toEqual([1]);
});

test('what its vendor’s own rider has stays among the ready ones until it is handed over', () => {
  const own = boardOrder(1, { status: 'in_transit', is_ready: true });
  const columns = createColumns();
  expect(ids(columns([own, boardOrder(2, { status: 'in_transit', rider: { name: 'Bola' } })], []).ready)).toEqual([1]);
  expect(ids(columns([own], [action('board.fail', 1)]).gone)).toEqual([1]);
});

test('a pre-order says its slot in the vendor’s day and clock', () => {
  const slot = slotOf(boardOrder(1, { delivery_date: '2026-11-17', time_range: '09:00-11:00' }), 'Africa/Lagos');
  const words = (now: string) => slot && slotText(slot, 'Africa/Lagos', Date.parse(now));
  expect(words('2026-11-16T22:59:00Z')).toBe('tomorrow, 09:00–11:00');
  expect(words('2026-11-16T23:00:00Z')).toBe('today, 09:00–11:00');
  expect(words('2026-11-15T11:00:00Z')).toBe('Tue 17 Nov, 09:00–11:00');
});

test('orders that have not changed stay the same objects, whatever happens to the others', () => {
  const columns = createColumns();
  const orders = [boardOrder(1), boardOrder(2)];
  const before = columns(orders, []);
  const after = columns(
    [boardOrder(1, { version: 2, status: 'fresh' }), ...orders.slice(1)],
    [action('board.accept', 9)],
  );
  expect(after.new[0]).toBe(before.new[1]);
});

test('a card offers what may happen to its order and nothing else', () => {
  const offered = (order: BoardOrder, itself = false) =>
    Object.entries(cardActions(order, itself)).flatMap(([name, may]) => (may ? [name] : []));
  expect(offered(boardOrder(1))).toEqual(['accept', 'reject', 'stockOut']);
  expect(offered(boardOrder(1, { status: 'fresh' }))).toEqual(['stockOut', 'ready']);
  expect(offered(boardOrder(1, { status: 'fresh' }), true)).toEqual(['stockOut', 'ready', 'sendOut']);
  expect(offered(boardOrder(1, { class: 'pickup', status: 'awaiting_pickup', is_ready: true }))).toEqual([
    'stockOut',
    'pin',
  ]);
  expect(offered(boardOrder(1, { status: 'in_transit' }), true)).toEqual(['pin', 'fail']);
  expect(offered(boardOrder(1, { status: 'in_transit', rider: { name: 'Bola' } }))).toEqual([]);
});
