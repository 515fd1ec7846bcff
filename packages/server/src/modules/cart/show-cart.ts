import type { Cart, CartItem, MenuItem } from '@jara/contract';
import {
  type CartPack,
  cartDate,
  findIssues,
  type MenuOf,
  menuDiscounts,
  optionOf,
  type PricedPack,
  packName,
  pricePacks,
  subtotalOf,
} from '@jara/domain/cart';
import type { Db } from '../../db/client.ts';
import { findMenuItems } from '../catalog/index.ts';
import type { CartToShow } from './cart.store.ts';

type Price = MenuItem['price'];
const NOTHING = 0 as Price;

const EMPTY = {
  discounts: [] as CartItem['discounts'],
  menu_group_id: null,
  group_id: null,
  group_name: null,
  container_price: NOTHING,
  container_name: null,
  container_type_id: null,
  discount_price: null,
  modifier: {} as CartItem['modifier'],
};

/** Spec §3: the items of a pack, each followed by its modifiers, and the container last. */
function itemsOf({ pack, lines, container }: PricedPack): CartItem[] {
  const inPack = { pack_reference: pack.reference, pack_type: pack.type };
  const items = lines.flatMap(({ line, menu, selections }): CartItem[] => [
    {
      ...EMPTY,
      ...inPack,
      id: line.id,
      item_id: line.item_id,
      type: 'menu',
      name: menu?.name ?? '',
      quantity: line.quantity,
      price_per_quantity: menu?.price_per_quantity ?? NOTHING,
      price: menu?.price ?? NOTHING,
      discount_price: menu?.discount_price ?? null,
      group_id: menu?.group_id ?? null,
      container_price: menu?.container_price ?? NOTHING,
      container_name: menu?.container_name ?? null,
      container_type_id: menu?.container_type_id ?? null,
      modifier: Object.fromEntries(Map.groupBy(selections, ({ menu_group_id }) => String(menu_group_id))),
      is_active: menu?.is_available ?? false,
    },
    ...selections.map((selection) => {
      const { id, name, price, quantity, menu_group_id } = selection;
      return {
        ...EMPTY,
        ...inPack,
        id: `${line.id}:${id}`,
        item_id: id,
        type: 'group' as const,
        name,
        quantity,
        price_per_quantity: price,
        price,
        menu_group_id,
        group_id: menu_group_id,
        group_name: menu?.groups.find((group) => group.id === menu_group_id)?.name ?? null,
        is_active: optionOf(menu, selection)?.is_available ?? false,
      };
    }),
  ]);
  if (!container) return items;
  const { container_type_id, name, price } = container;
  return [
    ...items,
    {
      ...EMPTY,
      ...inPack,
      id: `${pack.reference}:container`,
      item_id: container_type_id,
      type: 'container',
      name,
      quantity: 1,
      price_per_quantity: price,
      price,
      container_price: price,
      container_name: name,
      container_type_id,
      is_active: true,
    },
  ];
}

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
