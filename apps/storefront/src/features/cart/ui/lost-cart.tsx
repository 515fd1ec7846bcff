'use client';

import { useSyncExternalStore } from 'react';
import { Button } from '@/shared/ui/button.tsx';
import { carts } from '../model/cart.ts';

/** After a load that failed: what was in the cart is not lost, and comes back with a tap. */
export function LostCart() {
  const isLost = useSyncExternalStore(carts.subscribe, carts.isLost, carts.isLost);
  if (!isLost) return null;
  return (
    <div className="my-2 grid gap-3 rounded-card bg-sunk p-4">
      <p>We could not load your cart. What was in it is kept on this device.</p>
      <Button look="secondary" onClick={carts.restore}>
        Restore cart
      </Button>
    </div>
  );
}
