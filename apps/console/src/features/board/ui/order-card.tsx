import type { BoardOrder } from '@jara/contract';
import { type BoardColumn, boardColumnOf, isBroughtByVendor, STATUS_LABEL } from '@jara/domain/order';
import { Button } from '@jara/ui/button';
import { memo } from 'react';
import { accept, callReady, sendOut } from '../api/board-actions.ts';
import { CLASS_LABELS } from '../model/order-class-labels.ts';
import { touchedOrders } from '../model/touched-orders.ts';
import { cardActions } from '../model/what-can-be-done.ts';
import { CardTimes } from './card-times.tsx';
import { OrderPacks } from './order-packs.tsx';

/** What a card asks its board to open. */
export type CardDialog = 'minutes' | 'reject' | 'stock-out' | 'pin' | 'fail' | 'print';

type Props = {
  readonly order: BoardOrder;
  readonly deliversItself: boolean;
  readonly isRinging: boolean;
  /** Accepted by itself, and nobody has touched it. */
  readonly isAccepted: boolean;
  /** Something done to it waits for the network. */
  readonly isWithoutLine: boolean;
  readonly onOpen: (dialog: CardDialog, order: BoardOrder) => void;
};

const MINUTES = [10, 15, 20, 30] as const;

/** The customers' word for it says nothing to a kitchen. */
const endOf = (status: BoardOrder['status']) =>
  status === 'unable_to_process' ? 'Given up, paid back' : STATUS_LABEL[status];

function whoHasIt(order: BoardOrder, column: BoardColumn, deliversItself: boolean): string | undefined {
  const { rider, status, class: kind } = order;
  if (column === 'gone') return rider ? `${endOf(status)} · ${rider.name}` : endOf(status);
  if (isBroughtByVendor(order)) return 'Your own rider has it';
  if (rider) return status === 'awaiting_pickup' ? `${rider.name} is here` : `${rider.name} is coming`;
  if (column !== 'ready' || kind === 'pickup') return undefined;
  return deliversItself ? 'Ready for your own rider' : 'Waiting for a rider';
}

function Accepting({ order, onOpen }: Pick<Props, 'order' | 'onOpen'>) {
  if (order.class === 'preorder_delivery')
    return (
      <Button wide className="min-h-14" onClick={() => accept(order)}>
        Accept
      </Button>
    );
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))] gap-1">
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
export const OrderCard = memo(function OrderCard({
  order,
  deliversItself,
  isRinging,
  isAccepted,
  isWithoutLine,
  onOpen,
}: Props) {
  const column = boardColumnOf(order);
  const may = cardActions(order, deliversItself);
  const who = whoHasIt(order, column, deliversItself);
  const titleId = `order-${order.id}`;
  return (
    <article
      aria-labelledby={titleId}
      onClickCapture={() => touchedOrders.touch([order.id])}
      className={`group/card grid grid-cols-1 content-start gap-3 rounded-card bg-surface p-4 [contain-intrinsic-block-size:auto_20rem] [content-visibility:auto] ${isRinging || isAccepted ? 'border-3 border-brand' : 'border border-line'}`}
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
            <span className="rounded-pill bg-sunk px-2 py-0.5 font-semibold text-14">{CLASS_LABELS[order.class]}</span>
          </span>
        </div>
        <CardTimes order={order} column={column} />
        <p className="text-14">
          {order.customer_name}
          {order.bag_quantity > 0 ? ` · ${order.bag_quantity} ${order.bag_quantity === 1 ? 'bag' : 'bags'}` : ''}
        </p>
        {isWithoutLine ? (
          <p className="mt-1 rounded-small bg-sun/20 px-2 font-semibold text-14">Waiting for the network</p>
        ) : null}
        {who ? <p className="font-semibold text-14">{who}</p> : null}
      </header>
      <OrderPacks order={order} />
      {order.customer_vendor_note === '' ? null : (
        <p className="rounded-small bg-sun/20 px-3 py-2 font-medium text-16">{order.customer_vendor_note}</p>
      )}
      <footer
        className={`grid gap-2 ${may.accept ? 'bg-surface pt-1 pb-2 group-first/card:sticky group-first/card:bottom-0 max-md:group-first/card:bottom-14' : ''}`}
      >
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
        {may.fail ? (
          <Button look="secondary" wide onClick={() => onOpen('fail', order)}>
            Could not hand over
          </Button>
        ) : null}
        <div className="-mx-2 -mb-2 flex flex-wrap">
          {may.stockOut ? (
            <Button look="quiet" className="px-2!" onClick={() => onOpen('stock-out', order)}>
              Out of stock
            </Button>
          ) : null}
          {may.reject ? (
            <Button look="quiet" className="px-2! text-pepper" onClick={() => onOpen('reject', order)}>
              Reject
            </Button>
          ) : null}
          <Button look="quiet" className="px-2!" onClick={() => onOpen('print', order)}>
            Print
          </Button>
        </div>
      </footer>
    </article>
  );
});
