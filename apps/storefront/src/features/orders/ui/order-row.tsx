import type { OrderSummary } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import type { MouseEvent } from 'react';
import { orderHref } from '@/shared/config/order-href.ts';
import { VendorLogo } from '@/shared/ui/vendor-logo.tsx';
import { dateWords } from '../model/order-times.ts';
import { StatusLabel } from './status-label.tsx';

type Props = { readonly order: OrderSummary; readonly onOpen?: ((id: string) => void) | undefined };

/** One of the list of orders. */
export function OrderRow({ order, onOpen }: Props) {
  const { id, vendor, status, item_count, total_price, currency, created_at } = order;
  const openInPlace = (event: MouseEvent) => {
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(String(id));
  };
  return (
    <a
      href={orderHref(id)}
      onClick={openInPlace}
      className="flex items-center gap-3 rounded-card border border-line bg-surface p-3 hover:bg-sunk sm:p-4"
    >
      <VendorLogo name={vendor.name} logo={vendor.logo} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{vendor.name}</span>
        <span className="block text-14 text-ink-soft">
          #{id} · {item_count === 1 ? '1 item' : `${item_count} items`}
        </span>
        <time dateTime={created_at} className="block text-14 text-ink-soft">
          {dateWords(created_at, currency)}
        </time>
      </span>
      <span className="grid shrink-0 justify-items-end gap-1">
        <span className="price font-semibold">{formatMoney(total_price, currency)}</span>
        <StatusLabel status={status} />
      </span>
    </a>
  );
}
