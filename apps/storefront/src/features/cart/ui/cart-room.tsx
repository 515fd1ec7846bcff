'use client';

import { formatMoney } from '@jara/domain/money';
import { useEffect, useRef, useState } from 'react';
import { Drawer } from '@/shared/ui/drawer.tsx';
import { toast } from '@/shared/ui/toast.ts';
import { menuOfVendor } from '../api/send-change.ts';
import { carts } from '../model/cart.ts';
import { closeCart, pageVendor } from '../model/cart-door.ts';
import { CartPanel } from './cart-panel.tsx';
import { useCart } from './use-cart.ts';

export type CartRoomProps = {
  readonly isOpen: boolean;
  readonly customerId: number | undefined;
  /** Of the vendor whose page is open. */
  readonly vendorId: number | undefined;
};

/** What they have comes to the front, and their menu is asked for ahead: with it a tap shows its price at once. */
function enter(vendorId: number): void {
  carts.show(vendorId);
  menuOfVendor(vendorId).catch(() => undefined);
}

async function refresh(): Promise<void> {
  await carts.refresh();
  const vendor = pageVendor();
  if (vendor) carts.show(vendor.id);
}

/** The cart over whatever page is open, and what a screen reader hears of it. */
export function CartRoom({ isOpen, customerId, vendorId }: CartRoomProps) {
  const cart = useCart();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever signs in or out has other carts.
  useEffect(() => {
    refresh().catch((error: unknown) => {
      // Offline the copy is shown as it is; what was done meanwhile waits.
      if (navigator.onLine) toast.error(error instanceof Error ? error.message : 'Error fetching carts');
    });
  }, [customerId]);
  useEffect(() => {
    if (vendorId !== undefined) enter(vendorId);
  }, [vendorId]);

  return (
    <>
      <Drawer open={isOpen} onClose={closeCart} title="Your cart">
        <CartPanel cart={cart} onLeave={closeCart} />
      </Drawer>
      <Announcer
        words={
          cart
            ? `${cart.count} in your cart, ${formatMoney(cart.subtotal, cart.vendor.currency)}`
            : 'Your cart is empty.'
        }
      />
    </>
  );
}

/** Says what has changed, and nothing when the page opens. */
function Announcer({ words }: { readonly words: string }) {
  const first = useRef(words);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (words !== first.current) {
      first.current = '';
      setSaid(words);
    }
  }, [words]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
