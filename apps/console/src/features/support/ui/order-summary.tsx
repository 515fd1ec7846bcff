import type { MinorUnits, OrderHistory } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { TextButton } from '@jara/ui/text-button';
import { type ReactNode, useState } from 'react';
import { orderFacts } from '../model/order-facts.ts';
import { AmountRows } from './amount-rows.tsx';
import { EndSessionsDialog } from './end-sessions-dialog.tsx';
import { OrderedPacks } from './ordered-packs.tsx';
import { Phone } from './phone.tsx';
import { Section } from './section.tsx';

const Line = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="grid gap-0.5">
    <dt className="text-14 text-ink-soft">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);

/** Whose it is, what was ordered and what it cost. */
export function OrderSummary({ history: { order, refundable, vendor_charge } }: { readonly history: OrderHistory }) {
  const [isEnding, setIsEnding] = useState(false);
  const { customer, rider, address } = order;
  // The vendor is not paid for it, which is no charge (ADR 60).
  const outOfStock = order.issues.reduce((sum, { refunded }) => sum + refunded, 0);
  const money = (amount: number) => formatMoney(amount as MinorUnits, order.currency);
  return (
    <Section title="Order">
      <dl className="grid gap-3 p-4">
        <Line name="Customer">
          <span className="block">{customer.name}</span>
          <span className="flex flex-wrap items-center gap-x-3">
            <Phone phone={customer.phone} />
            <TextButton onClick={() => setIsEnding(true)}>End sessions</TextButton>
          </span>
        </Line>
        <Line name="Vendor">
          <span className="block">{order.vendor.name}</span>
          {order.vendor.people.map(({ name, phone }) => (
            <span key={phone} className="flex flex-wrap items-center gap-x-3">
              {name} <Phone phone={phone} />
            </span>
          ))}
          {order.vendor.support_contact !== null && (
            <span className="block text-14 text-ink-soft">{order.vendor.support_contact}</span>
          )}
        </Line>
        {orderFacts(order).map(([name, value]) => (
          <Line key={name} name={name}>
            {value}
          </Line>
        ))}
        {rider && (
          <Line name="Rider">
            <span className="me-3">{rider.name}</span>
            <Phone phone={rider.phone} />
          </Line>
        )}
        {address && <Line name="Address">{address.display_name}</Line>}
        {order.customer_vendor_note !== '' && <Line name="Note for the vendor">{order.customer_vendor_note}</Line>}
        {order.customer_delivery_note !== '' && <Line name="Note for the rider">{order.customer_delivery_note}</Line>}
        {order.items.length > 0 && (
          <Line name="Items">
            <OrderedPacks order={order} />
          </Line>
        )}
      </dl>
      <div className="border-line border-t p-4">
        <AmountRows
          rows={[
            ['Total', money(order.total_price)],
            ['Given back', money(order.refunded)],
            ...(outOfStock > 0 ? ([['Of that, out of stock', money(outOfStock)]] as const) : []),
            ...(vendor_charge > 0 ? ([['Of that, charged to the vendor', money(vendor_charge)]] as const) : []),
            ['Can be given back', money(refundable)],
          ]}
        />
      </div>
      <EndSessionsDialog customer={customer} open={isEnding} onClose={() => setIsEnding(false)} />
    </Section>
  );
}
