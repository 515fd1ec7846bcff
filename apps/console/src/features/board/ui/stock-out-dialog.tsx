import type { BoardOrder, boardEndpoints, DataOf } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { packsOfOrder } from '@jara/domain/order';
import { Button } from '@jara/ui/button';
import { ErrorState } from '@jara/ui/error-state';
import { Skeleton } from '@jara/ui/skeleton';
import { toast } from '@jara/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { actions, useActions } from '../../../shared/actions/actions.ts';
import { Dialog } from '../../../shared/ui/layers.tsx';
import { stockOutQuery } from '../api/board.query.ts';
import { sayOutOfStock } from '../api/board-actions.ts';

type Props = { readonly order: BoardOrder; readonly onClose: () => void };
type Preview = DataOf<typeof boardEndpoints.previewStockOut>;
type Dish = Preview['dishes'][number];

const keyOf = ({ item_id, pack_reference }: Pick<Dish, 'item_id' | 'pack_reference'>) => `${pack_reference} ${item_id}`;

/** Says that it is done once it is, also where the dialog is closed by then. */
function sayOnceDone({ id }: BoardOrder, dish: Dish, amount: string): void {
  const stop = actions.onSettled(({ action, ...result }) => {
    const isThis = action.name === 'board.stock-out' && action.subjectId === id;
    if (!isThis || keyOf(action.body as Dish) !== keyOf(dish)) return;
    stop();
    if (!('error' in result)) toast.success(`#${id}, ${dish.name}: ${amount} is given back.`);
  });
}

type RowProps = Pick<Props, 'order'> & { readonly dish: Dish; readonly currency: Preview['currency'] };

function DishRow({ order, dish, currency }: RowProps) {
  const [isAsked, setIsAsked] = useState(false);
  const { waiting } = useActions();
  const isSent = waiting.some(
    ({ name, subjectId, body }) =>
      name === 'board.stock-out' && subjectId === order.id && keyOf(body as Dish) === keyOf(dish),
  );
  const packs = packsOfOrder(order);
  const pack = packs.find(({ reference }) => reference === dish.pack_reference);
  const ordered = pack?.dishes.find(({ item_id }) => item_id === dish.item_id);
  const amount = dish.refund === null ? '' : formatMoney(dish.refund, currency);
  const say = () => {
    sayOnceDone(order, dish, amount);
    sayOutOfStock(order, { item_id: dish.item_id, pack_reference: dish.pack_reference });
  };
  return (
    <li className="grid gap-2 rounded-card border border-line p-3">
      <div>
        {packs.length > 1 && pack ? <p className="text-14 text-ink-soft">{pack.name}</p> : null}
        <p className="font-semibold">
          <span className="tabular-nums">{ordered?.quantity ?? 1} ×</span> {dish.name}
        </p>
        {ordered && ordered.options.length > 0 ? (
          <p className="text-14">{ordered.options.map(({ name }) => name).join(', ')}</p>
        ) : null}
      </div>
      {dish.refund === null ? (
        <p className="text-14 text-ink-soft">
          It is the last dish. Reject the order instead; once it is accepted, ask support.
        </p>
      ) : null}
      {dish.refund !== null && !isAsked ? (
        <Button look="secondary" wide onClick={() => setIsAsked(true)}>
          Out of stock, give back {amount}
        </Button>
      ) : null}
      {dish.refund !== null && isAsked ? (
        <div className="grid grid-cols-2 gap-2">
          <Button look="secondary" onClick={() => setIsAsked(false)} disabled={isSent}>
            Cancel
          </Button>
          <Button look="danger" loading={isSent && 'Giving back…'} onClick={say}>
            Give back {amount}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

/** A dish that is out of stock: what the customer is given back is shown first, and confirmed. */
export function StockOutDialog({ order, onClose }: Props) {
  const preview = useQuery(stockOutQuery(order.id));
  const { refetch } = preview;
  // What is left for the others may be another amount.
  useEffect(
    () =>
      actions.onSettled(({ action }) => {
        if (action.name === 'board.stock-out' && action.subjectId === order.id) void refetch();
      }),
    [order.id, refetch],
  );
  return (
    <Dialog
      open
      title={`Out of stock in #${order.id}`}
      description="The customer is given the price back. The dish is off the menu until you put it on again, in Menu."
      onClose={onClose}
    >
      {preview.isPending ? <Skeleton className="h-24 w-full" /> : null}
      {preview.isError && !preview.data ? (
        <ErrorState
          message={preview.error.message}
          onRetry={() => void preview.refetch()}
          retrying={preview.isFetching}
        />
      ) : null}
      {preview.data?.dishes.length === 0 ? <p>Nothing else is left of this order.</p> : null}
      <ul className="grid grid-cols-1 gap-3">
        {preview.data?.dishes.map((dish) => (
          <DishRow key={keyOf(dish)} order={order} dish={dish} currency={preview.data.currency} />
        ))}
      </ul>
    </Dialog>
  );
}
