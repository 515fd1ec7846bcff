import type { LastOrder } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { useState } from 'react';
import { tapped, tracked } from '@/shared/analytics/tracked.ts';
import { lazyDialog } from '@/shared/ui/lazy-dialog.tsx';
import { VendorLogo } from '@/shared/ui/vendor-logo.tsx';

const ReorderDialog = lazyDialog(() => import('./reorder-dialog.tsx'));

const dishesOf = ({ first_dish, more_dishes }: LastOrder) =>
  more_dishes === 0 ? first_dish : `${first_dish} and ${more_dishes} more`;

/** The last order of each vendor; a tap shows what of it can be had today, and at which prices. */
export function OrderAgainRow({ orders }: { readonly orders: readonly LastOrder[] }) {
  const [chosen, setChosen] = useState<LastOrder>();
  return (
    <section {...tracked('section', 'order_again')} aria-labelledby="order-again-row">
      <h2 id="order-again-row" className="flex h-6 items-center text-14">
        Order again
      </h2>
      <ul className="scroll-row gap-2 md:flex-nowrap md:overflow-x-auto">
        {orders.map((order, index) => (
          <li key={order.id} className="shrink-0">
            <button
              type="button"
              {...tapped('component', 'last_order', { order_id: order.id, position: index + 1 })}
              aria-haspopup="dialog"
              onClick={() => setChosen(order)}
              className="flex h-16 w-60 items-center gap-2 rounded-card border border-line bg-surface px-2 text-start hover:bg-sunk"
            >
              <VendorLogo name={order.vendor.name} logo={order.vendor.logo} />
              <span className="grid min-w-0 flex-1">
                <span className="line-clamp-2 font-semibold text-14 leading-4">{order.vendor.name}</span>
                <span className="truncate text-12 text-ink-soft leading-3.5">{dishesOf(order)}</span>
                <span className="price truncate text-12 text-ink-soft leading-3.5">
                  {formatMoney(order.total_price, order.currency)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {chosen && <ReorderDialog order={chosen} backLabel="Back to home" onClose={() => setChosen(undefined)} />}
    </section>
  );
}
