import {
  CART_ITEM_TYPES,
  type ChosenModifier,
  type Currency,
  type DeliveryFee,
  type Discount,
  type MenuItem,
  type MinorUnits,
  menuItem,
  modifierSelection,
  type ValidationIssue,
} from '@jara/contract';
import { type PricedPack, packName } from '@jara/domain/cart';
import { z } from 'zod';
import type { CartState } from './cart-state.ts';
import { nameOfLine, readCart, type ShownCart } from './read-cart.ts';

// Spec §3: the cart, its packs and their items as the browser has them. All of it follows from the state of the carts.

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

export type FeeInCart = Pick<
  DeliveryFee,
  | 'amount'
  | 'final_delivery_amount'
  | 'original_delivery_amount'
  | 'delivery_price_factor'
  | 'final_service_amount'
  | 'original_service_amount'
>;

/** What belongs to the cart and is known elsewhere. */
type Beside = {
  readonly promoCode: string | null;
  readonly deliveryFee: FeeInCart | null;
  readonly timeRange: string | null;
  readonly deliveryDate: string | null;
  readonly orderId: number | null;
  /** Those that a promo code has brought; it may bring none. */
  readonly appliedDiscounts: readonly Discount[];
  readonly isDiscountApplied: boolean;
  readonly bag_amount: MinorUnits;
};

const NOTHING: Beside = {
  promoCode: null,
  deliveryFee: null,
  timeRange: null,
  deliveryDate: null,
  orderId: null,
  appliedDiscounts: [],
  isDiscountApplied: false,
  bag_amount: 0 as MinorUnits,
};

export type ClientCart = Beside & {
  readonly items: readonly PackItem[];
  readonly containers: readonly PackItem[];
  readonly packs: readonly ClientPack[];
  readonly customer_delivery_note: string;
  readonly customer_vendor_note: string;
  readonly subTotal: MinorUnits;
  readonly total: MinorUnits;
  readonly allDiscounts: readonly Discount[];
  readonly bag_quantity: number;
  readonly metadata: {
    readonly created_at: string | null;
    readonly updated_at: string | null;
    readonly cart_id: string | null;
  };
  readonly erroredOrderItems: readonly ValidationIssue[];
  readonly activeVendorId: number;
  readonly activeVendorName: string;
  readonly activeVendorLogo: string;
  readonly currency: Currency;
};

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

function menuOfItem(dish: MenuItem): PackItem['menu'] {
  const { id, vendor_id, group_id, name, currency, price_per_quantity, discount_price, price } = dish;
  const { price_description, container_type_id, container_price, container_description, container_name } = dish;
  return {
    ...{ id, vendor_id, group_id, name, currency, price_per_quantity, discount_price, price, price_description },
    ...{ container_type_id, container_price, container_description, container_name },
  };
}

/** Its container stands last. */
function itemsOf({ pack, lines, container }: PricedPack, cart: ShownCart): PackItem[] {
  const dishes = lines.map(({ line, menu, selections }): PackItem => {
    const modifiers: Record<string, (typeof selections)[number][]> = {};
    for (const each of selections) {
      const group = String(each.menu_group_id);
      modifiers[group] = [...(modifiers[group] ?? []), each];
    }
    return {
      menu: menu ? menuOfItem(menu) : notOnMenu(line.item_id, nameOfLine({ line, menu }), cart),
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

/** Spec §9: in the browser's cart a pickup costs its subtotal; other classes add the delivery and the service. */
function totalOf({ class: orderClass, subtotal }: ShownCart, fee: FeeInCart | null): MinorUnits {
  if (orderClass === 'pickup' || !fee) return subtotal;
  return (fee.amount + subtotal + fee.final_service_amount) as MinorUnits;
}

/** One vendor's cart by itself; undefined when there is none. */
export function clientCartOf(state: CartState, vendorId: number): ClientCart | undefined {
  const cart = readCart(state, vendorId);
  return cart && clientCart(cart);
}

/** A cart with what is known beside it. */
export function clientCart(cart: ShownCart, known: Partial<Beside> = {}): ClientCart {
  const beside = { ...NOTHING, ...known };
  const packs = cart.priced.map((priced, index): ClientPack => {
    const { reference, type } = priced.pack;
    return {
      id: reference,
      name: packName(index),
      items: itemsOf(priced, cart),
      isGroup: type === 'normal',
      pack_unique_id: reference,
    };
  });
  const items = packs.flatMap((pack) => pack.items);
  return {
    ...beside,
    items: items.filter(({ type }) => type !== 'container'),
    containers: items.filter(({ type }) => type === 'container'),
    packs,
    customer_delivery_note: cart.customer_delivery_note,
    customer_vendor_note: cart.customer_vendor_note,
    subTotal: cart.subtotal,
    total: totalOf(cart, beside.deliveryFee),
    // Spec §4: a code's discounts take the place of the cart's own, which come back when it is removed.
    allDiscounts: beside.isDiscountApplied ? beside.appliedDiscounts : cart.discounts,
    bag_quantity: cart.bag_quantity,
    metadata: { created_at: cart.created_at, updated_at: cart.updated_at, cart_id: cart.cartId },
    erroredOrderItems: cart.packs.flatMap(({ reference }) => cart.issuesOf(reference)),
    activeVendorId: cart.vendor.id,
    activeVendorName: cart.vendor.name,
    activeVendorLogo: cart.vendor.logo,
    currency: cart.vendor.currency,
  };
}

type LineOfPack = {
  readonly item_id: number;
  readonly name: string;
  readonly quantity: number;
  readonly modifiers: (ChosenModifier & { readonly name: string })[];
};

/** The way back: what was put into each pack. Containers follow from the items. */
export const linesOf = (packs: readonly ClientPack[]): (readonly LineOfPack[])[] =>
  packs.map(({ items }) =>
    items
      .filter(({ type }) => type === 'menu')
      .map(({ menu, quantity, modifiers }) => ({
        item_id: menu.id,
        name: menu.name,
        quantity,
        modifiers: Object.values(modifiers)
          .flat()
          .map(({ id, menu_group_id, quantity: of, name }) => ({ id, menu_group_id, quantity: of, name })),
      })),
  );
