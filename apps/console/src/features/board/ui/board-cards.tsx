import type { BoardOrder } from '@jara/contract';
import type { BoardColumn } from '@jara/domain/order';
import type { Columns } from '../model/shown-order.ts';
import type { Unseen } from '../model/unseen-orders.ts';
import { type CardDialog, OrderCard } from './order-card.tsx';

export type BoardProps = {
  readonly columns: Columns;
  readonly deliversItself: boolean;
  readonly unseen: Unseen;
  /** Something done to them waits for the network. */
  readonly withoutLine: ReadonlySet<number>;
  readonly onOpen: (dialog: CardDialog, order: BoardOrder) => void;
};

const TITLE = { new: 'New', making: 'Being made', ready: 'Ready', gone: 'Gone' } as const satisfies Record<
  BoardColumn,
  string
>;
const EMPTY = {
  new: 'No new orders.',
  making: 'Nothing is being made.',
  ready: 'Nothing is ready.',
  gone: 'Nothing has left in the last two hours.',
} as const satisfies Record<BoardColumn, string>;

/** The cards of a column. */
export function Cards({
  column,
  columns,
  unseen,
  withoutLine,
  ...rest
}: BoardProps & { readonly column: BoardColumn }) {
  const orders = columns[column];
  if (orders.length === 0) return <p className="py-6 text-center text-ink-soft">{EMPTY[column]}</p>;
  return (
    <div className="grid grid-cols-1 content-start gap-3">
      {orders.map((order) => (
        <OrderCard
          key={order.id}
          order={order}
          isRinging={unseen.ringing.has(order.id)}
          isAccepted={unseen.accepted.has(order.id)}
          isWithoutLine={withoutLine.has(order.id)}
          {...rest}
        />
      ))}
    </div>
  );
}

/** 'New 3' */
export const labelOf = (column: BoardColumn, columns: Columns): string => `${TITLE[column]} ${columns[column].length}`;
