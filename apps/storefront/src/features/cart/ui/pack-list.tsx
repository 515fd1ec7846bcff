'use client';

import type { ShownCart } from '../model/read-cart.ts';
import { PackCard } from './pack-card.tsx';

export function PackList({ cart }: { readonly cart: ShownCart }) {
  return (
    <ul className="grid gap-4">
      {cart.priced.map((pack, index) => (
        <li key={pack.pack.reference}>
          <PackCard pack={pack} index={index} cart={cart} />
        </li>
      ))}
    </ul>
  );
}
