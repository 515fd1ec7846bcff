import type { BoardOrder, boardEndpoints, DataOf } from '@jara/contract';
import type { QueryClient } from '@tanstack/react-query';
import { boardQuery, readBoardOrder } from '../api/board.query.ts';

type Board = DataOf<typeof boardEndpoints.getBoard>;

/** Puts an order into a board: in its place, or at the end. An older version changes nothing; the others stay the same objects. */
function withOrder(board: Board, order: BoardOrder): Board {
  const known = board.orders.find(({ id }) => id === order.id);
  if (known && known.version >= order.version) return board;
  const orders = known ? board.orders.map((each) => (each.id === order.id ? order : each)) : [...board.orders, order];
  return { ...board, orders };
}

/** Reads orders that have changed, each once at a time, into the board that is shown. */
export function createBoardReader(client: QueryClient, read = readBoardOrder) {
  const reading = new Set<number>();
  const changedMeanwhile = new Set<number>();
  const { queryKey } = boardQuery();

  async function readOrder(id: number): Promise<void> {
    reading.add(id);
    try {
      const order = await read(id);
      client.setQueryData<Board>(queryKey, (board) => board && withOrder(board, order));
    } catch {
      // The whole board says what has become of it.
      void client.invalidateQueries({ queryKey });
    }
    reading.delete(id);
    if (changedMeanwhile.delete(id)) await readOrder(id);
  }

  return {
    /** An order has this version now; without one, it has another than is shown. */
    changed(id: number, version?: number): void {
      const known = client.getQueryData<Board>(queryKey)?.orders.find((order) => order.id === id);
      if (known && version !== undefined && known.version >= version) return;
      if (reading.has(id)) changedMeanwhile.add(id);
      else void readOrder(id);
    },
    readAll: () => void client.invalidateQueries({ queryKey }),
  };
}
