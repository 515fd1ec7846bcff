import type { Transaction } from '../../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../../outcome.ts';
import { pricedCarts } from '../../cart/index.ts';
import type { DishCache } from '../../catalog/index.ts';
import { findHeldForOrders } from '../../payment/index.ts';
import { lockQuoteFacts } from '../../pricing/index.ts';
import { cancelUnpaid } from '../move/cancel-unpaid-order.ts';
import { findOrderOfCart, findUnpaidOrders } from '../record/order.store.ts';
import { refuseCard } from './chosen-payment.ts';
import { isSameOrder, orderRow } from './order-row.ts';
import { isAsQuoted, type PriceDeps, priceOrder, refuseWithQuote } from './price-order.ts';
import { type Failure, type OrderBody, refuseOrder } from './refuse-order.ts';
import { type MadeOrder, orderAgain, type PayDeps, writeOrder } from './write-order.ts';

export type OrderDeps = PriceDeps & PayDeps & { readonly dishes: DishCache };
type Made = Outcome<MadeOrder, Failure | 'NOT_SIGNED_IN' | 'TOO_MANY_REQUESTS'>;

/** A cart that is gone was ordered, perhaps by the same customer in another tab just now. */
async function findMade(tx: Transaction, customer: number, cartId: string): Promise<Made> {
  const made = await findOrderOfCart(tx, customer, cartId);
  return made ? succeed({ id: made.id, made_payment: made.status !== 'abandoned' }) : refuse('CART_NOT_FOUND');
}

/**
 * Orders what is in a cart, in the transaction that it is given. The cart's row is locked first, so that a cart is
 * ordered by one at a time; then everything is looked at, and only then is anything written. Prices, fees and totals are
 * our own: of what a client says about them, nothing is read.
 */
export async function createOrder(
  deps: OrderDeps,
  tx: Transaction,
  customer: number,
  { body, now }: { readonly body: OrderBody; readonly now: Date },
): Promise<Made> {
  const which = { cart: body.cart_id, destination: body.address_id, fee: body.fee_id };
  const facts = await lockQuoteFacts(tx, customer, which);
  if (!facts) return findMade(tx, customer, body.cart_id);
  if (facts.cart.vendor_id !== body.vendor_id) return refuse('CART_NOT_FOUND');
  const [cart] = await pricedCarts({ ...deps, db: tx }, [facts]);
  if (!cart) return refuse('CART_NOT_FOUND');
  const refusal = refuseOrder(facts, cart, body, now) ?? (await refuseCard(tx, customer, body, facts.vendor.currency));
  if (refusal) return refusal;
  const priced = await priceOrder(tx, deps, facts, cart, body, now);
  if (!priced.ok) return priced;

  const row = orderRow(facts, cart, priced.data, body, now);
  const unpaid = facts.has_unpaid_order ? await findUnpaidOrders(tx, customer, cart.id) : [];
  const same = unpaid.find((each) => isSameOrder(each, row));
  if (same) return orderAgain(tx, deps, { ...row, id: same.id });
  if (!isAsQuoted(facts, priced.data, body, now)) return refuseWithQuote(tx, facts, priced.data);

  // What is set aside for the orders that this one replaces will be in the wallet again.
  const held = await findHeldForOrders(
    tx,
    unpaid.map(({ id }) => id),
  );
  const balance = (facts.balance ?? 0) + held;
  if (row.payment_method === 'wallet' && balance < row.total) return refuse('WALLET_TOO_SMALL');
  for (const replaced of unpaid) await cancelUnpaid(tx, replaced, { action: 'drop', actor: 'system', now });
  return writeOrder(tx, deps, row, { fee: body.fee_id, balance });
}
