import { latestDeliveryTime, offeredSlot, type PreorderVendor } from '@jara/domain/preorder';
import { ChoiceRow } from '@jara/ui/choice-row';
import { type Ref, useState } from 'react';
import { lazyDialog } from '@/shared/ui/lazy-dialog.tsx';
import { useDeliveryTime } from './use-delivery-time.ts';
import { useMinute } from './use-minute.ts';

const PreorderModal = lazyDialog(() => import('./preorder-modal.tsx'));

type Props = {
  readonly vendor: PreorderVendor;
  /** Spec §4 PRE_ORDER: an order was to be placed, and this is what it lacks. */
  readonly isMissing: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
};

/** Spec §2: the cart's delivery time, for a pre-order. */
export function DeliveryTimeRow({ vendor, isMissing, ref }: Props) {
  const chosen = useDeliveryTime(vendor);
  const now = useMinute();
  const slot = chosen && offeredSlot(vendor, chosen, now);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ChoiceRow
        {...(ref && { ref })}
        label="Delivery time"
        problem={isMissing && !chosen ? 'Please choose delivery time' : undefined}
        onOpen={() => setIsOpen(true)}
      >
        {chosen && slot ? latestDeliveryTime(chosen.deliveryDate, slot) : 'Choose delivery time'}
      </ChoiceRow>
      <PreorderModal open={isOpen} onClose={() => setIsOpen(false)} vendor={vendor} chosen={chosen} />
    </>
  );
}
