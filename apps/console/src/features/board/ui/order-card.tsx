import type { BoardOrder } from '@jara/contract';
import { type BoardColumn, boardColumnOf, STATUS_LABEL } from '@jara/domain/order';
import { Button } from '@jara/ui/button';
import { memo } from 'react';
import { accept, callReady, sendOut } from '../api/board-actions.ts';
import { touchedOrders } from '../model/touched-orders.ts';
import { cardActions } from '../model/what-can-be-done.ts';
import { CardTimes } from './card-times.tsx';
import { OrderPacks } from './order-packs.tsx';

/** What a card asks its board to open. */
export type CardDialog = 'minutes' | 'reject' | 'stock-out' | 'pin' | 'print';

type Props = {
  readonly order: BoardOrder;
  readonly deliversItself: boolean;
  readonly isRinging: boolean;
  /** Accepted by itself, and nobody has touched it. */
  readonly isAccepted: boolean;
  readonly onOpen: (dialog: CardDialog, order: BoardOrder) => void;
};

const MINUTES = [10, 15, 20, 30] as const;

const HOW = { delivery: 'Delivery', preorder_delivery: 'Pre-order', pickup: 'Pickup', package_delivery: 'Package' };

function whoHasIt({ rider, status, class: kind }: BoardOrder, column: BoardColumn): string | undefined {
  if (column === 'gone') return rider ? `${STATUS_LABEL[status]} · ${rider.name}` : STATUS_LABEL[status];
  if (rider) return status === 'awaiting_pickup' ? `${rider.name} is here` : `${rider.name} is coming`;
  return column === 'ready' && kind !== 'pickup' ? 'Waiting for a rider' : undefined;
}

function Accepting({ order, onOpen }: Pick<Props, 'order' | 'onOpen'>) {
  if (order.class === 'preorder_delivery')
    return (
      <Button wide className="min-h-14" onClick={() => accept(order)}>
        Accept
      </Button>
    );
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(3rem,1fr))] gap-2">
      <legend className="mb-1 font-medium text-14">Accept, ready in minutes</legend>
      {MINUTES.map((minutes) => (
        <Button
          key={minutes}
          className="min-h-14 px-0! text-18 tabular-nums"
          aria-label={`Accept, ready in ${minutes} minutes`}
          onClick={() => accept(order, minutes)}
        >
          {minutes}
        </Button>
      ))}
      <Button
        look="secondary"
        className="min-h-14 px-0!"
        aria-label="Accept with other minutes"
        onClick={() => onOpen('minutes', order)}
      >
        …
      </Button>
    </fieldset>
  );
}

/** An order on the board: all that is needed to make it, and what can be done next. */
export const OrderCard = memo(function OrderCard({ order, deliversItself, isRinging, isAccepted, onOpen }: Props) {
  const column = boardColumnOf(order);
  const may = cardActions(order, deliversItself);
  const who = whoHasIt(order, column);
  const titleId = `order-${order.id}`;
  return (
    <article
      aria-labelledby={titleId}
      onClickCapture={() => touchedOrders.touch([order.id])}
      className={`grid grid-cols-1 content-start gap-3 rounded-card bg-surface p-4 [contain-intrinsic-block-size:auto_20rem] [content-visibility:auto] ${isRinging || isAccepted ? 'border-3 border-brand' : 'border border-line'}`}
    >
      <header>
        <div className="flex items-start justify-between gap-2">
          <h3 id={titleId} className="text-18 tabular-nums">
            #{order.id}
          </h3>
          <span className="flex flex-wrap justify-end gap-1 whitespace-nowrap">
            {isAccepted ? (
              <span className="rounded-pill bg-brand px-2 py-0.5 font-semibold text-14 text-brand-ink">New</span>
            ) : null}
            <span className="rounded-pill bg-sunk px-2 py-0.5 font-semibold text-14">{HOW[order.class]}</span>
          </span>
        </div>
        <CardTimes order={order} column={column} />
        <p className="text-14">
          {order.customer_name}
          {order.bag_quantity > 0 ? ` · ${order.bag_quantity} ${order.bag_quantity === 1 ? 'bag' : 'bags'}` : ''}
        </p>
        {who ? <p className="font-semibold text-14">{who}</p> : null}
      </header>
      <OrderPacks order={order} />
      {order.customer_vendor_note === '' ? null : (
        <p className="rounded-small bg-sun/20 px-3 py-2 font-medium text-16">{order.customer_vendor_note}</p>
      )}
      <footer className="grid gap-2">
        {may.accept ? <Accepting order={order} onOpen={onOpen} /> : null}
        {may.ready ? (
          <Button wide className="min-h-14" onClick={() => callReady(order)}>
            Ready
          </Button>
        ) : null}
        {may.sendOut ? (
          <Button look={may.ready ? 'secondary' : 'primary'} wide onClick={() => sendOut(order)}>
            Own rider has it
          </Button>
        ) : null}
        {may.pin ? (
          <Button wide className="min-h-14" onClick={() => onOpen('pin', order)}>
            {order.class === 'pickup' ? 'Hand over with PIN' : 'Delivered, with PIN'}
          </Button>
        ) : null}
        <div className="flex flex-wrap gap-x-1">
          {may.stockOut ? (
            <Button look="quiet" className="px-3!" onClick={() => onOpen('stock-out', order)}>
              Out of stock
            </Button>
          ) : null}
          {may.reject ? (
            <Button look="quiet" className="px-3! text-pepper" onClick={() => onOpen('reject', order)}>
              Reject
            </Button>
          ) : null}
          <Button look="quiet" className="px-3!" onClick={() => onOpen('print', order)}>
            Print
          </Button>
        </div>
      </footer>
    </article>
  );
});
