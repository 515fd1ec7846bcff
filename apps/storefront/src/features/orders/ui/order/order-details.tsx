import type { Order } from '@jara/contract';
import { isFailedAgain } from '@jara/domain/order';
import { dateAndTime } from '@jara/domain/preorder';
import { deliveryTimeFromNow } from '../../model/text/order-text.ts';
import { PackageContents, PackageRoute } from '../package/package-details.tsx';
import { Fact } from './fact.tsx';
import { GetHelp } from './get-help.tsx';
import { OrderLogo } from './order-logo.tsx';
import { OrderPacks } from './order-packs.tsx';
import { OrderTotals } from './order-totals.tsx';

/** What was ordered, where it goes, what it costs and how it was paid. */
export function OrderDetails({ order }: { readonly order: Order }) {
  const { vendor, currency, package_information: carried } = order;
  return (
    <section aria-labelledby="ordered" className="rounded-card border border-line bg-surface p-4 md:p-5">
      <div className="flex items-center gap-3 border-line border-b pb-4">
        <OrderLogo order={order} />
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
        {carried ? <PackageContents order={order} carried={carried} /> : <OrderPacks order={order} />}
      </div>
      <OrderTotals order={order} />
      <dl className="mt-4 grid gap-3 border-line border-t pt-4">
        {carried ? <PackageRoute order={order} carried={carried} /> : <VendorOrderFacts order={order} />}
      </dl>
      {!isFailedAgain(order) && <GetHelp order={order} />}
    </section>
  );
}

/** Where and when a meal goes, and what was asked for. */
function VendorOrderFacts({ order }: { readonly order: Order }) {
  const { vendor, address } = order;
  const time = deliveryTimeFromNow(order);
  return (
    <>
      {order.class === 'pickup' && <Fact name="Pickup at">{vendor.address ?? vendor.name}</Fact>}
      {address && <Fact name="Delivery to">{address.display_name}</Fact>}
      {time !== undefined && (
        <Fact name="Delivery time">
          <span className="inline-block first-letter:uppercase">{time}</span>
        </Fact>
      )}
      {order.customer_delivery_note && <Fact name="Delivery instructions">{order.customer_delivery_note}</Fact>}
      {order.customer_vendor_note && <Fact name="Vendor instructions">{order.customer_vendor_note}</Fact>}
    </>
  );
}
