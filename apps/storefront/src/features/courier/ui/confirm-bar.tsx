import type { Currency, MinorUnits } from '@jara/contract';
import { Button } from '@jara/ui/button';
import { TotalBar } from './total-bar.tsx';

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

export function ConfirmBar({ total, currency, changed, doing, onConfirm }: Props) {
  const notice = changed !== undefined && (
    <p role="alert" className="mb-3 rounded-card bg-sunk p-3 text-14">
      {changed} You have not paid anything yet.
    </p>
  );
  return (
    <TotalBar total={total} currency={currency} notice={notice}>
      <Button wide loading={doing ?? false} onClick={onConfirm}>
        Confirm delivery
      </Button>
    </TotalBar>
  );
}
