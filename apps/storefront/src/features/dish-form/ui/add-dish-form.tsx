import type { MenuItem } from '@jara/contract';
import { useRef } from 'react';
import { type CartVendor, cartOf } from '@/features/cart/data.ts';
import { pageVendor, requireCartCode } from '@/features/cart/index.ts';
import { addDish, carts } from '@/features/cart/lazy-store.ts';
import { type CartAndMenu, priceToAdd } from '../model/price-in-cart.ts';
import { DishForm } from './dish-form.tsx';

function cartWith(vendor: CartVendor | undefined): CartAndMenu {
  const state = carts.state();
  return { cart: vendor && cartOf(state, vendor.id), menu: state.menu };
}

type Props = {
  readonly dish: MenuItem;
  /** Whose dish it is; without one, the vendor whose page is open. */
  readonly vendor?: CartVendor | undefined;
  readonly onDone: () => void;
};

/** In the sheet of a dish: adds it, with its options, to its vendor's cart. */
export function AddDishForm({ dish, vendor: given, onDone }: Props) {
  const isSubmitted = useRef(false);
  const vendorNow = () => given ?? pageVendor();
  return (
    <DishForm
      dish={dish}
      priceOf={(chosen) => priceToAdd(cartWith(vendorNow()), dish, chosen)}
      onSubmit={({ quantity, modifiers }) => {
        const vendor = vendorNow();
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
