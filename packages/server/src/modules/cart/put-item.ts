import { type Cart, type ItemToPut, PER_PACK } from '@jara/contract';
import { addItem, changeItem, findLine, NO_PACKS } from '@jara/domain/cart';
import type { Db } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { findMenuItems } from '../catalog/index.ts';
import { findCartOfVendor, findVendorOfCart, insertCart } from './cart.store.ts';
import { inTurn, isFull, keepPacks, newId, packsOf, rowOf } from './change-cart.ts';
import type { Owner } from './shopper.ts';
import { showCarts } from './show-cart.ts';

type Failure = 'MENU_NOT_FOUND' | 'CART_ITEM_NOT_FOUND' | 'CART_FULL' | 'NOT_SIGNED_IN';

/** Adds an item to the cart of its vendor, or changes one that is there (spec §3: it then names the cart's item). */
export async function putItem(
  db: Db,
  owner: Owner,
  { item_id, quantity, modifiers, cart_item_id }: ItemToPut,
  now: Date,
): Promise<Outcome<Cart | null, Failure>> {
  const [menu] = await findMenuItems(db, [item_id]);
  if (!menu) return refuse('MENU_NOT_FOUND');

  return inTurn(db, owner, async (tx): Promise<Outcome<Cart | null, Failure>> => {
    const stored = await findCartOfVendor(tx, owner, menu.vendor_id);
    const packs = stored ? packsOf(stored) : NO_PACKS;
    if (cart_item_id !== undefined) {
      if (!stored || findLine(packs, cart_item_id)?.item_id !== item_id) return refuse('CART_ITEM_NOT_FOUND');
      return keepPacks(tx, owner, stored, changeItem(packs, cart_item_id, { quantity, modifiers }, newId), now);
    }
    const isPerPack = menu.price_description === PER_PACK;
    const added = addItem(packs, { item_id, quantity, modifiers, isPerPack }, newId);
    if (stored) return keepPacks(tx, owner, stored, added, now);
    if (isFull(added)) return refuse('CART_FULL');
    if (added.packs.length === 0) return succeed(null);
    const vendor = await findVendorOfCart(tx, menu.vendor_id);
    if (!vendor) return refuse('MENU_NOT_FOUND');
    const cart = await insertCart(tx, {
      ...owner,
      ...rowOf(added, now),
      id: newId(),
      vendor_id: menu.vendor_id,
      created_at: now,
    });
    const [shown] = await showCarts(tx, [{ cart, vendor }]);
    return succeed(shown ?? null);
  });
}
