import type { Currency, OwedPayee, Payee } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { dayText } from '@jara/domain/preorder';
import { Button } from '@jara/ui/button';
import { ChipButton } from '@jara/ui/chip';
import { EmptyState } from '@jara/ui/empty-state';
import { ErrorState } from '@jara/ui/error-state';
import { Icon } from '@jara/ui/icon';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import { today } from '../../../shared/days/date-range.ts';
import { ScreenSkeleton } from '../../../shared/ui/screen-skeleton.tsx';
import { owedQuery } from '../api/money.query.ts';

const PAYEE_TEXT = { vendor: 'Vendors', rider: 'Riders' } as const satisfies Record<Payee, string>;
const CURRENCY_TEXT = { NGN: 'Nigeria', GHS: 'Ghana' } as const satisfies Record<Currency, string>;

const keysOf = <Key extends string>(words: Readonly<Record<Key, string>>) => Object.keys(words) as Key[];

/** Whom we owe money, the largest sum first. */
export function OwedScreen() {
  const [parameters, setParameters] = useSearchParams();
  const payee: Payee = parameters.get('payee') === 'rider' ? 'rider' : 'vendor';
  const currency: Currency = parameters.get('currency') === 'GHS' ? 'GHS' : 'NGN';
  const show = (next: { payee?: Payee; currency?: Currency }) => setParameters({ payee, currency, ...next });
  return (
    <div className="grid grid-cols-1 gap-4">
      <h1 className="text-28">Money</h1>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <fieldset className="flex gap-2">
          <legend className="sr-only">Who is owed</legend>
          {keysOf(PAYEE_TEXT).map((each) => (
            <ChipButton key={each} pressed={each === payee} onPress={() => show({ payee: each })}>
              {PAYEE_TEXT[each]}
            </ChipButton>
          ))}
        </fieldset>
        <fieldset className="flex gap-2">
          <legend className="sr-only">Country</legend>
          {keysOf(CURRENCY_TEXT).map((each) => (
            <ChipButton key={each} pressed={each === currency} onPress={() => show({ currency: each })}>
              {CURRENCY_TEXT[each]}
            </ChipButton>
          ))}
        </fieldset>
      </div>
      <OwedList payee={payee} currency={currency} />
    </div>
  );
}

function OwedList({ payee, currency }: { readonly payee: Payee; readonly currency: Currency }) {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    owedQuery(payee, currency),
  );
  if (!data) {
    if (!error) return <ScreenSkeleton />;
    return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const payees = data.pages.flatMap((page) => page.payees);
  if (payees.length === 0)
    return <EmptyState title="Nothing is owed here">Completed orders that are not paid out yet stand here.</EmptyState>;
  return (
    <>
      <ul className="grid grid-cols-1 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {payees.map((each) => (
          <li key={each.id}>
            <OwedRow {...each} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button look="secondary" loading={isFetchingNextPage && 'Loading more…'} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  );
}

const lastPayoutText = (at: string | null) =>
  at === null ? 'Not paid out yet' : `Last paid ${dayText(today(new Date(at)))}`;

const OwedRow = ({ payee, id, name, owed, currency, last_payout_at }: OwedPayee) => (
  <Link
    href={`/support/money/${payee}/${id}`}
    className="flex min-h-14 items-center gap-3 px-4 py-2 -outline-offset-3 hover:bg-sunk"
  >
    <span className="min-w-0 flex-1">
      <span className="block truncate font-semibold">{name}</span>
      <span className="block text-14 text-ink-soft">{lastPayoutText(last_payout_at)}</span>
    </span>
    <span className="price font-semibold text-18">{formatMoney(owed, currency)}</span>
    <Icon name="chevron" className="size-4 text-ink-soft" />
  </Link>
);
