'use client';

import { useState } from 'react';
import { Icon } from '@/shared/ui/icon.tsx';
import { toast } from '@/shared/ui/toast.ts';
import { vendorsWithCarts } from '../model/take-over.ts';
import { CartPanel } from './cart-panel.tsx';
import { TextAction } from './text-action.tsx';
import { useCart, useCarts } from './use-cart.ts';
import { useSavedCount } from './use-saved-count.ts';

type Props = {
  /** The last changed one when there is none. */
  readonly vendorId: number | undefined;
  readonly onAllCarts: () => void;
  readonly onLeave?: () => void;
};

/** One vendor's cart, with the way to all the others. */
export function CartFrame({ vendorId, onAllCarts, onLeave }: Props) {
  const cart = useCart(vendorId);
  const all = vendorsWithCarts(useCarts()).length;
  const saved = useSavedCount();
  const hasMore = all + saved > (cart ? 1 : 0);
  return (
    <>
      {(cart || hasMore) && (
        <div className="-mx-2 flex flex-wrap justify-between gap-x-3">
          {hasMore && (
            <TextAction onClick={onAllCarts}>
              <Icon name="back" className="size-4" />
              {all > 0 ? `All carts (${all})` : `Saved items (${saved})`}
            </TextAction>
          )}
          {cart && <SaveForLater vendorId={cart.vendor.id} />}
        </div>
      )}
      <CartPanel cart={cart} {...(onLeave && { onLeave })} />
    </>
  );
}

function SaveForLater({ vendorId }: { readonly vendorId: number }) {
  const [isSaving, setIsSaving] = useState(false);
  async function save(): Promise<void> {
    setIsSaving(true);
    try {
      const { saveForLater } = await import('../model/save-for-later.ts');
      await saveForLater(vendorId);
      toast.success('Saved for later');
    } catch {
      toast.error('We could not save this cart on your device.');
    } finally {
      setIsSaving(false);
    }
  }
  return (
    <span className="ms-auto">
      <TextAction aria-disabled={isSaving} onClick={() => void (isSaving || save())}>
        Save for later
      </TextAction>
    </span>
  );
}
