import type { Order } from '@jara/contract';
import { statusLabel } from '@jara/domain/order';
import { dateAndTime } from '@jara/domain/preorder';
import { Wordmark } from '@jara/ui/wordmark';
import { deliveryTimeText } from '../../model/text/order-text.ts';
import { OrderPacks } from '../order/order-packs.tsx';
import { OrderTotals } from '../order/order-totals.tsx';
import { PackageContents } from '../package/package-details.tsx';

/** What was bought, from whom and when, every fee, and how it was paid. No PIN and no contacts: it is shown to others. */
export function Receipt({ order }: { readonly order: Order }) {
  const { vendor, address, package_information: carried } = order;
  const hasPickup = order.class === 'pickup' || carried !== null;
  const facts = [
    ['Order', `#${order.id}`],
    ['Date', dateAndTime(order.created_at, order.currency)],
    ['Status', statusLabel(order.status)],
    ['Delivery time', deliveryTimeText(order)],
    ['Pickup at', hasPickup ? (vendor.address ?? vendor.name) : undefined],
    [carried ? 'Dropoff at' : 'Delivery to', address?.display_name],
  ].flatMap(([name, value]) => (name && value ? [[name, value] as const] : []));
  return (
    <article
      aria-labelledby="receipt"
      className="rounded-card border border-line bg-surface p-4 md:p-6 print:border-0 print:p-0"
    >
      <div className="flex items-center justify-between gap-3">
        <h1 id="receipt" className="text-28">
          Receipt
        </h1>
        <span className="hidden print:inline">
          <Wordmark />
        </span>
      </div>
      <h2 className="mt-1 text-18 wrap-anywhere">{vendor.name}</h2>
      <dl className="mt-3 grid gap-1 border-line border-b pb-4">
        {facts.map(([name, value]) => (
          <div key={name} className="flex items-baseline justify-between gap-4">
            <dt className="shrink-0 text-ink-soft">{name}</dt>
            <dd className="min-w-0 text-end wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="py-4">
        {carried ? <PackageContents order={order} carried={carried} /> : <OrderPacks order={order} />}
      </div>
      <OrderTotals order={order} />
    </article>
  );
}
