import type { Discount, OrderedItem } from '@jara/contract';

/** A dish of a pack that cannot be supplied. */
export type OutOfStock = { readonly item_id: number; readonly pack_reference: string };

type Facts = {
  readonly items: readonly OrderedItem[];
  readonly containers: readonly OrderedItem[];
  readonly discounts: readonly Discount[];
  readonly subtotal: number;
  /** What all discounts took off. */
  readonly discount_amount: number;
  /** What was not given back yet. */
  readonly left: number;
  /** What was out of stock before. */
  readonly issues: readonly OutOfStock[];
};

/** What it cost, and what of that goes back to the wallet. */
type Refund = { readonly price: number; readonly refunded: number };

const isDish = ({ type }: OrderedItem) => type === 'menu';
const isThis = (dish: OutOfStock) => (each: OutOfStock) =>
  each.item_id === dish.item_id && each.pack_reference === dish.pack_reference;
const sum = (items: readonly OrderedItem[]) => items.reduce((total, { price }) => total + price, 0);

/** Spec §3: each dish is followed by its options. */
function withOptions(items: readonly OrderedItem[], dish: OutOfStock): OrderedItem[] {
  let isWithin = false;
  return items.filter((item) => {
    if (isDish(item)) isWithin = isThis(dish)(item);
    return isWithin && item.pack_reference === dish.pack_reference;
  });
}

/** A discount on dishes is shared among them by price; parts of a unit stay with us. */
function shareOf(price: number, { discounts, subtotal, discount_amount }: Facts): number {
  const onDishes = discounts.filter(({ target }) => target === 'orders');
  const off = Math.min(
    onDishes.reduce((total, { amount_off }) => total + amount_off, 0),
    discount_amount,
    subtotal,
  );
  if (price === 0 || off === 0) return price;
  return Number((BigInt(price) * BigInt(subtotal - off)) / BigInt(subtotal));
}

/**
 * What is given back for a dish that is out of stock: its price with its options, and its pack's container once nothing
 * else is in the pack, less its share of a discount on dishes. An order of which nothing would be left is rejected instead.
 */
export function stockOutRefund(facts: Facts, dish: OutOfStock): Refund | 'ITEM_NOT_IN_ORDER' | 'LAST_ITEM' {
  const isGone = (item: OutOfStock) => facts.issues.some(isThis(item));
  const left = facts.items.filter((item) => isDish(item) && !isGone(item));
  if (!left.some(isThis(dish))) return 'ITEM_NOT_IN_ORDER';
  const others = left.filter((item) => !isThis(dish)(item));
  if (others.length === 0) return 'LAST_ITEM';
  const isPackEmpty = !others.some(({ pack_reference }) => pack_reference === dish.pack_reference);
  const container = isPackEmpty
    ? facts.containers.filter(({ pack_reference }) => pack_reference === dish.pack_reference)
    : [];
  const price = sum(withOptions(facts.items, dish)) + sum(container);
  return { price, refunded: Math.min(shareOf(price, facts), facts.left) };
}
