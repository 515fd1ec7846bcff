import { type Cart, type cartEndpoints, type ItemToPut, PER_PACK } from '@jara/contract';
import {
  addItem,
  changeItem,
  findLine,
  type MenuOf,
  NO_PACKS,
  nameOptions,
  overfills,
  type Packs,
  refuseOptions,
} from '@jara/domain/cart';
import { firstClass } from '@jara/domain/preorder';
import type { Db } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { findCartOfLine, findShopOfItem, insertCart, type Shop, whyNoCart } from './cart.store.ts';
import { keepPacks, type MayFail, newId, OVERTAKEN, packsOf, retryOvertaken, rowOf } from './change-cart.ts';
import type { Owner } from './shopper.ts';
import { type Kitchen, pricedAt, readMenuOf, showCart } from './show-cart.ts';

type Failure = (typeof cartEndpoints.putCartItem)['failures'][number] | 'NOT_SIGNED_IN';

type When = {
  readonly now: Date;
  /** Whether one more cart may be made; asked only when there is none. */
  readonly mayOpen: () => boolean;
};

/** The owner's first pack at this vendor. */
async function openCart(
  db: Db,
  owner: Owner,
  { vendor_id, vendor, vendor_class }: Shop,
  packs: Packs,
  { menuOf, now, mayOpen }: When & { readonly menuOf: MenuOf },
): MayFail<Cart | null, Failure> {
  if (packs.packs.length === 0) return succeed(null);
  if (!mayOpen()) return refuse('TOO_MANY_REQUESTS');
  const cart = {
    ...{ customer_id: null, guest_hash: null, ...owner },
    ...rowOf(packs, now),
    ...{ id: newId(), vendor_id, class: firstClass(vendor_class), address_id: null, bag_quantity: 0 },
    ...{ customer_vendor_note: '', customer_delivery_note: '', created_at: now, version: 1 },
  };
  if (await insertCart(db, owner, cart)) return succeed(showCart({ cart, vendor, vendor_class }, menuOf));
  const refusal = await whyNoCart(db, owner, vendor_id);
  return refusal ? refuse(refusal) : OVERTAKEN;
}

/** Adds an item to the cart of its vendor. */
async function addToCart(
  kitchen: Kitchen,
  owner: Owner,
  { item_id, quantity, modifiers }: ItemToPut,
  when: When,
): MayFail<Cart | null, Failure> {
  const { db } = kitchen;
  const shop = await findShopOfItem(db, owner, item_id);
  if (!shop) return refuse('MENU_NOT_FOUND');
  const { cart, ...at } = shop;
  const packs = cart ? packsOf({ cart }) : NO_PACKS;
  const menuOf = await readMenuOf(kitchen, [{ ...at, ...packs }], [item_id]);
  const menu = menuOf(item_id);
  if (!menu) return refuse('MENU_NOT_FOUND');
  const refusal = refuseOptions(menu, modifiers);
  if (refusal) return refuse(refusal);
  const { name, price_description } = menu;
  const named = { item_id, quantity, name, modifiers: nameOptions(menu, modifiers) };
  const added = addItem(packs, { ...named, isPerPack: price_description === PER_PACK }, newId);
  if (overfills(packs, added)) return refuse('CART_FULL');
  if (cart) return keepPacks(db, { ...at, cart }, added, { menuOf, now: when.now });
  return openCart(db, owner, at, added, { ...when, menuOf });
}

/** Changes an item that is in a cart. One whose dish has left the menu can only be removed. */
async function changeInCart(
  kitchen: Kitchen,
  owner: Owner,
  { item_id, quantity, modifiers, cart_item_id }: ItemToPut & { readonly cart_item_id: string },
  now: Date,
): MayFail<Cart | null, Failure> {
  const { db } = kitchen;
  const stored = await findCartOfLine(db, owner, cart_item_id);
  if (!stored) return refuse('CART_ITEM_NOT_FOUND');
  const packs = packsOf(stored);
  const line = findLine(packs, cart_item_id);
  if (line?.item_id !== item_id) return refuse('CART_ITEM_NOT_FOUND');
  const menuOf = await readMenuOf(kitchen, [pricedAt(stored)]);
  const menu = menuOf(item_id);
  if (quantity > 0 && !menu) return refuse('MENU_NOT_FOUND');
  const refusal = quantity > 0 && menu && refuseOptions(menu, modifiers, line.modifiers);
  if (refusal) return refuse(refusal);
  const named = menu ? nameOptions(menu, modifiers) : [];
  const changed = changeItem(packs, cart_item_id, { quantity, modifiers: named }, newId);
  if (overfills(packs, changed)) return refuse('CART_FULL');
  return keepPacks(db, stored, changed, { menuOf, now });
}

/** Spec §3: a request that names an item of a cart changes it, and any other adds one. */
export const putItem = (
  kitchen: Kitchen,
  owner: Owner,
  item: ItemToPut,
  when: When,
): Promise<Outcome<Cart | null, Failure | 'BUSY'>> =>
  retryOvertaken(() => {
    const { cart_item_id } = item;
    return cart_item_id === undefined
      ? addToCart(kitchen, owner, item, when)
      : changeInCart(kitchen, owner, { ...item, cart_item_id }, when.now);
  });
