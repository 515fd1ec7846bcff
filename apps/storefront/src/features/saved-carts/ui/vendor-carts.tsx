'use client';

import { Button } from '@/shared/ui/button.tsx';
import { changesTo } from '../model/cart.ts';
import { type ClientCart, clientCartOf } from '../model/client-cart.ts';
import { vendorsWithCarts } from '../model/take-over.ts';
import { CartCard, FIRST_ACTION, OTHER_ACTION } from './cart-drawer-card.tsx';
import { ClearCarts } from './cart-drawer-clear.tsx';
import { KeptFocus } from './kept-focus.tsx';
import { LeftOutCarts } from './left-out-carts.tsx';
import { NoCart } from './no-cart.tsx';
import { useCarts } from './use-cart.ts';

type Props = { readonly onProceed: (vendorId: number) => void };

/** Spec §2, the tab 'cart': one cart for each vendor. */
export function VendorCarts({ onProceed }: Props) {
  const state = useCarts();
  const shown = vendorsWithCarts(state).flatMap((id) => clientCartOf(state, id) ?? []);
  return (
    <KeptFocus of={state}>
      <LeftOutCarts />
      {shown.length === 0 ? <NoCart /> : <Carts shown={shown} onProceed={onProceed} />}
    </KeptFocus>
  );
}

function Carts({ shown, onProceed }: Props & { readonly shown: readonly ClientCart[] }) {
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4">
        {shown.map((cart) => {
          const { activeVendorId: id, activeVendorName: name } = cart;
          return (
            <li key={id}>
              <CartCard id={`cart-of-${id}`} cart={cart}>
                <Button className={FIRST_ACTION} onClick={() => onProceed(id)}>
                  Proceed to checkout<span className="sr-only"> with {name}</span>
                </Button>
                <Button look="secondary" className={OTHER_ACTION} onClick={changesTo(id).clear}>
                  Remove<span className="sr-only"> the cart of {name}</span>
                </Button>
              </CartCard>
            </li>
          );
        })}
      </ul>
      <ClearCarts />
    </div>
  );
}
