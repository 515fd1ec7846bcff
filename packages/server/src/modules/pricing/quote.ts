import {
  CODE_REFUSALS,
  type CodeRefusal,
  type ParsedRequestOf,
  type pricingEndpoints,
  type Quote,
} from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { type Outcome, type Refusal, refuse, sentenceOf, succeed } from '../../outcome.ts';
import { pricedCarts, type Shopper } from '../cart/index.ts';
import type { DishCache } from '../catalog/index.ts';
import type { Failure } from './fee-for.ts';
import { type PriceDeps, priceCart, shownQuote } from './price-cart.ts';
import { insertFee } from './pricing.store.ts';
import { findQuoteFacts } from './quote-facts.store.ts';

export type Asked = ParsedRequestOf<typeof pricingEndpoints.quoteDeliveryFee>['body'];
type Deps = PriceDeps & { readonly db: Db; readonly dishes: DishCache };

const isOfCode = (refused: Refusal<Failure | CodeRefusal>): refused is Refusal<CodeRefusal> =>
  (CODE_REFUSALS as readonly string[]).includes(refused.code);

/** Quotes what an order of the cart costs, for a quarter of an hour; without a code that is refused, and says why. */
export async function quote(deps: Deps, shopper: Shopper, asked: Asked): Promise<Outcome<Quote, Failure>> {
  const { db } = deps;
  const { order_class, destination_id, cart_id } = asked;
  const facts = await findQuoteFacts(db, shopper, { cart: cart_id, destination: destination_id, fee: null });
  if (facts?.cart.vendor_id !== asked.vendor_id) return refuse('CART_NOT_FOUND');
  if (facts.source.address_id !== asked.source_id) return refuse('VENDOR_NOT_FOUND');
  // Decisions §10: a guest may ask for the pickup fee; everything else needs sign-in.
  if (order_class !== 'pickup' && !('customer' in shopper)) return refuse('NOT_SIGNED_IN');
  const [cart] = await pricedCarts(deps, [facts]);
  if (!cart) return refuse('CART_NOT_FOUND');
  const priced = await priceCart(deps, facts, cart, asked);
  if (priced.ok) return succeed(shownQuote(await insertFee(db, priced.data), priced.data));
  if (!isOfCode(priced)) return priced;
  const without = await quote(deps, shopper, { ...asked, promo_codes: [] });
  if (!without.ok) return without;
  const [code = ''] = asked.promo_codes;
  const refusal = { code: priced.code, message: sentenceOf(priced) };
  return succeed({ ...without.data, promo: { code: code.toUpperCase(), refusal } });
}
