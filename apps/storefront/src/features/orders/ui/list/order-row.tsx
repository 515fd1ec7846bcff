import type { OrderSummary } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { dateAndTime } from '@jara/domain/preorder';
import type { MouseEvent } from 'react';
import { tapped } from '@/shared/analytics/tracked.ts';
import { orderHref } from '@/shared/config/order-href.ts';
import { OrderLogo } from '../order/order-logo.tsx';
import { StatusLabel } from '../standing/status-label.tsx';

type Props = { readonly order: OrderSummary; readonly onOpen?: ((id: string) => void) | undefined };

/** One of the list of orders. */
export function OrderRow({ order, onOpen }: Props) {
  const { id, class: kind, vendor, status, item_count, total_price, currency, created_at } = order;
  const openInPlace = (event: MouseEvent) => {
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(String(id));
  };
  return (
    <a
      href={orderHref(id)}
      {...tapped('component', 'order', { order_id: id })}
      onClick={openInPlace}
      className="flex items-center gap-3 rounded-card border border-line bg-surface p-3 hover:bg-sunk sm:p-4"
    >
      <OrderLogo order={order} />
      <span className="grid min-w-0 flex-1 grid-cols-1">
        <span className="flex items-baseline justify-between gap-3 font-semibold">
          <span className="line-clamp-2">{vendor.name}</span>
          <span className="price shrink-0">{formatMoney(total_price, currency)}</span>
        </span>
        <span className="text-14 text-ink-soft">
          #{id}
          {kind !== 'package_delivery' && ` · ${item_count === 1 ? '1 item' : `${item_count} items`}`}
        </span>
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <time dateTime={created_at} className="text-14 text-ink-soft">
            {dateAndTime(created_at, currency)}
          </time>
          <StatusLabel status={status} />
        </span>
      </span>
    </a>
  );
}
