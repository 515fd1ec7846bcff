'use client';

import type { MenuItem } from '@jara/contract';
import { useRef } from 'react';
import { addDish } from '../model/cart.ts';
import { needCart, pageVendor } from '../model/cart-door.ts';
import { OrderForm } from './order-form.tsx';

/** In the sheet of a dish: what is chosen there goes into the cart of the vendor whose page is open. */
export function OrderDish({ dish, onDone }: { readonly dish: MenuItem; readonly onDone: () => void }) {
  const isGiven = useRef(false);
  return (
    <OrderForm
      dish={dish}
      onGive={(quantity, modifiers) => {
        const vendor = pageVendor();
        // The sheet closes a moment later: a second tap means the same.
        if (!vendor || isGiven.current) return;
        isGiven.current = true;
        addDish(vendor, dish, quantity, modifiers);
        needCart();
        onDone();
      }}
    />
  );
}
