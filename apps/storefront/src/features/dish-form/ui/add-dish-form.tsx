'use client';

import type { MenuItem } from '@jara/contract';
import { useRef } from 'react';
import { pageVendor, requireCartCode } from '@/features/cart/index.ts';
import { addDish } from '@/features/cart/lazy-store.ts';
import { DishForm } from './dish-form.tsx';

/** In the sheet of a dish: adds it, with its options, to the cart of the vendor whose page is open. */
export function AddDishForm({ dish, onDone }: { readonly dish: MenuItem; readonly onDone: () => void }) {
  const isSubmitted = useRef(false);
  return (
    <DishForm
      dish={dish}
      onSubmit={(quantity, modifiers) => {
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
