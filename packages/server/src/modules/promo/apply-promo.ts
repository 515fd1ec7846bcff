import type { Cart, DataOf, DeliveryFee, OrderClass, ParsedRequestOf, promoEndpoints } from '@jara/contract';
import { refuseClass } from '@jara/domain/preorder';
import type { Db } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { readCart } from '../cart/index.ts';
import { discountOf } from './discount-of.ts';
import type { FindPromoByCode } from './find-promo-by-code.ts';
import { findVendor } from './promo.store.ts';
import { shownPromo } from './shown-promo.ts';

type Apply = typeof promoEndpoints.applyDiscount;
export type Asked = ParsedRequestOf<Apply>['body'];
type Failure = Apply['failures'][number];

/** What a fee was quoted for; it is good for nothing else. */
export type QuotedFor = {
  readonly cart_id: string;
  readonly order_class: OrderClass;
  /** Left out where it does not matter. */
  readonly address_id?: number | null;
  readonly subtotal: number;
  readonly now: Date;
};
export type FindFee = (db: Db, id: number, quotedFor: QuotedFor) => Promise<DeliveryFee | undefined>;

type Deps = {
  readonly db: Db;
  readonly findPromoByCode: FindPromoByCode;
  readonly findFee: FindFee;
  readonly now: Date;
};

/** None is asked for before an address is chosen; one that is named must be good for this cart as it is. */
async function feeOf(
  { db, findFee, now }: Deps,
  cart: Cart,
  { fee_id, order_class, address_id }: Asked,
): Promise<Outcome<DeliveryFee | null, 'FEE_STALE'>> {
  if (fee_id === null) return succeed(null);
  const isAddressed = order_class !== 'pickup' && address_id !== null;
  const bound = { cart_id: cart.id, order_class, subtotal: cart.total_price, now };
  const fee = await findFee(db, fee_id, isAddressed ? { ...bound, address_id } : bound);
  return fee ? succeed(fee) : refuse('FEE_STALE', { fee: null, changes: [] });
}

/** What a code takes off a cart. Cart, prices and fee are the server's own; nothing is kept. */
export async function applyPromo(deps: Deps, customer: number, asked: Asked): Promise<Outcome<DataOf<Apply>, Failure>> {
  const { db, findPromoByCode, now } = deps;
  const [code, ...others] = new Set(asked.promo_codes.map((typed) => typed.toUpperCase()));
  if (others.length > 0) return refuse('ONE_DISCOUNT_ONLY');
  const cart = await readCart(db, { customer }, asked.cart_id, now);
  const vendor = cart && cart.vendor_id === asked.vendor_id ? await findVendor(db, cart.vendor_id) : undefined;
  if (!cart || !vendor) return refuse('CART_NOT_FOUND');
  const { vendor_class, ...place } = vendor;
  const refusal = refuseClass(vendor_class, asked.order_class);
  if (refusal) return refuse(refusal);
  if (code === undefined) return succeed({ promo_code: null, discounts: cart.discounts });

  const found = await findPromoByCode({ customer, code, cart: cart.id });
  if (!found.ok) return found;
  const fee = await feeOf(deps, cart, asked);
  if (!fee.ok) return fee;
  const { promo } = found.data;
  const discount = discountOf(found.data, {
    ...place,
    now,
    vendor_id: cart.vendor_id,
    order_class: asked.order_class,
    subtotal: cart.total_price,
    fee: fee.data,
  });
  if (!discount.ok) return discount;
  const message = `${promo.title}: applied to this order.`;
  return succeed({ promo_code: shownPromo(promo), discounts: [discount.data] }, { message });
}
