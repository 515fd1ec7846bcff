import type { BoardOrder } from '@jara/contract';
import { type OrderedDish, packsOfOrder } from '@jara/domain/order';
import { memo } from 'react';

type Props = { readonly order: Pick<BoardOrder, 'items' | 'containers' | 'issues'> };

function Dish({ dish, isGone }: { readonly dish: OrderedDish; readonly isGone: boolean }) {
  return (
    <li>
      <p className="font-semibold text-16">
        <span className="tabular-nums">{dish.quantity} ×</span> {isGone ? <s>{dish.name}</s> : dish.name}
        {isGone ? <span className="text-14 text-pepper"> Out of stock</span> : null}
      </p>
      {dish.options.length > 0 ? (
        <ul className="ps-6 text-16">
          {dish.options.map((option) => (
            <li key={option.item_id}>
              {option.quantity > 1 ? `${option.quantity} × ` : '+ '}
              {option.name}
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** Every pack with every option, in full: what cannot be read is not made. */
export const OrderPacks = memo(function OrderPacks({ order }: Props) {
  const packs = packsOfOrder(order);
  const isGone = (dish: OrderedDish) =>
    order.issues.some((issue) => issue.item_id === dish.item_id && issue.pack_reference === dish.pack_reference);
  return (
    <ul className="grid gap-3">
      {packs.map((pack) => (
        <li key={pack.reference} className={packs.length > 1 ? 'border-line border-s-4 ps-3' : undefined}>
          {packs.length > 1 || pack.container ? (
            <p className="text-14 text-ink-soft">
              {pack.name}
              {pack.container ? ` · ${pack.container.name}` : ''}
            </p>
          ) : null}
          <ul className="grid gap-1">
            {pack.dishes.map((dish) => (
              <Dish key={dish.item_id} dish={dish} isGone={isGone(dish)} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
});
