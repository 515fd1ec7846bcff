import { randomUUID } from 'node:crypto';
import type { MinorUnits, PaymentProvider } from '@jara/contract';
import { maySplit, walletShare } from '@jara/domain/payment';
import type { Transaction } from '../../db/client.ts';
import { enqueue } from '../../jobs/index.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { findBalance } from '../wallet/index.ts';
import { findHeld, holdShare, releaseHolds } from './holds.ts';
import { secondsToNextLook } from './look-again.ts';
import type { OrderToPay } from './order-port.ts';
import type { PageUrls } from './page-urls.ts';
import { findOpenPayments, insertPayment, type NewPayment, type Payment } from './payment.store.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { isUnderWay } from './start-under-way.ts';

export type Way = PageUrls & {
  readonly customerId: number;
  readonly channel: Payment['channel'];
  readonly provider: PaymentProvider;
  readonly account: string | null;
  readonly card_id: string | null;
  readonly save_card: boolean;
};

export type Opened = { readonly reference: string };
export type OrderRefusal = 'ORDER_NOT_FOUND' | 'ORDER_PAID' | 'ORDER_DROPPED';

/** After that, a provider's page may have ended. */
const REUSABLE_MS = 20 * 60 * 1000;
/** Each is looked up whenever somebody asks about the order. */
const MOST_OPEN = 5;

/** Writes the attempt before anybody is asked (reliability rule 8), with the job that looks after it. */
export async function openAttempt(
  tx: Transaction,
  { customerId, ...way }: Way,
  of: Pick<NewPayment, 'destination' | 'order_id' | 'amount' | 'wallet_amount' | 'currency'>,
  now: Date,
): Promise<string> {
  const reference = randomUUID();
  const row = { ...way, ...of, reference, customer_id: customerId, status: 'initiated' as const, created_at: now };
  await insertPayment(tx, row);
  const job = { name: 'query-payment' as const, data: { provider: way.provider, reference } };
  const runAt = new Date(now.getTime() + secondsToNextLook(row, now) * 1000);
  await enqueue(tx, job, { runAt, dedupe: reference });
  return reference;
}

export function whyNotPayable(order: OrderToPay | undefined, customerId: number): OrderRefusal | undefined {
  if (order?.customer_id !== customerId) return 'ORDER_NOT_FOUND';
  if (order.status === 'abandoned') return undefined;
  return order.status === 'cancelled' ? 'ORDER_DROPPED' : 'ORDER_PAID';
}

/** A card that was asked for money, and nobody knows yet whether it gave some. */
export const isCardUnderWay = ({ channel, authorization_url }: Payment): boolean =>
  channel === 'card' && authorization_url === null;

/** Whether an attempt is still good for the same wish: the provider's page is known, or it asks the payer by itself. */
function isSameWish(open: Payment, way: Way, wantsShare: boolean, now: Date): boolean {
  const isYoung = now.getTime() - open.created_at.getTime() < REUSABLE_MS;
  const goesOnByItself = open.account !== null || open.channel === 'card';
  const canGoOn = open.status === 'pending' || goesOnByItself || isUnderWay(open, now);
  const isSame =
    open.channel === way.channel &&
    open.account === way.account &&
    open.card_id === way.card_id &&
    open.save_card === way.save_card &&
    open.wallet_amount > 0 === wantsShare;
  return isYoung && canGoOn && isSame;
}

/**
 * An attempt to pay an order: a new one, or the last one again if it is of the same wish. The order and its wallet are
 * locked, so of several at once the first opens it and the others get the same.
 */
export async function openOrderAttempt(
  tx: Transaction,
  { orders, now: clock }: PaymentDeps,
  way: Way,
  asked: { readonly orderId: number; readonly split: boolean },
): Promise<Outcome<Opened, OrderRefusal | 'PAYMENT_UNDER_WAY' | 'WALLET_NEGATIVE' | 'WALLET_TOO_SMALL'>> {
  const now = clock();
  const order = await orders.lock(tx, asked.orderId);
  const refusal = whyNotPayable(order, way.customerId);
  if (refusal || !order) return refuse(refusal ?? 'ORDER_NOT_FOUND');
  const balance = await findBalance(tx, way.customerId, order.currency);
  if (balance < 0) return refuse('WALLET_NEGATIVE');

  const open = await findOpenPayments(tx, order.id);
  const [last] = open;
  const held = last ? await findHeld(tx, last.reference) : 0;
  const covered = walletShare(order.total, balance + held, order.currency);
  const share = asked.split && maySplit(way.channel) ? covered : 0;
  if (last && held === last.wallet_amount && isSameWish(last, way, share > 0, now))
    return succeed({ reference: last.reference });
  if (open.length >= MOST_OPEN || open.some(isCardUnderWay)) return refuse('PAYMENT_UNDER_WAY');

  await releaseHolds(tx, order, now);
  const amount = (order.total - share) as MinorUnits;
  const of = { destination: 'order' as const, order_id: order.id, amount, wallet_amount: share };
  const reference = await openAttempt(tx, way, { ...of, currency: order.currency }, now);
  const owner = { reference, customer_id: way.customerId, currency: order.currency };
  if (share > 0 && !(await holdShare(tx, { ...owner, amount: share, order, now })))
    throw new Error('the wallet is locked, so it holds what it was read to hold');
  return succeed({ reference });
}
