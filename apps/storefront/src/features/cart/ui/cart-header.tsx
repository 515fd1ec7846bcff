'use client';

import { vendorHref } from '@/shared/config/vendor-href.ts';
import { Icon } from '@/shared/ui/icon.tsx';
import { changesTo } from '../model/cart.ts';
import { pageVendor } from '../model/cart-door.ts';
import type { ShownCart } from '../model/read-cart.ts';
import { SaveForLater } from './save-for-later.tsx';
import { TextAction } from './text-action.tsx';

type Props = { readonly cart: ShownCart; readonly onLeave: (() => void) | undefined };

/** Whose cart it is, the way to their menu, and what can be done with it as a whole. */
export function CartHead({ cart, onLeave }: Props) {
  const { vendor } = cart;
  const isHere = pageVendor()?.id === vendor.id;
  return (
    <>
      <div>
        {isHere ? (
          <p className="font-semibold">{vendor.name}</p>
        ) : (
          <a
            href={vendorHref(vendor)}
            onClick={onLeave}
            className="inline-flex min-h-11 items-center gap-1 font-semibold text-brand underline"
          >
            {vendor.name}
          </a>
        )}
        <div className="-mx-2 flex flex-wrap justify-between gap-x-3">
          <TextAction onClick={changesTo(vendor.id).startPack} disabled={cart.current === null}>
            <Icon name="plus" className="size-4" />
            Add another pack
          </TextAction>
          <SaveForLater vendorId={vendor.id} />
        </div>
      </div>
      {cart.current === null && (
        <p role="status" className="-mt-3 text-14 text-ink-soft">
          The next item starts a new pack.
        </p>
      )}
    </>
  );
}
