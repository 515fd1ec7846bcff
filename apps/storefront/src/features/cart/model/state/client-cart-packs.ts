import { CART_ITEM_TYPES, type MinorUnits, menuItem, modifierSelection } from '@jara/contract';
import { type PricedPack, packName } from '@jara/domain/cart';
import { z } from 'zod';
import { nameOfLine, type ShownCart } from './read-cart.ts';

const packMenu = menuItem
  .pick({
    id: true,
    vendor_id: true,
    name: true,
    currency: true,
    price_per_quantity: true,
    discount_price: true,
    price: true,
    price_description: true,
    container_type_id: true,
    container_price: true,
    container_description: true,
    container_name: true,
  })
  // A container has no place in the menu, nor has a dish that has left it.
  .extend({ group_id: menuItem.shape.group_id.nullable() });

const packItem = z.object({
  menu: packMenu,
  quantity: z.int().positive(),
  pack_id: z.string(),
  type: z.enum(CART_ITEM_TYPES),
  /** By menu group. */
  modifiers: z.record(z.string(), z.array(modifierSelection)),
  isModifiable: z.boolean(),
});
type PackItem = z.infer<typeof packItem>;

export const clientPack = z.object({
  id: z.string(),
  name: z.string(),
  items: z.array(packItem),
  isGroup: z.boolean(),
  /** The same pack as the server calls it: what it is told as `pack_reference`. */
  pack_unique_id: z.string(),
});
export type ClientPack = z.infer<typeof clientPack>;

/** What has no place in the menu, or none any more: it costs nothing of itself. */
const notOnMenu = (id: number, name: string, { vendor }: ShownCart): PackItem['menu'] => ({
  id,
  vendor_id: vendor.id,
  group_id: null,
  name,
  currency: vendor.currency,
  price_per_quantity: 0 as MinorUnits,
  discount_price: null,
  price: 0 as MinorUnits,
  price_description: '',
  container_type_id: null,
  container_price: 0 as MinorUnits,
  container_description: null,
  container_name: null,
});

/** Its container stands last. */
function itemsOf({ pack, lines, container }: PricedPack, cart: ShownCart): PackItem[] {
  const dishes = lines.map(({ line, menu, selections }): PackItem => {
    const modifiers: Record<string, (typeof selections)[number][]> = {};
    for (const each of selections) {
      const group = String(each.menu_group_id);
      modifiers[group] = [...(modifiers[group] ?? []), each];
    }
    return {
      menu: menu ? packMenu.parse(menu) : notOnMenu(line.item_id, nameOfLine({ line, menu }), cart),
      quantity: line.quantity,
      pack_id: pack.reference,
      type: 'menu',
      modifiers,
      isModifiable: (menu?.groups.length ?? 0) > 0,
    };
  });
  if (!container) return dishes;
  const { container_type_id: id, name, price } = container;
  const menu = {
    ...notOnMenu(id, name, cart),
    price,
    price_per_quantity: price,
    container_type_id: id,
    container_price: price,
    container_name: name,
  };
  const box = { menu, quantity: 1, pack_id: pack.reference, modifiers: {}, isModifiable: false };
  return [...dishes, { ...box, type: 'container' }];
}

/** Spec §3: the packs of a cart as the client cart state holds them. */
export const toClientPacks = (cart: ShownCart): ClientPack[] =>
  cart.priced.map((priced, index) => {
    const { reference, type } = priced.pack;
    return {
      id: reference,
      name: packName(index),
      items: itemsOf(priced, cart),
      isGroup: type === 'normal',
      pack_unique_id: reference,
    };
  });
