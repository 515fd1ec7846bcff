import type { HeldCart } from '@/features/cart/data.ts';
import { linesOf } from './lines-of-packs.ts';
import type { SavedCart } from './saved-cart-record.ts';

/** Which dishes of a saved cart the vendor's cart holds already, as '2 × Jollof rice': restored, they would be there twice. */
export function commonDishes(cart: HeldCart, { packs }: Pick<SavedCart, 'packs'>): string[] {
  const names = new Map(linesOf(packs).flatMap((pack) => pack.map(({ item_id, name }) => [item_id, name] as const)));
  const held = cart.packs.flatMap(({ lines }) => lines);
  return [...names].flatMap(([itemId, name]) => {
    const count = held.reduce((sum, { item_id, quantity }) => (item_id === itemId ? sum + quantity : sum), 0);
    if (count === 0) return [];
    return [count > 1 ? `${count} × ${name}` : name];
  });
}
