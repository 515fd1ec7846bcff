import type { Order } from '@jara/contract';
import { dateAndTime } from '@jara/domain/preorder';
import type { ReactNode } from 'react';
import { VendorLogo } from '@/shared/ui/vendor-logo.tsx';
import { deliveryTimeWords } from '../model/order-words.ts';
import { GetHelp } from './get-help.tsx';
import { OrderPacks } from './order-packs.tsx';
import { OrderTotals } from './order-totals.tsx';

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
            {dateAndTime(order.created_at, currency)}
          </time>
        </div>
      </div>
      <div className="py-4">
        <OrderPacks order={order} />
      </div>
      <OrderTotals order={order} />
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
