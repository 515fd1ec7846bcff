import type { Cart } from '@jara/contract';
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
import { classInForce } from '@jara/domain/preorder';
import type { Db } from '../../db/client.ts';
import type { DishCache } from '../catalog/index.ts';
import type { CartToShow } from './cart.store.ts';
import { itemsOf } from './cart-items.ts';

/** A dish that is not on the vendor's own menu is as good as gone. */
export function pricedCart({ cart, vendor, vendor_class }: Omit<CartToShow, 'menu_version'>, anyMenuOf: MenuOf): Cart {
  const menuOf: MenuOf = (id) => {
    const menu = anyMenuOf(id);
    return menu?.vendor_id === cart.vendor_id ? menu : undefined;
  };
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
    class: classInForce(vendor_class, cart.class),
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

/** What the use-cases of carts need: where carts are stored, and what they are priced by. */
export type CartDeps = { readonly db: Db; readonly dishes: DishCache };

/** Packs at the vendor whose menu they are priced by. */
type Priced = {
  readonly vendor_id: number;
  readonly menu_version: number | null;
  readonly packs: readonly CartPack[];
};

export const idsIn = (packs: readonly CartPack[]) => packs.flatMap(({ lines }) => lines.map(({ item_id }) => item_id));

/** One statement at most, however many vendors. */
export async function readMenuOf({ db, dishes }: CartDeps, at: readonly Priced[], more: readonly number[] = []) {
  const wanted = at.map(({ packs, ...shop }) => ({ ...shop, ids: [...idsIn(packs), ...more] }));
  const menu = await dishes.find(wanted, db);
  return (id: number) => menu.get(id);
}

export const pricedAt = ({ cart: { vendor_id, packs }, menu_version }: CartToShow): Priced => ({
  vendor_id,
  menu_version,
  packs,
});

export async function pricedCarts(deps: CartDeps, carts: readonly CartToShow[]): Promise<Cart[]> {
  const menuOf = await readMenuOf(deps, carts.map(pricedAt));
  return carts.map((stored) => pricedCart(stored, menuOf));
}
