import type { BagInformation, Cart, CodeRefusal, DeliveryFee, Discount, OrderClass, Quote } from '@jara/contract';
import { offersBags } from '@jara/domain/cart';
import { refuseClass } from '@jara/domain/preorder';
import { feeBreakdown } from '@jara/domain/pricing';
import type { delivery_fee } from '../../db/schema/index.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { discountOf, type FindPromoByCode } from '../promo/index.ts';
import { type Failure, feeFor } from './fee-for.ts';
import type { QuoteFacts } from './quote-facts.store.ts';
import { quotedPrices } from './quoted-prices.ts';

/** Decisions §5. */
const QUOTED_FOR_MS = 15 * 60 * 1000;

/** What somebody wants of a cart, and what a total depends on besides the cart itself. */
export type ToPrice = {
  readonly order_class: OrderClass;
  readonly promo_codes: readonly string[];
  /** The cart's own, if left out. */
  readonly bag_quantity?: number | undefined;
  /** A fee that was quoted and still holds; without one it is that of this hour. */
  readonly fee?: Omit<DeliveryFee, 'id'> | undefined;
};

export type PriceDeps = {
  readonly bags: BagInformation;
  readonly findPromoByCode: FindPromoByCode;
  readonly now: Date;
};
export type PricedCart = typeof delivery_fee.$inferInsert;

/** Bags that are in the cart from before are left out where there are none any more. */
function bagsOf(
  bags: BagInformation,
  { cart, city }: QuoteFacts,
  { order_class, bag_quantity }: ToPrice,
): Outcome<number, 'BAGS_NOT_OFFERED'> {
  const isOffered = offersBags(bags, { id: cart.vendor_id, city: city.display_name });
  if (!isOffered && bag_quantity !== undefined && bag_quantity > 0) return refuse('BAGS_NOT_OFFERED');
  return succeed(isOffered && order_class !== 'pickup' ? (bag_quantity ?? cart.bag_quantity) : 0);
}

type Taken = { readonly promo_code: string | null; readonly discounts: readonly Discount[] };

/** A code's discount stands in place of the cart's own, which are in the prices already. */
async function discountsOf(
  { findPromoByCode, now }: PriceDeps,
  { cart: stored, vendor, city }: QuoteFacts,
  cart: Cart,
  { order_class, promo_codes, fee }: ToPrice & { readonly fee: Omit<DeliveryFee, 'id'> },
): Promise<Outcome<Taken, Failure | CodeRefusal>> {
  const [code, ...others] = new Set(promo_codes.map((typed) => typed.toUpperCase()));
  if (others.length > 0) return refuse('ONE_DISCOUNT_ONLY');
  if (code === undefined) return succeed({ promo_code: null, discounts: cart.discounts });
  if (stored.customer_id === null) return refuse('NOT_SIGNED_IN');
  const found = await findPromoByCode({ customer: stored.customer_id, code, cart: stored.id });
  if (!found.ok) return found;
  const discount = discountOf(found.data, {
    ...{ now, order_class, fee, vendor_id: stored.vendor_id, subtotal: cart.total_price },
    ...{ city_id: city.id, currency: vendor.currency },
  });
  return discount.ok ? succeed({ promo_code: code, discounts: [discount.data] }) : discount;
}

/** What an order of the cart costs, line by line, all of it by our own records. */
export async function priceCart(
  deps: PriceDeps,
  facts: QuoteFacts,
  cart: Cart,
  asked: ToPrice,
): Promise<Outcome<PricedCart, Failure | CodeRefusal>> {
  const { order_class } = asked;
  const refusal = refuseClass(facts.vendor_class, order_class);
  if (refusal) return refuse(refusal);
  const fee = asked.fee ? succeed(asked.fee) : feeFor(facts, cart, order_class, deps.now);
  if (!fee.ok) return fee;
  const bags = bagsOf(deps.bags, facts, asked);
  if (!bags.ok) return bags;
  const taken = await discountsOf(deps, facts, cart, { ...asked, fee: fee.data });
  if (!taken.ok) return taken;
  const subtotal = cart.total_price;
  const [bag_quantity, bag_amount] = [bags.data, deps.bags.amount];
  const { discounts } = taken.data;
  return succeed({
    ...fee.data,
    ...taken.data,
    ...feeBreakdown({ order_class, subtotal, bag_amount, bag_quantity, fee: fee.data, discounts }),
    cart_id: cart.id,
    cart_version: facts.cart.version,
    address_id: order_class === 'pickup' ? null : (facts.destination?.id ?? null),
    order_class,
    subtotal,
    bag_quantity,
    prices: quotedPrices(cart),
    expires_at: new Date(deps.now.getTime() + QUOTED_FOR_MS),
  });
}

/** What is told of a quote. */
export const shownQuote = (id: number, priced: PricedCart): Quote =>
  ({
    id,
    original_delivery_amount: priced.original_delivery_amount,
    final_delivery_amount: priced.final_delivery_amount,
    original_service_amount: priced.original_service_amount,
    final_service_amount: priced.final_service_amount,
    delivery_price_factor: priced.delivery_price_factor,
    small_order_amount: priced.small_order_amount,
    amount: priced.amount,
    lines: priced.lines,
    discounts: priced.discounts,
    promo: priced.promo_code === null ? null : { code: priced.promo_code, refusal: null },
    total: priced.total,
    cart_version: priced.cart_version,
    expires_at: priced.expires_at.toISOString(),
  }) as Quote;
