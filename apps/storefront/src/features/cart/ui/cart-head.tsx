'use client';

import { vendorHref } from '@/shared/config/vendor-href.ts';
import { Icon } from '@/shared/ui/icon.tsx';
import { changesTo } from '../model/cart.ts';
import { pageVendor } from '../model/cart-door.ts';
import type { ShownCart } from '../model/read-cart.ts';
import { TextAction } from './text-action.tsx';

type Props = { readonly cart: ShownCart; readonly onLeave: (() => void) | undefined };

/** Whose cart it is, the way to their menu, and 'Add another pack'. */
export function CartHead({ cart, onLeave }: Props) {
  const { vendor } = cart;
  const isHere = pageVendor()?.id === vendor.id;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
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
        <span className="-mx-2">
          <TextAction onClick={changesTo(vendor.id).startPack} disabled={cart.current === null}>
            <Icon name="plus" className="size-4" />
            Add another pack
          </TextAction>
        </span>
      </div>
      {cart.current === null && (
        <p role="status" className="-mt-3 text-14 text-ink-soft">
          The next item starts a new pack.
        </p>
      )}
    </>
  );
}
