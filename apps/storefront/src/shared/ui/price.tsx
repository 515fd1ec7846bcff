import type { Currency, MinorUnits } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import clsx from 'clsx';

type PriceProps = {
  amount: MinorUnits;
  currency: Currency;
  /** The price before a discount. Shown struck through when it differs. */
  was?: MinorUnits | null;
  className?: string;
};

export function Price({ amount, currency, was, className }: PriceProps) {
  // Zero is a price: a dish can have been, or have become, free.
  const struck = was !== undefined && was !== null && was !== amount;
  return (
    <span className={clsx('price font-semibold', struck && 'whitespace-normal!', className)}>
      {struck ? <span className="sr-only">Now </span> : null}
      {formatMoney(amount, currency)}
      {struck ? (
        <>
          <span className="sr-only">, was</span>{' '}
          <s className="ms-0.5 font-normal text-[0.875em] text-ink-soft">{formatMoney(was, currency)}</s>
        </>
      ) : null}
    </span>
  );
}
