'use client';

import type { MenuItem } from '@jara/contract';
import { useRef } from 'react';
import { cartOf } from '@/features/cart/data.ts';
import { pageVendor, requireCartCode } from '@/features/cart/index.ts';
import { addDish, carts } from '@/features/cart/lazy-store.ts';
import { type CartAndMenu, priceToAdd } from '../model/price-in-cart.ts';
import { DishForm } from './dish-form.tsx';

/** Of the vendor whose page is open. */
function cartHere(): CartAndMenu {
  const vendor = pageVendor();
  const state = carts.state();
  return { cart: vendor && cartOf(state, vendor.id), menu: state.menu };
}

/** In the sheet of a dish: adds it, with its options, to the cart of the vendor whose page is open. */
export function AddDishForm({ dish, onDone }: { readonly dish: MenuItem; readonly onDone: () => void }) {
  const isSubmitted = useRef(false);
  return (
    <DishForm
      dish={dish}
      priceOf={(chosen) => priceToAdd(cartHere(), dish, chosen)}
      onSubmit={({ quantity, modifiers }) => {
        const vendor = pageVendor();
        // The sheet closes a moment later: a second tap means the same.
        if (!vendor || isSubmitted.current) return;
        isSubmitted.current = true;
        addDish(vendor, dish, quantity, modifiers);
        requireCartCode();
        onDone();
      }}
    />
  );
}
