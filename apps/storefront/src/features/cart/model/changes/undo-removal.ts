import { newId } from '@jara/api-client';
import type { CartState, Change, HeldCart } from '../state/cart-state-schema.ts';

/** The changes, each with the dishes that it needs the prices of. */
type Undo = readonly { readonly change: Change; readonly dishes: CartState['menu'] }[];

/**
 * The changes that undo a removal of packs from a cart: they go back as they were and where they stood, and a cart that
 * went with the last of them gets its class, notes and bags again. A dish that has left the menu stays removed.
 */
export function undoRemoval(cart: HeldCart, isRemoved: (reference: string) => boolean, menu: CartState['menu']): Undo {
  const { vendor, current } = cart;
  const about = () => ({ id: newId(), vendorId: vendor.id });
  const packs = cart.packs
    .map((pack, at) => ({ ...pack, at, lines: pack.lines.filter(({ item_id }) => menu[item_id]) }))
    .filter(({ reference, lines }) => isRemoved(reference) && lines.length > 0);
  if (packs.length === 0) return [];
  const ids = new Set(packs.flatMap(({ lines }) => lines.map(({ item_id }) => String(item_id))));
  const dishes = Object.fromEntries(Object.entries(menu).filter(([id]) => ids.has(id)));
  const putBack = { change: { ...about(), type: 'put back' as const, vendor, packs, current }, dishes };
  if (cart.packs.some(({ reference }) => !isRemoved(reference))) return [putBack];
  const { class: orderClass, customer_vendor_note, customer_delivery_note, bag_quantity, address_id } = cart;
  const details = { class: orderClass, customer_vendor_note, customer_delivery_note, bag_quantity, address_id };
  return [putBack, { change: { ...about(), type: 'set details', details }, dishes: {} }];
}
