import { type Cart, type cartEndpoints, type ItemToPut, PER_PACK } from '@jara/contract';
import {
  changePacks,
  findLine,
  isIdFrom,
  type MenuOf,
  mayJoin,
  NO_PACKS,
  nameOptions,
  type Packs,
  refuseForRoom,
  refuseOptions,
} from '@jara/domain/cart';
import type { Db } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { findCartOfLine, findShopOfItem, insertCart, missingCartReason, type Shop } from './cart.store.ts';
import { CONFLICT, changeIdOr, isMade, type MayFail, packsOf, retryOnConflict, writePacks } from './change-cart.ts';
import { newCart } from './new-cart.ts';
import { type CartDeps, pricedAt, pricedCart, readMenuOf } from './priced-cart.ts';
import { hasSeenBeforeRemoval } from './removed-cart.store.ts';
import type { Owner } from './shopper.ts';

type Failure = (typeof cartEndpoints.putCartItem)['failures'][number] | 'NOT_SIGNED_IN';
type OpeningFailure = 'TOO_MANY_REQUESTS' | 'TOO_MANY_CARTS' | 'NOT_SIGNED_IN';

export type When = {
  readonly now: Date;
  /** The caller's, if they have made one. */
  readonly changeId: string | undefined;
  /** Counts one more cart that is made; asked only when there is none. */
  readonly countCart: () => Outcome<null, 'TOO_MANY_REQUESTS'>;
};

/** The owner's first packs at this vendor. */
export async function openCart(
  db: Db,
  owner: Owner,
  { vendor_id, vendor, vendor_class }: Shop,
  packs: Packs,
  { menuOf, now, changeId, countCart }: When & { readonly menuOf: MenuOf },
): MayFail<Cart | null, OpeningFailure> {
  if (packs.packs.length === 0) return succeed(null);
  const counted = countCart();
  if (!counted.ok) return counted;
  const cart = newCart(owner, { vendor_id, vendor_class }, packs, { now, changeId });
  if (await insertCart(db, owner, cart)) return succeed(pricedCart({ cart, vendor, vendor_class }, menuOf));
  if (await hasSeenBeforeRemoval(db, owner, vendor_id, changeId)) return succeed(null);
  const refusal = await missingCartReason(db, owner, vendor_id);
  return refusal ? refuse(refusal) : CONFLICT;
}

/** Adds an item to the cart of its vendor. */
async function addToCart(
  deps: CartDeps,
  owner: Owner,
  { item_id, quantity, modifiers, pack_reference }: ItemToPut,
  when: When,
): MayFail<Cart | null, Failure> {
  const { db } = deps;
  const shop = await findShopOfItem(db, owner, item_id);
  if (!shop) return refuse('MENU_NOT_FOUND');
  const { cart, elsewhere, ...at } = shop;
  const packs = cart ? packsOf({ cart }) : NO_PACKS;
  const menuOf = await readMenuOf(deps, [{ ...at, ...packs }], [item_id]);
  if (cart && isMade(cart, when.changeId)) return succeed(pricedCart({ ...at, cart }, menuOf));
  const menu = menuOf(item_id);
  if (!menu) return refuse('MENU_NOT_FOUND');
  const refusal = refuseOptions(menu, modifiers);
  if (refusal) return refuse(refusal);
  const id = changeIdOr(when.changeId);
  if (pack_reference && (isIdFrom(id, pack_reference) || !mayJoin(packs, pack_reference)))
    return refuse('PACK_NOT_FOUND');
  const { name, price_description } = menu;
  const named = { item_id, quantity, name, modifiers: nameOptions(menu, modifiers), pack: pack_reference };
  const added = changePacks(packs, { type: 'add', id, ...named, isPerPack: price_description === PER_PACK });
  const noRoom = refuseForRoom(packs, added, elsewhere);
  if (noRoom) return refuse(noRoom);
  if (cart) return writePacks(db, { ...at, cart }, added, { ...when, menuOf });
  return openCart(db, owner, at, added, { ...when, menuOf });
}

/** Changes an item that is in a cart. One whose dish has left the menu can only be removed. */
async function changeInCart(
  deps: CartDeps,
  owner: Owner,
  item: ItemToPut & { readonly cart_item_id: string },
  when: Omit<When, 'countCart'>,
): MayFail<Cart | null, Failure> {
  const { db } = deps;
  const { item_id, quantity, modifiers, cart_item_id, pack_reference } = item;
  const stored = await findCartOfLine(db, owner, item, when.changeId);
  if (!stored) return refuse('CART_ITEM_NOT_FOUND');
  const packs = packsOf(stored);
  const menuOf = await readMenuOf(deps, [pricedAt(stored)]);
  if (isMade(stored.cart, when.changeId)) return succeed(pricedCart(stored, menuOf));
  const asked = { lineId: cart_item_id, item_id, pack: pack_reference };
  const line = findLine(packs, asked);
  if (!line) return refuse('CART_ITEM_NOT_FOUND');
  const menu = menuOf(item_id);
  if (quantity > 0 && !menu) return refuse('MENU_NOT_FOUND');
  const refusal = quantity > 0 && menu && refuseOptions(menu, modifiers, line.modifiers);
  if (refusal) return refuse(refusal);
  const named = menu ? nameOptions(menu, modifiers) : [];
  const id = changeIdOr(when.changeId);
  const changed = changePacks(packs, { type: 'change item', id, ...asked, quantity, modifiers: named });
  const noRoom = refuseForRoom(packs, changed, stored.elsewhere);
  if (noRoom) return refuse(noRoom);
  return writePacks(db, stored, changed, { ...when, menuOf });
}

/** Spec §3: a request that names an item of a cart changes it, and any other adds one. */
export const addOrChangeItem = (
  deps: CartDeps,
  owner: Owner,
  item: ItemToPut,
  when: When,
): Promise<Outcome<Cart | null, Failure | 'BUSY'>> =>
  retryOnConflict(() => {
    const { cart_item_id } = item;
    return cart_item_id === undefined
      ? addToCart(deps, owner, item, when)
      : changeInCart(deps, owner, { ...item, cart_item_id }, when);
  });
