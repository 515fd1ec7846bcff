import type { Transaction } from '../../db/client.ts';
import { OvertakenError } from '../../db/sql-state.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { showCarts } from '../cart/index.ts';
import type { DishCache } from '../catalog/index.ts';
import { lockQuoteFacts, type QuoteFacts } from '../pricing/index.ts';
import { claimPromoUse } from '../promo/index.ts';
import { account } from '../wallet/index.ts';
import { cancelUnpaid } from './cancel-order.ts';
import { findOrderOfCart, findUnpaidOrders, insertOrder, updateUnpaidOrder } from './order.store.ts';
import { orderPort } from './order-port.ts';
import { isSameOrder, orderRow, paymentOf } from './order-row.ts';
import { postOrder } from './pay-order.ts';
import { isAsQuoted, type PriceDeps, priceOrder, refuseWithQuote } from './price-order.ts';
import { type Failure, type OrderBody, refuseOrder } from './refuse-order.ts';

export type OrderDeps = PriceDeps & { readonly dishes: DishCache };
/** What is stored under the idempotency key. */
export type MadeOrder = { readonly id: number; readonly made_payment: boolean };
type Made = Outcome<MadeOrder, Failure | 'NOT_SIGNED_IN'>;
type Row = ReturnType<typeof orderRow>;

const fromWallet = ({ customer_id, total }: Row) => [{ account: account.wallet(customer_id), amount: -total }];

/** Where nothing is left to pay there is nothing to ask a provider for. */
const isPaidAtOnce = ({ payment_method, total }: Row) => payment_method === 'wallet' || total === 0;

/** Reliability rule 7: one order for each version of a cart. The same one again gives the same order. */
async function orderAgain(
  tx: Transaction,
  facts: QuoteFacts,
  body: OrderBody,
  id: number,
  row: Row,
): Promise<MadeOrder> {
  const isWaiting = await updateUnpaidOrder(tx, id, paymentOf(facts, body));
  if (!isWaiting) throw new OvertakenError('the order was paid or dropped');
  if (!isPaidAtOnce(row)) return { id, made_payment: false };
  const paid = await orderPort.pay(tx, id, fromWallet(row), row.created_at);
  if (paid !== 'paid') throw new OvertakenError(`the order could not be paid: ${paid}`);
  return { id, made_payment: true };
}

async function claimUse(
  tx: Transaction,
  { customer_id, cart_id, promo_code, created_at }: Row,
): Promise<number | null> {
  if (promo_code === null) return null;
  const claimed = await claimPromoUse(tx, { customer: customer_id, code: promo_code, cart: cart_id, now: created_at });
  if (!claimed.ok) throw new OvertakenError(`the code was used: ${claimed.code}`);
  return claimed.data.promo_use_id;
}

/** Everything was looked at, so that whatever fails from here on was overtaken by another and is looked at again. */
async function writeOrder(tx: Transaction, row: Row, fee: number): Promise<MadeOrder> {
  const promo_use_id = await claimUse(tx, row);
  const { id, created_at: now } = row;
  if (!isPaidAtOnce(row)) {
    const order = { ...row, promo_use_id, status: 'abandoned' as const, paid_at: null };
    if (!(await insertOrder(tx, order, fee))) throw new OvertakenError('the cart was ordered');
    return { id, made_payment: false };
  }
  const posted = await postOrder(tx, row, fromWallet(row), now);
  if (posted !== 'posted') throw new OvertakenError(`the wallet was used: ${posted}`);
  const order = { ...row, promo_use_id, status: 'received' as const, paid_at: now };
  if (!(await insertOrder(tx, order, fee))) throw new OvertakenError('the cart was ordered');
  return { id, made_payment: true };
}

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
  const [cart] = await showCarts({ ...deps, db: tx }, [facts]);
  if (!cart) return refuse('CART_NOT_FOUND');
  const refusal = refuseOrder(facts, cart, body, now);
  if (refusal) return refusal;
  const priced = await priceOrder(tx, deps, facts, cart, body, now);
  if (!priced.ok) return priced;

  const row = orderRow(facts, cart, priced.data, body, now);
  if (body.payment_method === 'wallet' && (facts.balance ?? 0) < row.total) return refuse('WALLET_TOO_SMALL');
  const unpaid = facts.has_unpaid_order ? await findUnpaidOrders(tx, customer, cart.id) : [];
  const same = unpaid.find((each) => isSameOrder(each, row));
  if (same) return succeed(await orderAgain(tx, facts, body, same.id, row));
  if (!isAsQuoted(facts, priced.data, body, now)) return refuseWithQuote(tx, facts, priced.data);
  for (const replaced of unpaid) await cancelUnpaid(tx, replaced);
  return succeed(await writeOrder(tx, row, body.fee_id));
}
