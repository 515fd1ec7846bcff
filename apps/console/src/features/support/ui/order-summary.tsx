import type { MinorUnits, OrderHistory } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { TextButton } from '@jara/ui/text-button';
import { type ReactNode, useState } from 'react';
import { AmountRows } from './amount-rows.tsx';
import { EndSessionsDialog } from './end-sessions-dialog.tsx';
import { Section } from './section.tsx';

const Line = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="grid gap-0.5">
    <dt className="text-14 text-ink-soft">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);

const Phone = ({ phone }: { readonly phone: string }) => (
  <a href={`tel:${phone}`} className="inline-flex min-h-11 items-center font-medium text-brand underline">
    {phone}
  </a>
);

function Items({ order }: Pick<OrderHistory, 'order'>) {
  return (
    <ul className="grid gap-0.5">
      {order.items.map(({ item_id, pack_reference, name, quantity, type }) => (
        <li
          key={`${pack_reference} ${type} ${item_id}`}
          className={type === 'group' ? 'ps-4 text-14 text-ink-soft' : ''}
        >
          {quantity} × {name}
        </li>
      ))}
    </ul>
  );
}

/** Whose it is, what was ordered and what it cost. */
export function OrderSummary({ history: { order, refundable, vendor_charge } }: { readonly history: OrderHistory }) {
  const [isEnding, setIsEnding] = useState(false);
  const { customer, rider, address } = order;
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
        <Line name="Vendor">{order.vendor.name}</Line>
        {rider && (
          <Line name="Rider">
            <span className="me-3">{rider.name}</span>
            <Phone phone={rider.phone} />
          </Line>
        )}
        {address && <Line name="Address">{address.display_name}</Line>}
        {order.customer_vendor_note !== '' && <Line name="Note">{order.customer_vendor_note}</Line>}
        {order.items.length > 0 && (
          <Line name="Items">
            <Items order={order} />
          </Line>
        )}
      </dl>
      <div className="border-line border-t p-4">
        <AmountRows
          rows={[
            ['Total', money(order.total_price)],
            ['Given back', money(order.refunded)],
            ...(vendor_charge > 0 ? ([['Of that, the vendor bears', money(vendor_charge)]] as const) : []),
            ['Can be given back', money(refundable)],
          ]}
        />
      </div>
      <EndSessionsDialog customer={customer} open={isEnding} onClose={() => setIsEnding(false)} />
    </Section>
  );
}
