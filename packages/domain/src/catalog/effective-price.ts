import type { MinorUnits } from '@jara/contract';

/** Spec §5: the discount price when set, zero included, else the price. */
export function effectivePrice(item: { price: MinorUnits; discount_price: MinorUnits | null }): MinorUnits {
  return item.discount_price ?? item.price;
}
