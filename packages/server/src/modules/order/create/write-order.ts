import { UNPAID_ORDER_MS } from '@jara/domain/order';
import type { Transaction } from '../../../db/client.ts';
import { OvertakenError } from '../../../db/sql-state.ts';
import { enqueue } from '../../../jobs/index.ts';
import { type Outcome, type Refusal, succeed } from '../../../outcome.ts';
import type { Payments } from '../../payment/index.ts';
import { claimPromoUse } from '../../promo/index.ts';
import { account, lockWallet } from '../../wallet/index.ts';
import { orderPayment } from '../record/book-order-payment.ts';
import { insertPaidOrder, insertUnpaidOrder } from '../record/insert-order.store.ts';
import { updateUnpaidOrder } from '../record/order.store.ts';
import { seekRider } from '../record/seek-rider.ts';
import type { NewOrder } from './new-order.ts';

export type PayDeps = { readonly payments: Pick<Payments, 'openOrderPayment' | 'openCardAttempt'> };
/** What is stored under the idempotency key; the reference is of a card's charge, which comes after the commit. */
export type MadeOrder = { readonly id: number; readonly made_payment: boolean; readonly reference?: string };

type Made = Outcome<
  MadeOrder,
  | 'CARD_NOT_FOUND'
  | 'CHANNEL_NOT_OFFERED'
  | 'PAYMENT_UNDER_WAY'
  | 'TOO_MANY_ATTEMPTS'
  | 'WALLET_NEGATIVE'
  | 'WALLET_TOO_SMALL'
  | 'TOO_MANY_REQUESTS'
>;

/** An order that was looked at a moment ago, and locked, is as it was. */
const REFUSED_AS_OVERTAKEN = new Set(['ORDER_NOT_FOUND', 'ORDER_PAID', 'ORDER_DROPPED']);

type Opening = Awaited<ReturnType<Payments['openOrderPayment'] | Payments['openCardAttempt']>>;

function madeBy(id: number, opened: Opening): Made {
  if (opened.ok) {
    return succeed(
      'reference' in opened.data ? { id, made_payment: false, ...opened.data } : { id, made_payment: true },
    );
  }
  if (REFUSED_AS_OVERTAKEN.has(opened.code)) throw new OvertakenError(opened.code);
  return opened as Refusal<'CARD_NOT_FOUND'>;
}

/** Reliability rule 7: one order for each version of a cart. The same one again gives the same order, paid as asked now. */
export async function orderAgain(tx: Transaction, { payments }: PayDeps, row: NewOrder): Promise<Made> {
  const { id, customer_id, payment_method, payment_method_id, split_payment_with_wallet } = row;
  const { customer_vendor_note, customer_delivery_note } = row;
  const change = { payment_method, payment_method_id, split_payment_with_wallet };
  const isPaidNow = payment_method === 'wallet' || payment_method === 'card';
  if (isPaidNow) await lockWallet(tx, customer_id, row.currency);
  const isWaiting = await updateUnpaidOrder(tx, id, { ...change, customer_vendor_note, customer_delivery_note });
  if (!isWaiting) throw new OvertakenError('the order was paid or dropped');
  if (!isPaidNow) return succeed({ id, made_payment: false });
  const asked = { split_payment_with_wallet, save_card: false, auth_id: payment_method_id ?? undefined };
  return madeBy(id, await payments.openOrderPayment(tx, customer_id, id, { ...asked, method: payment_method }));
}

async function claimUse(
  tx: Transaction,
  { customer_id, cart_id, promo_code, created_at }: NewOrder,
): Promise<number | null> {
  if (promo_code === null || cart_id === null) return null;
  const claimed = await claimPromoUse(tx, { customer: customer_id, code: promo_code, cart: cart_id, now: created_at });
  if (!claimed.ok) throw new OvertakenError(claimed.code);
  return claimed.data.promo_use_id;
}

/** Where nothing is left to pay there is nothing to ask a provider for. */
const isPaidAtOnce = ({ payment_method, split_payment_with_wallet, total }: NewOrder, balance: number): boolean =>
  payment_method === 'wallet' || total === 0 || (split_payment_with_wallet && balance >= total);

async function writePaid(tx: Transaction, row: NewOrder, fee: number): Promise<Made> {
  const { id, customer_id, total, created_at } = row;
  const promo_use_id = await claimUse(tx, row);
  const paid = { ...row, promo_use_id, status: 'received' as const, paid_at: created_at };
  const payment = orderPayment(row, [{ account: account.wallet(customer_id), amount: -total }], created_at);
  if (!(await insertPaidOrder(tx, paid, fee, payment))) {
    throw new OvertakenError('the quote was used, the cart ordered or the wallet spent');
  }
  // A package waits for nobody but a rider.
  await seekRider(tx, paid, created_at);
  return succeed({ id, made_payment: true });
}

async function writeUnpaid(tx: Transaction, { payments }: PayDeps, row: NewOrder, fee: number): Promise<Made> {
  const { id, customer_id, created_at, payment_method_id: cardId, split_payment_with_wallet: split } = row;
  const promo_use_id = await claimUse(tx, row);
  const unpaid = { ...row, promo_use_id, status: 'abandoned' as const, paid_at: null };
  if (!(await insertUnpaidOrder(tx, unpaid, fee))) throw new OvertakenError('the cart was ordered');
  const runAt = new Date(created_at.getTime() + UNPAID_ORDER_MS);
  await enqueue(tx, { name: 'drop-order', data: { order_id: id } }, { runAt, dedupe: String(id) });
  if (row.payment_method !== 'card' || cardId === null) return succeed({ id, made_payment: false });
  return madeBy(id, await payments.openCardAttempt(tx, customer_id, { orderId: id, cardId, split }));
}

/** Everything was looked at: whatever fails from here on was overtaken by another, and all of it is looked at again. */
export const writeOrder = (
  tx: Transaction,
  deps: PayDeps,
  row: NewOrder,
  { fee, balance }: { readonly fee: number; readonly balance: number },
): Promise<Made> => (isPaidAtOnce(row, balance) ? writePaid(tx, row, fee) : writeUnpaid(tx, deps, row, fee));
