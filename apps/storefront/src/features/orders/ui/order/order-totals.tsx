import type { Currency, MinorUnits, Order } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { FeeLineRow } from '@/shared/ui/fee-line-row.tsx';
import { totalLines } from '../../model/text/total-lines.ts';

/** What an order costs, line by line, how it was paid, what another delivery cost and what was given back. */
export function OrderTotals({ order }: { readonly order: Order }) {
  const { currency, redelivery } = order;
  return (
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
        <PaidWith key={method} method={method} amount={amount} currency={currency} />
      ))}
      {redelivery && (
        <>
          <FeeLineRow line={{ label: 'Redelivery fee', amount: redelivery.amount }} currency={currency} />
          <PaidWith method={redelivery.paid_by} amount={redelivery.amount} currency={currency} />
        </>
      )}
      {order.refunded > 0 && (
        <div className="flex items-baseline justify-between gap-3 font-medium text-brand">
          <dt>Refunded to your wallet</dt>
          <dd className="price">{formatMoney(order.refunded, currency)}</dd>
        </div>
      )}
    </dl>
  );
}

type PaidProps = { readonly method: string; readonly amount: MinorUnits; readonly currency: Currency };

function PaidWith({ method, amount, currency }: PaidProps) {
  return (
    <div className="flex items-baseline justify-between gap-3 text-ink-soft">
      <dt>Paid with {method}</dt>
      <dd className="price">{formatMoney(amount, currency)}</dd>
    </div>
  );
}
