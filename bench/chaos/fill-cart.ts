import { randomUUID } from 'node:crypto';
import { type Cart, cartEndpoints, type OrderItem, pricingEndpoints, type Quote } from '@jara/contract';
import type { Shop } from './shops.ts';
import type { Visitor } from './visitor.ts';

const MOST_DISHES = 3;

export type FilledCart = {
  readonly cart: Cart;
  readonly shop: Shop;
  readonly orderClass: 'pickup' | 'delivery';
  /** A limited code, which not everybody gets. */
  readonly promoCodes: readonly string[];
};

/** Adds dishes to the cart of some vendor, each once however often it is sent. */
export async function fillCart({ customer, send, choices, shops }: Visitor): Promise<FilledCart | undefined> {
  const shop = choices.pick(shops[customer.currency]);
  if (choices.chance(0.5)) await send(customer, cartEndpoints.clearCarts);
  let cart: Cart | null = null;
  for (let left = 1 + choices.below(MOST_DISHES); left > 0; left -= 1) {
    const added = await send(customer, cartEndpoints.putCartItem, {
      body: { item_id: choices.pick(shop.dishes), quantity: 1, type: 'menu' },
      changeId: randomUUID(),
    });
    if (!added.ok) return undefined;
    cart = added.data;
  }
  if (cart === null) return undefined;
  return {
    cart,
    shop,
    orderClass: choices.chance(0.4) ? 'delivery' : 'pickup',
    promoCodes: customer.currency === 'NGN' && choices.chance(0.15) ? [LIMITED_CODE] : [],
  };
}

/** Of so many uses: what is limited stays limited. */
export const LIMITED_CODE = 'CHAOS50';
export const LIMITED_USES = 50;

const itemsOf = ({ cart_items }: Cart): OrderItem[] =>
  cart_items
    .filter(({ type }) => type === 'menu')
    .map(({ item_id, quantity, pack_reference }) => ({
      ...{ type: 'menu', item_id, quantity },
      ...{ pack_id: pack_reference, pack_unique_id: pack_reference },
    }));

/** Asks for the whole price and whether everything can be had, as checkout does. */
export async function quote({ customer, send }: Visitor, filled: FilledCart): Promise<Quote | undefined> {
  const { cart, shop, orderClass, promoCodes } = filled;
  const quoted = await send(customer, pricingEndpoints.quoteDeliveryFee, {
    body: {
      destination_id: orderClass === 'delivery' ? customer.addressId : null,
      ...{ order_class: orderClass, source_id: shop.addressId, vendor_id: shop.vendorId, cart_id: cart.id },
      promo_codes: promoCodes,
    },
  });
  if (!quoted.ok) return undefined;
  const issues = await send(customer, cartEndpoints.validateItems, {
    body: { vendor_id: shop.vendorId, order_items: itemsOf(cart) },
  });
  return issues.ok && issues.data.length === 0 ? quoted.data : undefined;
}
