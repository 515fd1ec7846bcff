import type { BagInformation, Cart, DeliveryFee } from '@jara/contract';
import { quoteChanges } from '@jara/domain/pricing';
import type { Transaction } from '../../../db/client.ts';
import { type Outcome, type Refusal, refuse, succeed } from '../../../outcome.ts';
import { insertFee, type PricedCart, priceCart, type QuoteFacts, shownQuote } from '../../pricing/index.ts';
import { findPromo } from '../../promo/index.ts';
import type { Failure, OrderBody } from './refuse-order.ts';

export type PriceDeps = {
  readonly bags: BagInformation;
  /** Of codes that the customer names and no quote of theirs had. */
  readonly countGuess: (customer: string) => Outcome<null, 'TOO_MANY_CODES'>;
};

/** Decisions §5: a fee is bound to cart, address and class, and lasts its time. Then it is what is paid. */
function quotedFee({ cart, destination, quoted }: QuoteFacts, subtotal: number, body: OrderBody, now: Date) {
  if (!quoted || quoted.expires_at <= now || quoted.order_class !== body.class) return undefined;
  const isSameAddress = quoted.address_id === (body.class === 'pickup' ? null : (destination?.id ?? null));
  const isSameCart = quoted.cart_version === cart.version && quoted.subtotal === subtotal;
  return isSameAddress && isSameCart ? (quoted as unknown as DeliveryFee) : undefined;
}

/** What the order costs by our records at this moment, with the quoted fee where that still holds. */
export function priceOrder(
  tx: Transaction,
  { bags, countGuess }: PriceDeps,
  facts: QuoteFacts,
  cart: Cart,
  body: OrderBody,
  now: Date,
): Promise<Outcome<PricedCart, Failure | 'NOT_SIGNED_IN'>> {
  const { promo_codes, bag_quantity } = body;
  const findPromoByCode: Parameters<typeof priceCart>[0]['findPromoByCode'] = async (which) => {
    const isKnown = facts.quoted?.promo_code === which.code;
    const counted = isKnown ? succeed(null) : countGuess(String(which.customer));
    if (!counted.ok) return counted;
    const found = await findPromo(tx, which);
    return found ? succeed(found) : refuse('PROMO_NOT_FOUND');
  };
  const fee = quotedFee(facts, cart.total_price, body, now);
  return priceCart({ bags, findPromoByCode, now }, facts, cart, {
    promo_codes,
    bag_quantity,
    order_class: body.class,
    fee,
  });
}

/** Whether the quote that the order names says what it costs. */
export function isAsQuoted(facts: QuoteFacts, priced: PricedCart, body: OrderBody, now: Date): boolean {
  const { quoted } = facts;
  return (
    quotedFee(facts, priced.subtotal, body, now) !== undefined &&
    quoted?.total === priced.total &&
    quoted.promo_code === priced.promo_code &&
    quoted.bag_quantity === priced.bag_quantity
  );
}

/** Decisions §5: refused with a new quote, and what has changed. The refusal is a value, so the quote is committed. */
export async function refuseWithQuote(
  tx: Transaction,
  { quoted, vendor }: QuoteFacts,
  priced: PricedCart,
): Promise<Refusal<'FEE_STALE'>> {
  const changes = quoted ? quoteChanges(quoted, priced, vendor.currency) : [];
  return refuse('FEE_STALE', { fee: shownQuote(await insertFee(tx, priced), priced), changes });
}
