import { type BagInformation, MOST_OF_AN_ITEM } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { Button } from '@jara/ui/button';
import { TextButton } from '@jara/ui/text-button';
import type { ShownCart } from '@/features/cart/data.ts';
import { changesTo } from '@/features/cart/lazy-store.ts';
import { tapped } from '@/shared/analytics/tracked.ts';
import { QuantityStepper } from '@/shared/ui/quantity-stepper.tsx';

/** Spec §5: minus does not go below one; taking the bags away is a button of its own. */
export function BagRow({ cart, bag }: { readonly cart: ShownCart; readonly bag: BagInformation }) {
  const setBags = (bag_quantity: number) => changesTo(cart.vendor.id).setDetails({ bag_quantity });
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-card border border-line px-4 py-2">
      <div className="min-w-24 flex-1">
        <p className="text-14 text-ink-soft">Bags</p>
        <p className="font-medium">
          <span className="price">{formatMoney(bag.amount, cart.vendor.currency)}</span> a bag
        </p>
      </div>
      {cart.bag_quantity === 0 ? (
        <Button look="secondary" {...tapped('button', 'add_bag')} onClick={() => setBags(1)}>
          Add a bag
        </Button>
      ) : (
        <div className="ms-auto flex flex-wrap items-center justify-end gap-x-1">
          <TextButton onClick={() => setBags(0)}>
            Remove<span className="sr-only"> bags</span>
          </TextButton>
          <QuantityStepper label="bag" value={cart.bag_quantity} min={1} max={MOST_OF_AN_ITEM} onChange={setBags} />
        </div>
      )}
    </div>
  );
}
