'use client';

import type { Currency } from '@jara/contract';
import { Button } from '@/shared/ui/button.tsx';
import { Dialog } from '@/shared/ui/dialog.tsx';
import { compareOffers, type Offer } from '../model/saving.ts';

type Props = {
  readonly held: Offer;
  readonly other: Offer;
  readonly currency: Currency;
  readonly onKeep: () => void;
  readonly onUse: () => void;
};

/** Spec §4: choosing a discount while one is applied asks; declining keeps the first. */
export function ReplaceCode({ held, other, currency, onKeep, onUse }: Props) {
  return (
    <Dialog
      open
      onClose={onKeep}
      title={`Replace ${held.code}?`}
      description={`An order takes one promo code. ${compareOffers(held, other, currency)}`}
    >
      <div className="grid gap-3 md:grid-cols-2">
        <Button look="secondary" onClick={onKeep}>
          Keep {held.code}
        </Button>
        <Button onClick={onUse}>Use {other.code}</Button>
      </div>
    </Dialog>
  );
}
