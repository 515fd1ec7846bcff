import { cart } from '@jara/contract';
import { LRUCache } from 'lru-cache';
import { Serialized } from '../../outcome.ts';
import type { StoredCart } from './cart.store.ts';
import { type CartDeps, pricedCarts } from './priced-cart.ts';

/** Characters of all written carts together; a cart of two dishes has some 3,000. */
const MOST_CHARACTERS = 16_000_000;

type Written = {
  /** What the cart was written from. */
  readonly from: string;
  readonly json: string;
};

/** All that is shown of a cart follows from these, and from the menu at its version. */
const sourceOf = ({ cart: { version, address_id, updated_at }, vendor, vendor_class, menu_version }: StoredCart) =>
  JSON.stringify([version, address_id, updated_at, vendor, vendor_class, menu_version]);

/** Writes carts as the contract has them. One that has not changed since it was written costs no more than its reading. */
export function createCartWriter(deps: CartDeps) {
  const written = new LRUCache<string, Written>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ from, json }) => from.length + json.length,
  });
  return async (carts: readonly StoredCart[]): Promise<Serialized> => {
    const sources = new Map(carts.map((stored) => [stored.cart.id, sourceOf(stored)]));
    const jsonOf = new Map<string, string>();
    for (const [id, from] of sources) {
      const known = written.get(id);
      if (known?.from === from) jsonOf.set(id, known.json);
    }
    const changed = carts.filter((stored) => !jsonOf.has(stored.cart.id));
    for (const shown of await pricedCarts(deps, changed)) {
      const json = JSON.stringify(cart.parse(shown));
      jsonOf.set(shown.id, json);
      // What is gone for today comes back by the clock alone; a cart that has nothing gone is changed by it in nothing.
      if (shown.is_valid) written.set(shown.id, { from: sources.get(shown.id) ?? '', json });
    }
    return new Serialized(`[${carts.map((stored) => jsonOf.get(stored.cart.id)).join(',')}]`);
  };
}
