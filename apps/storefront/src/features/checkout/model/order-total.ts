import type { BagInformation, DeliveryFee, MinorUnits } from '@jara/contract';
import { type FeeLine, feeBreakdown } from '@jara/domain/pricing';
import type { ShownCart } from '@/features/cart/data.ts';
import type { ClientCart } from './client-cart-state.ts';

export type OrderTotal = {
  readonly lines: readonly FeeLine[];
  /** Undefined while the next moment would change it. */
  readonly total: MinorUnits | undefined;
  /** Whether the fees are in it. */
  readonly isWithFees: boolean;
};

type Facts = {
  readonly orderClass: ShownCart['class'];
  readonly client: Pick<ClientCart, 'subTotal' | 'total' | 'bag_amount' | 'bag_quantity' | 'allDiscounts'>;
  /** Undefined where no bags are offered. */
  readonly bag: BagInformation | undefined;
  /** Undefined until it is quoted. */
  readonly fee: DeliveryFee | undefined;
  /** Whether it is still asked what the promo code takes off. */
  readonly isPromoLoading: boolean;
};

/** Spec §9: the lines and the total that the panel shows. */
export function orderTotal({ orderClass, client, bag, fee, isPromoLoading }: Facts): OrderTotal {
  if (fee && !isPromoLoading) {
    const { lines, total } = feeBreakdown({
      order_class: orderClass,
      subtotal: client.subTotal,
      bag_amount: client.bag_amount,
      bag_quantity: bag ? client.bag_quantity : 0,
      fee,
      discounts: client.allDiscounts,
    });
    return { lines, total, isWithFees: true };
  }
  return {
    lines: [{ label: 'Subtotal', amount: client.subTotal }],
    // Decisions §10: the cart's own total until a fee is known.
    total: fee ? undefined : client.total,
    isWithFees: false,
  };
}
