import { newId } from '@jara/api-client';
import { type ChosenModifier, type MenuItem, PER_PACK } from '@jara/contract';
import type { CartVendor, Change, HeldCart } from '../state/cart-state-schema.ts';

type Chosen = {
  readonly dish: MenuItem;
  readonly quantity: number;
  readonly modifiers: readonly ChosenModifier[];
};

/** The change that adds a dish. A dish without options goes to the cart's open group pack, or to a new one. */
export function createAddChange(
  cart: HeldCart | undefined,
  vendor: CartVendor,
  { dish, quantity, modifiers }: Chosen,
): Change {
  const isPerPack = dish.price_description === PER_PACK;
  const isPlain = modifiers.length === 0 && !isPerPack;
  return {
    type: 'add',
    id: newId(),
    vendorId: vendor.id,
    vendor,
    item_id: dish.id,
    quantity,
    modifiers: [...modifiers],
    isPerPack,
    ...(isPlain && { pack: cart?.current ?? newId() }),
  };
}
