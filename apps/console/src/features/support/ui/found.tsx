import type { Found } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { Icon } from '@jara/ui/icon';
import { TextButton } from '@jara/ui/text-button';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { formatMoment } from '../model/format-moment.ts';
import { sentenceOf } from '../model/labels.ts';
import { EndSessionsDialog } from './end-sessions-dialog.tsx';
import { hrefOfAudit, hrefOfOrder, hrefOfPayment } from './hrefs.ts';
import { Section } from './section.tsx';
import { StatusPill } from './status-pill.tsx';

const ROW = 'flex min-h-16 items-center gap-3 px-4 py-2';

function FoundLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link href={to} data-found className={`${ROW} -outline-offset-3 hover:bg-sunk`}>
      {children}
      <Icon name="chevron" className="size-4 text-ink-soft" />
    </Link>
  );
}

const Two = ({ first, second }: { readonly first: ReactNode; readonly second: ReactNode }) => (
  <span className="min-w-0 flex-1">
    <span className="block font-medium wrap-anywhere">{first}</span>
    <span className="block text-14 text-ink-soft wrap-anywhere">{second}</span>
  </span>
);

export function FoundOrders({ orders }: Pick<Found, 'orders'>) {
  return (
    <Section title="Orders">
      <ul className="divide-y divide-line">
        {orders.map(({ id, status, customer, vendor, total_price, currency, created_at }) => (
          <li key={id}>
            <FoundLink to={hrefOfOrder(id)}>
              <Two first={`#${id} · ${vendor}`} second={`${customer.name} · ${formatMoment(created_at)}`} />
              <span className="grid justify-items-end gap-1">
                <StatusPill status={status} />
                <span className="price text-14">{formatMoney(total_price, currency)}</span>
              </span>
            </FoundLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function FoundCustomer({ id, name, phone }: Found['customers'][number]) {
  const [isEnding, setIsEnding] = useState(false);
  return (
    <li className={`${ROW} flex-wrap`}>
      <Two first={name} second={phone} />
      <Link
        href={hrefOfAudit({ kind: 'customer', id })}
        data-found
        className="inline-flex min-h-11 items-center rounded-pill px-2 font-semibold text-14 text-brand hover:bg-sunk"
      >
        Audit
      </Link>
      <TextButton onClick={() => setIsEnding(true)}>End sessions</TextButton>
      <EndSessionsDialog customer={{ id, name }} open={isEnding} onClose={() => setIsEnding(false)} />
    </li>
  );
}

export function FoundCustomers({ customers }: Pick<Found, 'customers'>) {
  return (
    <Section title="Customers">
      <ul className="divide-y divide-line">
        {customers.map((customer) => (
          <FoundCustomer key={customer.id} {...customer} />
        ))}
      </ul>
    </Section>
  );
}

export function FoundPayments({ payments }: Pick<Found, 'payments'>) {
  return (
    <Section title="Payments">
      <ul className="divide-y divide-line">
        {payments.map(({ reference, provider, status, order_id, amount, currency, created_at }) => {
          const shown = (
            <>
              <Two
                first={order_id === null ? `Top-up by ${sentenceOf(provider)}` : `Order #${order_id}`}
                second={`${sentenceOf(status)} · ${sentenceOf(provider)} · ${formatMoment(created_at)} · ${reference}`}
              />
              <span className="price">{formatMoney(amount, currency)}</span>
            </>
          );
          return (
            <li key={reference}>
              <FoundLink to={order_id === null ? hrefOfPayment(reference) : hrefOfOrder(order_id)}>{shown}</FoundLink>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
