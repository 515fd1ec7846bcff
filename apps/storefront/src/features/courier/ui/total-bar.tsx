import type { Currency, MinorUnits } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import type { ReactNode } from 'react';

type Props = {
  /** Undefined until it is known. Its room is kept. */
  readonly total: MinorUnits | undefined;
  readonly currency: Currency;
  /** Above the bar: what has to be read first. */
  readonly notice?: ReactNode;
  /** The way on. */
  readonly children: ReactNode;
};

/** What is to be paid, and the way on. In sight wherever the drawer is scrolled to. */
export const TotalBar = ({ total, currency, notice, children }: Props) => (
  <div className="sticky -bottom-5 z-1 -mx-5 -mb-5 border-line border-t bg-surface px-5 py-3">
    {notice}
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="min-w-24">
        <span className="block text-12 text-ink-soft">Total to pay</span>
        {total === undefined ? (
          <span className="block text-18 text-ink-soft">
            <span aria-hidden="true">–</span>
            <span className="sr-only">Not known yet</span>
          </span>
        ) : (
          <span className="price block font-semibold text-18" data-part="to-pay">
            {formatMoney(total, currency)}
          </span>
        )}
      </p>
      <div className="min-w-32 flex-1">{children}</div>
    </div>
  </div>
);
