import type { Order } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import type { ReactNode } from 'react';
import { FeeLineRow } from '@/shared/ui/fee-line-row.tsx';
import { VendorLogo } from '@/shared/ui/vendor-logo.tsx';
import { dateWords } from '../model/order-times.ts';
import { deliveryTimeWords } from '../model/order-words.ts';
import { totalLines } from '../model/total-lines.ts';
import { GetHelp } from './get-help.tsx';
import { OrderPacks } from './order-packs.tsx';

/** What was ordered, where it goes, what it costs and how it was paid. */
export function OrderDetails({ order }: { readonly order: Order }) {
  const { vendor, address, currency } = order;
  const time = deliveryTimeWords(order);
  const receiver = order.package_information?.destination_contact;
  return (
    <section aria-labelledby="ordered" className="rounded-card border border-line bg-surface p-4 md:p-5">
      <div className="flex items-center gap-3 border-line border-b pb-4">
        <VendorLogo name={vendor.name} logo={vendor.logo} />
        <div className="min-w-0">
          <h2 id="ordered" className="text-18">
            {vendor.name}
          </h2>
          <time dateTime={order.created_at} className="text-14 text-ink-soft">
            {dateWords(order.created_at, currency)}
          </time>
        </div>
      </div>
      <div className="py-4">
        <OrderPacks order={order} />
      </div>
      <dl className="grid gap-2 border-line border-t pt-4">
        {totalLines(order).map((line) => (
          <FeeLineRow key={line.label} line={line} currency={currency} />
        ))}
        <div className="mt-1 flex items-baseline justify-between gap-3 border-line border-t pt-3 font-semibold text-18">
          <dt>Total</dt>
          <dd className="price" data-part="total">
            {formatMoney(order.total_price, currency)}
          </dd>
        </div>
        {order.paid_by.map(({ method, amount }) => (
          <div key={method} className="flex items-baseline justify-between gap-3 text-ink-soft">
            <dt>Paid with {method}</dt>
            <dd className="price">{formatMoney(amount, currency)}</dd>
          </div>
        ))}
        {order.refunded > 0 && (
          <div className="flex items-baseline justify-between gap-3 font-medium text-brand">
            <dt>Refunded to your wallet</dt>
            <dd className="price">{formatMoney(order.refunded, currency)}</dd>
          </div>
        )}
      </dl>
      <dl className="mt-4 grid gap-3 border-line border-t pt-4">
        {order.class === 'pickup' && <Fact name="Pickup at">{vendor.address ?? vendor.name}</Fact>}
        {address && <Fact name="Delivery to">{address.display_name}</Fact>}
        {receiver && (
          <Fact name="Receiver">
            {receiver.name}, <span className="tabular-nums">{receiver.phone}</span>
          </Fact>
        )}
        {time !== undefined && <Fact name="Delivery time">{time}</Fact>}
        {order.customer_delivery_note && <Fact name="Delivery instructions">{order.customer_delivery_note}</Fact>}
        {order.customer_vendor_note && <Fact name="Vendor instructions">{order.customer_vendor_note}</Fact>}
      </dl>
      <GetHelp order={order} />
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-14 text-ink-soft">{name}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
