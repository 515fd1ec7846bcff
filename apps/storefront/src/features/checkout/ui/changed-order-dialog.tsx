import type { Currency } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { Button } from '@jara/ui/button';
import { Dialog } from '@/shared/ui/dialog.tsx';
import type { ChangedOrder } from './use-place-order.ts';

type Props = {
  readonly changed: ChangedOrder;
  readonly currency: Currency;
  readonly onPlace: () => void;
  readonly onBack: () => void;
};

/** Nobody pays what they have not seen: what has changed, and what the order costs now. */
export function ChangedOrderDialog({ changed: { quote, changes }, currency, onPlace, onBack }: Props) {
  const total = formatMoney(quote.total, currency);
  return (
    <Dialog
      name="changed_order"
      open
      onClose={onBack}
      title="Your order has changed"
      description="You have not paid anything yet."
      footer={
        <div className="grid gap-3">
          <Button wide onClick={onPlace}>
            Place order for {total}
          </Button>
          <Button wide look="secondary" onClick={onBack}>
            Back to cart
          </Button>
        </div>
      }
    >
      <ul className="grid gap-2">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <p className="mt-4 flex items-baseline justify-between gap-3 border-line border-t pt-3 font-semibold text-18">
        New total <span className="price">{total}</span>
      </p>
    </Dialog>
  );
}
