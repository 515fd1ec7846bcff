import type { Currency, Order, OrderIssue } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { type OrderedDish, packsOfOrder } from '@jara/domain/order';
import clsx from 'clsx';

/** Spec §2: what was ordered, pack by pack, at the prices of that moment. */
export function OrderPacks({ order }: { readonly order: Order }) {
  return packsOfOrder(order).map(({ reference, name, dishes, container }) => (
    <article
      key={reference}
      aria-label={name}
      className="grid gap-2 border-line border-t py-3 first:border-t-0 first:pt-0"
    >
      <h3 className="text-14 text-ink-soft">{name}</h3>
      <ul className="grid gap-2">
        {dishes.map((dish, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order no longer changes
          <Dish key={at} dish={dish} issue={issueOf(order, dish)} currency={order.currency} />
        ))}
        {container && (
          <li className="flex items-baseline justify-between gap-3 text-14 text-ink-soft">
            {container.name}
            <span className="price shrink-0">{formatMoney(container.price, order.currency)}</span>
          </li>
        )}
      </ul>
    </article>
  ));
}

/** What became of a dish that could not be supplied. */
const issueOf = ({ issues }: Order, { item_id, pack_reference }: OrderedDish) =>
  issues.find((issue) => issue.item_id === item_id && issue.pack_reference === pack_reference);

type DishProps = { readonly dish: OrderedDish; readonly issue: OrderIssue | undefined; readonly currency: Currency };

function Dish({ dish, issue, currency }: DishProps) {
  return (
    <li>
      <div className="flex items-baseline justify-between gap-3 font-medium">
        <span className={clsx('min-w-0 wrap-anywhere', issue && 'text-ink-soft line-through')}>
          <span className="tabular-nums">{dish.quantity} ×</span> {dish.name}
        </span>
        <span className="price shrink-0">{formatMoney(dish.price, currency)}</span>
      </div>
      {dish.options.map(({ item_id, name, quantity, price }) => (
        <div key={item_id} className="flex items-baseline justify-between gap-3 ps-6 text-14 text-ink-soft">
          <span className="min-w-0 wrap-anywhere">{quantity > 1 ? `${quantity} × ${name}` : name}</span>
          {price > 0 && <span className="price shrink-0">{formatMoney(price, currency)}</span>}
        </div>
      ))}
      {issue && (
        <p className="text-14 text-pepper">
          Out of stock · {formatMoney(issue.refunded, currency)} refunded to your wallet
        </p>
      )}
    </li>
  );
}
