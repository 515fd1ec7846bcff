'use client';

import { formatMoney } from '@jara/domain/money';
import { useEffect, useRef, useState } from 'react';
import { fetchMenuAhead } from '../api/vendor-menu.ts';
import { carts } from '../model/cart.ts';
import { pageVendor } from '../model/cart-door.ts';
import { savedCount } from '../model/cart-glance.ts';
import { vendorsWithCarts } from '../model/take-over.ts';
import { CartLayer, type CartLayerProps, loadDrawer } from './cart-layer.tsx';
import { useCart } from './use-cart.ts';
import { useIsSettled } from './use-load-status.ts';

export type CartRoomProps = CartLayerProps & { readonly customerId: number | undefined; readonly visits: number };

/** What they have comes to the front, and their menu is asked for ahead: with it a tap shows its price at once. */
function enter(vendorId: number): void {
  carts.show(vendorId);
  fetchMenuAhead(vendorId);
}

/** Where several carts are, a tap opens all of them. */
export function fetchDrawerAhead(): void {
  if (vendorsWithCarts(carts.state()).length > 1 || savedCount() > 0) loadDrawer().catch(() => undefined);
}

async function refresh(): Promise<void> {
  await carts.refresh();
  const vendor = pageVendor();
  if (vendor) carts.show(vendor.id);
}

/** The cart over whatever page is open, and what a screen reader hears of it. */
export function CartRoom({ customerId, visits, ...layer }: CartRoomProps) {
  const cart = useCart();
  const isSettled = useIsSettled();
  const { vendorId } = layer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever signs in or out has other carts.
  useEffect(() => {
    void refresh();
  }, [customerId]);
  useEffect(() => {
    if (vendorId !== undefined) enter(vendorId);
  }, [vendorId]);

  return (
    <>
      <CartLayer key={visits} {...layer} />
      <Announcer
        isSettled={isSettled}
        words={
          cart
            ? `${cart.count} in your cart, ${formatMoney(cart.subtotal, cart.vendor.currency)}`
            : 'Your cart is empty.'
        }
      />
    </>
  );
}

/** Says what has changed, and nothing when the page opens. `data-carts` tells a test that nothing is under way. */
function Announcer({ words, isSettled }: { readonly words: string; readonly isSettled: boolean }) {
  const first = useRef(words);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (words !== first.current) {
      first.current = '';
      setSaid(words);
    }
  }, [words]);
  return (
    <p role="status" className="sr-only" data-carts={isSettled ? 'settled' : 'unsettled'}>
      {said}
    </p>
  );
}
