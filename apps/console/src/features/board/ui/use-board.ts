import type { BoardOrder } from '@jara/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useActions } from '../../../shared/actions/actions.ts';
import { boardQuery, vendorStateQuery } from '../api/board.query.ts';
import { createColumns } from '../model/shown-order.ts';
import { touchedOrders } from '../model/touched-orders.ts';
import { unseenOrders } from '../model/unseen-orders.ts';

const NO_ORDERS: readonly BoardOrder[] = [];
const NOBODY: ReadonlySet<number> = new Set();
const columnsOf = createColumns();

/** The board as it is shown, with what of it nobody has touched yet. */
export function useBoard() {
  const board = useQuery(boardQuery());
  const state = useQuery(vendorStateQuery());
  const { waiting, isWithoutLine } = useActions();
  const touched = useSyncExternalStore(touchedOrders.subscribe, touchedOrders.state);
  const orders = board.data?.orders ?? NO_ORDERS;
  const acceptsByItself = state.data?.accepts_by_itself ?? false;
  const columns = useMemo(() => columnsOf(orders, waiting), [orders, waiting]);
  const unseen = useMemo(() => unseenOrders(columns, touched, acceptsByItself), [columns, touched, acceptsByItself]);
  const withoutLine = useMemo(
    () => (isWithoutLine ? new Set(waiting.map(({ subjectId }) => subjectId)) : NOBODY),
    [isWithoutLine, waiting],
  );
  return { board, state, columns, unseen, withoutLine };
}
