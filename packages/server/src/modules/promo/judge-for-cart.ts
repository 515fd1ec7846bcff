import type { PROMO_REFUSALS } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { readCart } from '../cart/index.ts';
import { discountOf } from './discount-of.ts';
import { findVendor, type PromoOfCart } from './promo.store.ts';

type Refusal = { readonly refusal?: (typeof PROMO_REFUSALS)[number] };
type Judge = (code: PromoOfCart) => Refusal;

type Asked = { readonly customer: number; readonly cart: string | null; readonly now: Date };

/** Says of each code of a list why the cart cannot take it. Without a cart nothing is said. */
export async function judgeForCart(
  db: Db,
  { customer, cart: cartId, now }: Asked,
): Promise<Outcome<Judge, 'CART_NOT_FOUND'>> {
  if (cartId === null) return succeed(() => ({}));
  const cart = await readCart(db, { customer }, cartId, now);
  const vendor = cart && (await findVendor(db, cart.vendor_id));
  if (!cart || !vendor) return refuse('CART_NOT_FOUND');
  const { city_id, currency } = vendor;
  const { vendor_id, class: order_class, total_price: subtotal } = cart;
  return succeed((code) => {
    // A fee changes what a code takes off, not whether it is taken.
    const judged = discountOf(code, { now, vendor_id, city_id, currency, order_class, subtotal, fee: null });
    return judged.ok ? {} : { refusal: judged.code };
  });
}
