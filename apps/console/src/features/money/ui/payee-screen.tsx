import { type Payout, payee as payeeSchema } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { dayText } from '@jara/domain/preorder';
import { Button } from '@jara/ui/button';
import { EmptyState } from '@jara/ui/empty-state';
import { ErrorState } from '@jara/ui/error-state';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'wouter';
import { today } from '../../../shared/days/date-range.ts';
import { useRange } from '../../../shared/days/use-range.ts';
import { ScreenSkeleton } from '../../../shared/ui/screen-skeleton.tsx';
import { type PayeeKey, payeeStatementQuery, payoutsQuery } from '../api/money.query.ts';
import { STATEMENT_LIMIT } from '../model/statement-days.ts';
import { PayoutDialog } from './payout-dialog.tsx';
import { Owed, Statement } from './statement.tsx';

const TITLE = { vendor: 'Vendor', rider: 'Rider' } as const;

/** The statement of any vendor or rider, what was paid to them, and a payout. */
export function PayeeScreen() {
  const parameters = useParams();
  const payee = payeeSchema.safeParse(parameters['payee']);
  const id = Number(parameters['id']);
  if (!payee.success || !Number.isSafeInteger(id) || id < 1)
    return (
      <EmptyState level={1} title="There is nobody at this address">
        <Link href="/support/money" className="font-semibold text-brand underline">
          See whom money is owed
        </Link>
      </EmptyState>
    );
  return <OfPayee payee={payee.data} id={id} />;
}

function OfPayee(key: PayeeKey) {
  const [range, setRange] = useRange(STATEMENT_LIMIT);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(payeeStatementQuery(key, range));
  const [isPaying, setIsPaying] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-4">
      <header>
        <Link href="/support/money" className="inline-flex min-h-11 items-center font-semibold text-14 text-brand">
          All whom money is owed
        </Link>
        <h1 className="text-28 wrap-anywhere">{data?.name ?? `${TITLE[key.payee]} ${key.id}`}</h1>
        {data && (
          <p className="text-ink-soft">
            {TITLE[key.payee]} {key.id}
          </p>
        )}
      </header>
      {!data && !error && <ScreenSkeleton />}
      {!data && error && <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />}
      {data && (
        <div aria-busy={isPlaceholderData} className="grid grid-cols-1 gap-4">
          <div className="grid items-center gap-3 md:grid-cols-[1fr_auto]">
            <Owed title="Owed now" statement={data} />
            <Button disabled={data.owed <= 0} onClick={() => setIsPaying(true)}>
              Record a payout
            </Button>
          </div>
          <Statement
            {...{ payee: key.payee, statement: data, range, onRange: setRange }}
            fileName={`${key.payee}-${key.id}`}
          />
          <Payouts {...key} />
          <PayoutDialog
            {...{ of: key, owed: data.owed, currency: data.currency, open: isPaying }}
            onClose={() => setIsPaying(false)}
          />
        </div>
      )}
    </div>
  );
}

function Payouts(key: PayeeKey) {
  const { data, error, isFetching, refetch } = useQuery(payoutsQuery(key));
  return (
    <section aria-labelledby="payouts-title" className="rounded-card border border-line bg-surface p-4 md:p-6">
      <h2 id="payouts-title" className="text-18">
        Payouts
      </h2>
      {!data && error && <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />}
      {data?.payouts.length === 0 && <p className="py-2 text-ink-soft">Nothing was paid out yet.</p>}
      <ul className="divide-y divide-line">
        {data?.payouts.map((each) => (
          <PayoutRow key={each.id} {...each} />
        ))}
      </ul>
      {data?.has_more && <p className="text-14 text-ink-soft">Older ones stand in the statement.</p>}
    </section>
  );
}

const PayoutRow = ({ amount, currency, bank_reference, created_at, recorded_by, agreed_by, reason }: Payout) => (
  <li className="flex flex-wrap items-baseline gap-x-3 py-2">
    <span className="min-w-0 flex-1">
      <span className="block font-medium wrap-anywhere">{bank_reference}</span>
      <span className="block text-14 text-ink-soft">
        {dayText(today(new Date(created_at)))}
        {recorded_by !== null && `, ${recorded_by}`}
        {agreed_by !== null && `, agreed by ${agreed_by}`}
        {reason !== null && `: ${reason}`}
      </span>
    </span>
    <span className="price font-semibold">{formatMoney(amount, currency)}</span>
  </li>
);
