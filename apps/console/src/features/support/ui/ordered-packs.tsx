import type { OrderedItem, OrderHistory } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { packsOfOrder } from '@jara/domain/order';

type Props = Pick<OrderHistory, 'order'>;

/** Pack by pack with every option and its price, and what was out of stock. */
export function OrderedPacks({ order }: Props) {
  const price = ({ price: amount }: Pick<OrderedItem, 'price'>) => (
    <span className="price shrink-0 text-ink-soft">{formatMoney(amount, order.currency)}</span>
  );
  const isGone = (dish: OrderedItem) =>
    order.issues.some((issue) => issue.item_id === dish.item_id && issue.pack_reference === dish.pack_reference);
  return (
    <ul className="grid gap-3">
      {packsOfOrder(order).map(({ reference, name, dishes, container }) => (
        <li key={reference} className="grid gap-0.5 border-line border-s-4 ps-3">
          <span className="flex justify-between gap-3 text-14 text-ink-soft">
            {container ? `${name} · ${container.name}` : name}
            {container && price(container)}
          </span>
          {dishes.map((dish) => (
            <span key={dish.item_id} className="grid">
              <span className="flex justify-between gap-3">
                <span>
                  {dish.quantity} × {isGone(dish) ? <s>{dish.name}</s> : dish.name}
                  {isGone(dish) && <span className="text-14 text-pepper"> Out of stock</span>}
                </span>
                {price(dish)}
              </span>
              {dish.options.map((option) => (
                <span key={option.item_id} className="flex justify-between gap-3 ps-4 text-14 text-ink-soft">
                  {option.quantity} × {option.name}
                  {price(option)}
                </span>
              ))}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
