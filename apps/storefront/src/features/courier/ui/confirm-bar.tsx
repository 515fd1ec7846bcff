import type { Currency, MinorUnits } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { Button } from '@/shared/ui/button.tsx';

type Props = {
  /** Undefined until it is known. */
  readonly total: MinorUnits | undefined;
  readonly currency: Currency;
  /** Why it is another total than the one that was confirmed. */
  readonly changed: string | undefined;
  /** In words, while something is under way. */
  readonly doing: string | undefined;
  readonly onConfirm: () => void;
};

/** What is to be paid, and the way on. In sight wherever the review is scrolled to. */
export const ConfirmBar = ({ total, currency, changed, doing, onConfirm }: Props) => (
  <div className="sticky -bottom-5 z-1 -mx-5 -mb-4 border-line border-t bg-surface px-5 py-3">
    {changed !== undefined && (
      <p role="alert" className="mb-3 rounded-card bg-sunk p-3 text-14">
        {changed} You have not paid anything yet.
      </p>
    )}
    <div className="flex items-center gap-4">
      {total !== undefined && (
        <p className="shrink-0">
          <span className="block text-12 text-ink-soft">Total to pay</span>
          <span className="price font-semibold text-18" data-part="to-pay">
            {formatMoney(total, currency)}
          </span>
        </p>
      )}
      <Button wide loading={doing ?? false} onClick={onConfirm}>
        Confirm delivery
      </Button>
    </div>
  </div>
);
