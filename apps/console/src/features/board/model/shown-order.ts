import type { BoardOrder, OrderStatus } from '@jara/contract';
import { type BoardColumn, boardColumnOf } from '@jara/domain/order';
import type { Action } from '../../../shared/actions/action-queue.ts';
import type { BoardAction } from '../api/board-actions.ts';

/** What an order becomes by an action that waits for its answer. */
const BECOMES: Readonly<Record<BoardAction, (order: BoardOrder, action: Action) => BoardOrder>> = {
  'board.accept': (order, { body, at }) => {
    const { minutes } = (body ?? {}) as { readonly minutes?: number };
    const ready_by = minutes === undefined ? null : new Date(at + minutes * 60_000).toISOString();
    return { ...order, status: 'fresh', ready_by };
  },
  'board.reject': (order) => ({ ...order, status: 'rejected' }),
  'board.ready': (order) => ({ ...order, is_ready: true, status: readyStatusOf(order) }),
  'board.send-out': (order) => ({ ...order, status: 'in_transit' }),
  'board.stock-out': (order) => order,
  'board.fail': (order) => ({ ...order, status: 'failed' }),
};

function readyStatusOf({ class: kind, status }: BoardOrder): OrderStatus {
  if (status !== 'fresh' && status !== 'preparing') return status;
  return kind === 'pickup' ? 'awaiting_pickup' : 'ready_for_pickup';
}

/** As it is once all that waits has been done; the same object where nothing waits. */
const withActions = (order: BoardOrder, waiting: readonly Action[]): BoardOrder =>
  waiting.reduce((shown, action) => BECOMES[action.name as BoardAction](shown, action), order);

export type Columns = Readonly<Record<BoardColumn, readonly BoardOrder[]>>;

const oldestFirst = (one: BoardOrder, other: BoardOrder) => one.paid_at.localeCompare(other.paid_at);

/** The board as it is shown. An order keeps its object as long as nothing of it changes, so its card need not be drawn again. */
export function createColumns() {
  const known = new Map<number, { order: BoardOrder; actions: readonly Action[]; shown: BoardOrder }>();

  function shownOf(order: BoardOrder, waiting: readonly Action[]): BoardOrder {
    const actions = waiting.filter(({ subjectId, name }) => subjectId === order.id && name in BECOMES);
    const last = known.get(order.id);
    const isSame =
      last?.order === order && last.actions.map(({ id }) => id).join() === actions.map(({ id }) => id).join();
    if (isSame) return last.shown;
    const shown = withActions(order, actions);
    known.set(order.id, { order, actions, shown });
    return shown;
  }

  return (orders: readonly BoardOrder[], waiting: readonly Action[]): Columns => {
    const shown = orders.map((order) => shownOf(order, waiting));
    const of = (column: BoardColumn) => shown.filter((order) => boardColumnOf(order) === column);
    return {
      new: of('new').sort(oldestFirst),
      making: of('making').sort(oldestFirst),
      ready: of('ready').sort(oldestFirst),
      gone: of('gone'),
    };
  };
}
