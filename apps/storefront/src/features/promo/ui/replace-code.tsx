import { Button } from '@jara/ui/button';
import { Dialog } from '@/shared/ui/dialog.tsx';
import type { PromoBasket } from '../api/promo-basket.ts';
import { awaitsFee, compareOffers, type Offer, savingOf } from '../model/saving.ts';

type Props = {
  readonly held: Offer;
  readonly other: Offer;
  readonly basket: PromoBasket;
  readonly onKeep: () => void;
  readonly onUse: () => void;
};

/** Spec §4: choosing a discount while one is applied asks; declining keeps the first. */
export function ReplaceCode({ held, other, basket, onKeep, onUse }: Props) {
  const isBetter = savingOf(other.discounts) >= savingOf(held.discounts);
  return (
    <Dialog
      name="replace_promo_code"
      open
      onClose={onKeep}
      title={`Replace ${held.code}?`}
      description={`Only one promo code can be used on an order. ${compareOffers(held, other, basket.currency)}`}
    >
      {[held, other].some(({ discounts }) => awaitsFee(discounts, basket.feeId)) && (
        <p className="-mt-2 mb-4 text-ink-soft">Choose an address to see what comes off the delivery fee.</p>
      )}
      <div className="grid gap-3 md:grid-cols-2">
        <Button look={isBetter ? 'secondary' : 'primary'} onClick={onKeep}>
          Keep {held.code}
        </Button>
        <Button look={isBetter ? 'primary' : 'secondary'} onClick={onUse}>
          Use {other.code}
        </Button>
      </div>
    </Dialog>
  );
}
