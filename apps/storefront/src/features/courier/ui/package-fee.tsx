import { ApiError } from '@jara/api-client';
import type { FailureCode, PackageQuote } from '@jara/contract';
import { packageBreakdown } from '@jara/domain/courier';
import { Loading, Skeleton } from '@jara/ui/skeleton';
import { TextButton } from '@jara/ui/text-button';
import { distanceText } from '@/features/location/data.ts';
import { FeeLineRow } from '@/shared/ui/fee-line-row.tsx';
import type { End } from '../model/package-ends.ts';
import type { PackageForm } from '../model/package-form.ts';
import { worthProblem } from '../model/package-worth.ts';
import { useEndPicker } from './use-end-picker.ts';
import type { usePackageQuote } from './use-package-quote.ts';

type Props = {
  readonly form: PackageForm;
  readonly quoting: ReturnType<typeof usePackageQuote>;
  readonly problem: string | undefined;
};

/** What the delivery costs, as the server has quoted it. The room of its lines is kept until they come. */
export function PackageFee({ form, quoting, problem }: Props) {
  const { quote, failure, isAwaited, isOffline } = quoting;
  return (
    <section aria-label="Fees" className="min-h-14">
      {quote && <QuotedFee quote={quote} isProtected={form.packageProtection} />}
      {isAwaited && (
        <Loading label="Loading the delivery fee">
          <div className="grid gap-2">
            <Skeleton className="h-6 w-full" />
            <Skeleton className="h-6 w-full" />
            {form.packageProtection && <Skeleton className="h-6 w-full" />}
          </div>
        </Loading>
      )}
      {failure && <FeeRefused failure={failure} isRetrying={quoting.isFetching} onRetry={quoting.retry} />}
      {isOffline && (
        <p role="status" className="rounded-card bg-sunk p-3 text-14">
          You are offline. We get the fee as soon as the network is back.
        </p>
      )}
      {!quote && !isAwaited && !isOffline && !failure && (
        <p className="text-14 text-ink-soft">
          {worthProblem(form) === undefined ? 'Choose both addresses' : 'Correct the package worth'} to see the delivery
          fee and the total.
        </p>
      )}
      {problem !== undefined && !quote && !isAwaited && (
        <p className="mt-1.5 font-medium text-14 text-pepper">{problem}</p>
      )}
    </section>
  );
}

function QuotedFee({ quote, isProtected }: { readonly quote: PackageQuote; readonly isProtected: boolean }) {
  const { currency, distance_km, estimated_order_amount: worth } = quote;
  const { lines } = packageBreakdown({ fee: quote, worth, isProtected: isProtected && worth > 0 });
  return (
    <dl className="grid grid-cols-1 gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <dt>Distance</dt>
        <dd data-part="distance">{distanceText(distance_km)}</dd>
      </div>
      {lines.map((line) => (
        <FeeLineRow key={line.label} line={line} currency={currency} />
      ))}
    </dl>
  );
}

const BOTH = ['pickup', 'dropoff'] as const satisfies readonly End[];
/** Where another address may help: at which end. */
const OF_WAY: Partial<Record<FailureCode, readonly End[]>> = {
  ADDRESS_NOT_FOUND: BOTH,
  PACKAGE_NOT_SERVED: BOTH,
  PACKAGE_PICKUP_NOT_SERVED: ['pickup'],
  PACKAGE_DROPOFF_NOT_SERVED: ['dropoff'],
  PACKAGE_ENDS_SAME: BOTH,
  PACKAGE_ENDS_APART: BOTH,
};

type RefusedProps = { readonly failure: Error; readonly isRetrying: boolean; readonly onRetry: () => void };

function FeeRefused({ failure, isRetrying, onRetry }: RefusedProps) {
  const pick = useEndPicker();
  const ends = failure instanceof ApiError ? OF_WAY[failure.code] : undefined;
  return (
    <div role="alert" className="rounded-card bg-sunk p-3">
      <p className="text-14">{failure.message}</p>
      <div className="-mx-2 -mb-2">
        {ends?.map((end) => (
          <TextButton key={end} onClick={() => pick(end)}>
            Change {end}
          </TextButton>
        )) ?? (
          <TextButton disabled={isRetrying} onClick={onRetry}>
            Retry
          </TextButton>
        )}
      </div>
    </div>
  );
}
