import type { Insights } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { ordersIn, revenueIn } from '../model/orders-by-hour.ts';
import { count, percent, shareOf } from '../model/rates.ts';

const REVENUE = { NGN: 'Revenue, Nigeria', GHS: 'Revenue, Ghana' } as const;

/** What one looks for first. */
export function Totals({ data }: { readonly data: Insights }) {
  const sessionsAt = (wanted: string) => data.funnel.find(({ step }) => step === wanted)?.sessions ?? 0;
  const visits = sessionsAt('visit');
  return (
    <dl className="grid grid-cols-2 gap-3 lg:col-span-2 lg:flex lg:gap-4">
      <Total name="Visits" value={count(visits)} />
      <Total name="Visits that paid" value={percent(shareOf(sessionsAt('paid'), visits))} />
      <Total name="Paid orders" value={count(ordersIn(data.orders_by_hour))} />
      {revenueIn(data.orders_by_hour).map(({ currency, revenue }) => (
        <Total key={currency} name={REVENUE[currency]} value={formatMoney(revenue, currency)} />
      ))}
      <Total name="Events" value={count(data.events)} note={`${count(data.rejected)} messages rejected`} />
    </dl>
  );
}

type TotalProps = { readonly name: string; readonly value: string; readonly note?: string };

const Total = ({ name, value, note }: TotalProps) => (
  <div className="min-w-0 flex-auto rounded-card border border-line bg-surface px-4 py-3">
    <dt className="text-14 text-ink-soft">{name}</dt>
    <dd className="price font-semibold text-18 md:text-22">{value}</dd>
    {note && <dd className="text-12 text-ink-soft">{note}</dd>}
  </div>
);
