'use client';

import { vendorPath } from '@jara/domain/catalog';
import { formatMoney } from '@jara/domain/money';
import { useLayoutEffect, useRef, useState } from 'react';
import { BASE_PATH } from '@/shared/config/base-path.ts';
import { Button } from '@/shared/ui/button.tsx';
import { Icon } from '@/shared/ui/icon.tsx';
import { changesTo } from '../model/cart.ts';
import { pageVendor } from '../model/cart-door.ts';
import type { ShownCart } from '../model/read-cart.ts';
import { CartNote } from './cart-note.tsx';
import { ClearCart } from './clear-cart.tsx';
import { OrderClassChoice } from './order-class-choice.tsx';
import { PackCard } from './pack-card.tsx';
import { TextAction } from './text-action.tsx';
import { WaitingForNetwork } from './waiting-for-network.tsx';

type Props = {
  readonly cart: ShownCart | undefined /** Called when a link leads away. */;
  readonly onLeave?: () => void;
};

/** Spec §2: the cart, beside the menu or in a sheet. */
export function CartPanel({ cart, onLeave }: Props) {
  return (
    <KeptFocus of={cart}>
      {cart ? <FullCart key={cart.vendor.id} cart={cart} onLeave={onLeave} /> : <EmptyCart />}
    </KeptFocus>
  );
}

/** What had the focus may have gone with its item: the keyboard then goes on in the cart and not at the page's top. */
function KeptFocus({ of, children }: { readonly of: unknown; readonly children: React.ReactNode }) {
  const place = useRef<HTMLFieldSetElement>(null);
  const hadFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at after each change of the cart.
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [of]);
  return (
    <fieldset
      ref={place}
      aria-label="Cart"
      tabIndex={-1}
      className="min-w-0 outline-none"
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) hadFocus.current = false;
      }}
    >
      {children}
    </fieldset>
  );
}

function EmptyCart() {
  return (
    <div className="py-10 text-center">
      <p className="font-semibold text-18">Your cart is empty.</p>
      <p className="mt-1 text-ink-soft">Add items to get started</p>
    </div>
  );
}

function FullCart({ cart, onLeave }: { readonly cart: ShownCart; readonly onLeave: (() => void) | undefined }) {
  const { vendor, priced } = cart;
  const changes = changesTo(vendor.id);
  const isHere = pageVendor()?.id === vendor.id;
  const [isClearing, setIsClearing] = useState(false);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        {isHere ? (
          <p className="font-semibold">{vendor.name}</p>
        ) : (
          <a
            href={`${BASE_PATH}${vendorPath(vendor)}`}
            onClick={onLeave}
            className="inline-flex min-h-11 items-center gap-1 font-semibold text-brand underline"
          >
            {vendor.name}
          </a>
        )}
        <span className="-mx-2">
          <TextAction onClick={changes.startPack} disabled={cart.current === null}>
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
      <WaitingForNetwork />
      <ul className="grid gap-4">
        {priced.map((pack, index) => (
          <li key={pack.pack.reference}>
            <PackCard pack={pack} index={index} cart={cart} />
          </li>
        ))}
      </ul>
      <OrderClassChoice cart={cart} onChoose={(chosen) => changes.save({ class: chosen })} />
      <CartNote
        label="Delivery instructions"
        placeholder="e.g. drop at the reception"
        value={cart.customer_delivery_note}
        onSave={(customer_delivery_note) => changes.save({ customer_delivery_note })}
      />
      <CartNote
        label="Vendor instructions"
        placeholder="e.g. please add extra pepper"
        value={cart.customer_vendor_note}
        onSave={(customer_vendor_note) => changes.save({ customer_vendor_note })}
      />
      <p className="flex items-baseline justify-between border-line border-t pt-4 font-semibold text-18">
        Subtotal
        <span className="price" data-part="subtotal">
          {formatMoney(cart.subtotal, vendor.currency)}
        </span>
      </p>
      <Button look="secondary" wide onClick={() => setIsClearing(true)}>
        Clear orders
      </Button>
      <ClearCart
        open={isClearing}
        vendorName={vendor.name}
        onClose={() => setIsClearing(false)}
        onClear={changes.clear}
      />
    </div>
  );
}
