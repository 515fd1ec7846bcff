import type { Currency, DeliveryFee, Discount, MinorUnits, ValidationIssue } from '@jara/contract';
import { type ClientPack, type ShownCart, toClientPacks } from '@/features/cart/data.ts';

export type FeeInCart = Pick<
  DeliveryFee,
  | 'amount'
  | 'final_delivery_amount'
  | 'original_delivery_amount'
  | 'delivery_price_factor'
  | 'final_service_amount'
  | 'original_service_amount'
>;

/** What belongs to an order and is known outside the cart. */
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

/** Spec §3: the client cart state, made from the cart and what checkout knows beside it. */
export type ClientCart = Beside & {
  readonly items: ClientPack['items'];
  readonly containers: ClientPack['items'];
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

/** Spec §9: in the browser's cart a pickup costs its subtotal; other classes add the delivery and the service. */
function totalOf({ class: orderClass, subtotal }: ShownCart, fee: FeeInCart | null): MinorUnits {
  if (orderClass === 'pickup' || !fee) return subtotal;
  return (fee.amount + subtotal + fee.final_service_amount) as MinorUnits;
}

export function toClientCart(cart: ShownCart, known: Partial<Beside> = {}): ClientCart {
  const beside = { ...NOTHING, ...known };
  const packs = toClientPacks(cart);
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
