import type { Cart, CartItem, OrderedItem } from '@jara/contract';
import { effectivePrice, offerAt } from '@jara/domain/catalog';
import type { OrderedContent } from '../../../db/schema/index.ts';
import type { PricedCart, QuoteFacts } from '../../pricing/index.ts';

function orderedItem(item: CartItem): OrderedItem {
  const { item_id, type, name, quantity, pack_reference } = item;
  const each = type === 'menu' ? effectivePrice(item) : item.price;
  return {
    ...{ item_id, type, name, quantity, pack_reference },
    price_per_quantity: each,
    price: (each * quantity) as OrderedItem['price'],
  };
}

/** All that an order shows later, as it is now. */
export function contentOf(
  { vendor, source, destination }: QuoteFacts,
  cart: Cart,
  priced: PricedCart,
  now: Date,
): OrderedContent {
  const items = cart.cart_items.map(orderedItem);
  return {
    items: items.filter(({ type }) => type !== 'container'),
    containers: items.filter(({ type }) => type === 'container'),
    lines: priced.lines,
    discounts: priced.discounts,
    vendor: {
      name: vendor.name,
      slug: vendor.slug,
      logo: vendor.logo,
      support_contact: source.support_contact,
      address: source.address,
      latitude: source.y,
      longitude: source.x,
      delivery_minutes: offerAt(source, now).delivery_minutes,
    },
    address:
      destination && priced.order_class !== 'pickup'
        ? {
            id: destination.id,
            display_name: destination.pretty_name,
            latitude: destination.latitude,
            longitude: destination.longitude,
          }
        : null,
  };
}
