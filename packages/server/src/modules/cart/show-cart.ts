import type { Cart, MenuItem } from '@jara/contract';
import {
  type CartPack,
  cartDate,
  findIssues,
  type MenuOf,
  menuDiscounts,
  packName,
  pricePacks,
  subtotalOf,
} from '@jara/domain/cart';
import type { Db } from '../../db/client.ts';
import { findMenuItems } from '../catalog/index.ts';
import type { CartToShow } from './cart.store.ts';
import { itemsOf } from './cart-items.ts';

export function showCart({ cart, vendor }: CartToShow, menuOf: MenuOf): Cart {
  const priced = pricePacks(cart.packs, menuOf);
  const issues = findIssues(cart.packs, menuOf);
  const packs = priced.map((each, index) => ({
    id: each.pack.reference,
    name: packName(index),
    isGroup: each.pack.type === 'normal',
    items: itemsOf(each),
  }));
  return {
    id: cart.id,
    class: cart.class,
    vendor,
    vendor_id: cart.vendor_id,
    address_id: cart.address_id,
    customer_vendor_note: cart.customer_vendor_note,
    customer_delivery_note: cart.customer_delivery_note,
    total_price: subtotalOf(priced),
    created_at: cartDate(cart.created_at),
    updated_at: cartDate(cart.updated_at),
    cart_items: packs.flatMap(({ items }) => items),
    current_pack_reference: cart.current_pack_reference,
    bag_quantity: cart.bag_quantity,
    is_valid: issues.length === 0,
    validation_result: issues,
    discounts: menuDiscounts(priced),
    packs,
  };
}

const idsIn = (packs: readonly CartPack[]) => packs.flatMap(({ lines }) => lines.map(({ item_id }) => item_id));

export function menuOfDishes(dishes: readonly MenuItem[]): MenuOf {
  const menu = new Map(dishes.map((item) => [item.id, item]));
  return (id) => menu.get(id);
}

export const readMenuOf = async (db: Db, packs: readonly CartPack[]): Promise<MenuOf> =>
  menuOfDishes(await findMenuItems(db, [...new Set(idsIn(packs))]));

/** One statement for the menu, however many carts. */
export async function showCarts(db: Db, carts: readonly CartToShow[]): Promise<Cart[]> {
  const menuOf = await readMenuOf(
    db,
    carts.flatMap(({ cart }) => cart.packs),
  );
  return carts.map((stored) => showCart(stored, menuOf));
}
