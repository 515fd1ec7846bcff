import { isFailure, messageOr } from '@jara/api-client';
import type { Currency, MinorUnits } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { clockTime, dayOn } from '@jara/domain/preorder';
import { beforeFees } from '@jara/domain/pricing';
import { Loading, Skeleton } from '@jara/ui/skeleton';
import { TextButton } from '@jara/ui/text-button';
import clsx from 'clsx';
import type { ShownCart } from '@/features/cart/data.ts';
import { FeeLineRow } from '@/shared/ui/fee-line-row.tsx';
import { FEE_FAILED } from '../api/quote.query.ts';
import type { Checkout } from './use-checkout.ts';

type Props = { readonly cart: ShownCart; readonly checkout: Checkout };

/** Spec §9: what the order costs, as the server has quoted it; until then, what the cart and its bags are worth. */
export function FeeLines({ cart, checkout }: Props) {
  const { currency } = cart.vendor;
  const { keptQuote, isQuoteAwaited, saved, lacksBags } = checkout;
  const quote = checkout.quote ?? keptQuote;
  const { lines, total } = quote ?? beforeFees(checkout.priced);
  return (
    <section
      aria-label="Fees"
      // Until the next quote has come the last one stays, so that nothing moves.
      aria-busy={isQuoteAwaited}
      className="border-line border-t pt-4"
    >
      <div className={clsx('grid gap-2 transition-opacity', quote && isQuoteAwaited && 'opacity-50')}>
        <dl className="grid gap-2">
          {lines.map((line) => (
            <FeeLineRow key={line.label} line={line} currency={currency} />
          ))}
          {(quote || !lacksBags) && <Total amount={total} isWithFees={quote !== undefined} currency={currency} />}
        </dl>
        {keptQuote && <p className="text-14 text-ink-soft">{asOfWords(keptQuote.at, currency)}</p>}
        {!quote && lacksBags && (
          <p className="text-14 text-ink-soft">The total comes when we know what your bags cost.</p>
        )}
        {saved > 0 && (
          <p className="text-end font-medium text-14 text-brand" data-part="saved">
            You save <span className="price">{formatMoney(saved, currency)}</span>
          </p>
        )}
      </div>
      {!quote && <FeesToCome cart={cart} checkout={checkout} />}
    </section>
  );
}

type TotalProps = {
  readonly amount: MinorUnits;
  readonly isWithFees: boolean;
  readonly currency: Currency;
};

const Total = ({ amount, isWithFees, currency }: TotalProps) => (
  <div className="mt-1 flex items-baseline justify-between gap-3 border-line border-t pt-3 font-semibold text-18">
    <dt>Total {!isWithFees && <span className="font-normal text-14 text-ink-soft">before fees</span>}</dt>
    <dd className="price" data-part={isWithFees ? 'total' : 'total-before-fees'}>
      {formatMoney(amount, currency)}
    </dd>
  </div>
);

/** 'Fees as of 14:05', and the day where that is another one. Without a network nobody knows whether they still hold. */
function asOfWords(at: number, currency: Currency): string {
  const [then, now] = [new Date(at).toISOString(), new Date().toISOString()];
  const day = dayOn(then, currency);
  return `Fees as of ${clockTime(then, currency)}${day === dayOn(now, currency) ? '' : `, ${day}`}`;
}

function FeesToCome({ cart, checkout }: Props) {
  const { feeError, isFeeLoading, retryFee, location, vendor, vendorFailed, retryVendor } = checkout;
  // It became an order, or was cleared elsewhere: what of the two is being found out, and is no failure.
  if (isFailure(feeError, 'CART_NOT_FOUND')) {
    return <p className="mt-2 text-14 text-ink-soft">Checking what became of this cart…</p>;
  }
  if (feeError || vendorFailed) {
    return (
      <div role="alert" className="mt-2 flex flex-wrap items-center justify-between gap-x-3 rounded-card bg-sunk p-3">
        <p className="text-14">{messageOr(feeError, FEE_FAILED)}</p>
        <TextButton onClick={vendorFailed ? retryVendor : retryFee}>Retry</TextButton>
      </div>
    );
  }
  // Without an address no fee is asked for. The hint stays while a change is sent, so that the sheet does not jump.
  if (cart.class !== 'pickup' && !location) {
    return <p className="mt-2 text-14 text-ink-soft">Choose an address to see the delivery fee and the total.</p>;
  }
  if (isFeeLoading || !vendor || !cart.isSettled) {
    return (
      <Loading label="Loading the fees">
        <Skeleton className="mt-2 h-5 w-full" />
        <Skeleton className="mt-2 h-5 w-2/3" />
      </Loading>
    );
  }
  return null;
}
