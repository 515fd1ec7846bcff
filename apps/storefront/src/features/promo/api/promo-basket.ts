import type { Currency, MinorUnits, OrderClass, OrderItem } from '@jara/contract';

/** What a promo code is judged by. */
export type PromoBasket = {
  readonly vendorId: number;
  /** null until the cart is on the server. */
  readonly cartId: string | null;
  readonly orderClass: OrderClass;
  readonly addressId: number | null;
  readonly feeId: number | null;
  readonly subtotal: MinorUnits;
  readonly deliveryFee: MinorUnits | null;
  readonly currency: Currency;
  readonly orderItems: OrderItem[];
  /** Whether the server has heard of everything that is shown. */
  readonly isSettled: boolean;
};
