import type { ShownCart } from '../model/state/read-cart.ts';
import { PackCard } from './pack-card.tsx';
import type { PackSlots } from './pack-slots.ts';

type Props = PackSlots & { readonly cart: ShownCart };

/** Spec §2: the packs of a cart. */
export function PackList({ cart, ...slots }: Props) {
  return (
    <ul className="grid gap-4">
      {cart.priced.map((pack, index) => (
        <li key={pack.pack.reference}>
          <PackCard pack={pack} index={index} cart={cart} {...slots} />
        </li>
      ))}
    </ul>
  );
}
