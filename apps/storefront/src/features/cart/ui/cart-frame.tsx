'use client';

import { Icon } from '@/shared/ui/icon.tsx';
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
      {hasMore && (
        <div className="-mx-2">
          <TextAction onClick={onAllCarts}>
            <Icon name="back" className="size-4" />
            {all > 0 ? `All carts (${all})` : `Saved items (${saved})`}
          </TextAction>
        </div>
      )}
      <CartPanel cart={cart} {...(onLeave && { onLeave })} />
    </>
  );
}
