import type { Cart, CartItem } from '@jara/contract';
import { effectivePrice } from '@jara/domain/catalog';
import type { QuotedPrices } from '../../db/schema/index.ts';

/** What one of it costs: a dish may have a discount. */
const priceOf = (item: CartItem) => (item.type === 'menu' ? effectivePrice(item) : item.price);

/** What each thing in a cart costs, so that a later quote can say which of them costs something else. */
export const quotedPrices = ({ cart_items }: Cart): QuotedPrices =>
  Object.fromEntries(
    cart_items.map((item) => [`${item.type}:${item.item_id}`, { name: item.name, price: priceOf(item) }]),
  );
