import type { Currency, MinorUnits, WalletEntry } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { dateAndTime } from '@jara/domain/preorder';
import { Button } from '@jara/ui/button';
import { EmptyState } from '@jara/ui/empty-state';
import { ErrorState } from '@jara/ui/error-state';
import { Loading, Skeleton } from '@jara/ui/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { walletEntriesQuery } from '../api/wallet-entries.query.ts';

/** With its sign, so that what came and what went differ in more than colour. */
const signedMoney = (amount: MinorUnits, currency: Currency): string =>
  (amount > 0 ? '+' : '') + formatMoney(amount, currency);

/** Every movement of the wallet as a dated line that says what it was for, the last first. */
export function WalletHistory({ currency }: { readonly currency: Currency }) {
  const query = useInfiniteQuery(walletEntriesQuery(currency));
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, refetch, fetchNextPage } = query;
  if (!data) {
    if (!error) return <HistorySkeleton />;
    return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const entries = data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) {
    return <EmptyState title="Nothing yet">Top-ups, payments and refunds will show here.</EmptyState>;
  }
  return (
    <>
      <ol className="divide-y divide-line rounded-card border border-line bg-surface">
        {entries.map((entry) => (
          <Line key={entry.id} entry={entry} currency={currency} />
        ))}
      </ol>
      {error && (
        <p role="alert" className="mt-2 font-medium text-14 text-pepper">
          {error.message}
        </p>
      )}
      {hasNextPage && (
        <Button
          look="secondary"
          wide
          className="mt-3"
          loading={isFetchingNextPage && 'Loading…'}
          onClick={() => void fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  );
}

function Line({ entry, currency }: { readonly entry: WalletEntry; readonly currency: Currency }) {
  const { amount, description, created_at } = entry;
  return (
    <li className="flex items-baseline gap-3 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{description}</p>
        <time dateTime={created_at} className="text-14 text-ink-soft">
          {dateAndTime(created_at, currency)}
        </time>
      </div>
      <span className={clsx('price shrink-0 font-semibold', amount > 0 && 'text-brand')}>
        {signedMoney(amount, currency)}
      </span>
    </li>
  );
}

function HistorySkeleton() {
  return (
    <Loading label="Loading your wallet's history">
      <div className="divide-y divide-line rounded-card border border-line bg-surface">
        {['first', 'second', 'third'].map((each) => (
          <div key={each} className="flex items-center justify-between gap-3 px-4 py-3">
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-5 w-2/3" />
              <Skeleton className="h-4 w-1/3" />
            </div>
            <Skeleton className="h-5 w-20" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
