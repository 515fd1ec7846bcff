'use client';

import { useSyncExternalStore } from 'react';
import { Button } from '@/shared/ui/button.tsx';
import { EmptyState } from '@/shared/ui/empty-state.tsx';
import { ErrorState } from '@/shared/ui/error-state.tsx';
import { carts, changesTo } from '../model/cart.ts';
import { type ClientCart, clientCartOf } from '../model/client-cart.ts';
import { vendorsWithCarts } from '../model/take-over.ts';
import { CartCard, FIRST_ACTION, OTHER_ACTION } from './cart-drawer-card.tsx';
import { ClearCarts } from './cart-drawer-clear.tsx';
import { CartsSkeleton } from './cart-drawer-skeleton.tsx';
import { KeptFocus } from './kept-focus.tsx';
import { LostCart } from './lost-cart.tsx';
import { useCarts } from './use-cart.ts';

type Props = { readonly onProceed: (vendorId: number) => void };

/** Spec §2, the tab 'cart': one cart for each vendor. */
export function VendorCarts({ onProceed }: Props) {
  const state = useCarts();
  const shown = vendorsWithCarts(state).flatMap((id) => clientCartOf(state, id) ?? []);
  return (
    <KeptFocus of={state}>{shown.length === 0 ? <NoCarts /> : <Carts shown={shown} onProceed={onProceed} />}</KeptFocus>
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

function NoCarts() {
  const status = useSyncExternalStore(carts.subscribe, carts.status, carts.status);
  if (status.state === 'waiting' || status.state === 'loading') return <CartsSkeleton label="Loading your carts" />;
  return (
    <>
      <LostCart look="secondary" />
      {status.state === 'failed' ? (
        <ErrorState message={status.message} onRetry={() => void carts.refresh()} />
      ) : (
        <EmptyState title="Your cart is empty.">Add items to get started</EmptyState>
      )}
    </>
  );
}
