import { randomUUID } from 'node:crypto';
import type { FailureCode, MinorUnits, PaymentProvider } from '@jara/contract';
import { maySplit, walletShare } from '@jara/domain/payment';
import type { Transaction } from '../../db/client.ts';
import { type Outcome, type Refusal, refuse, succeed } from '../../outcome.ts';
import { findStanding } from '../wallet/index.ts';
import { findHeld, holdShare, releaseHolds } from './holds.ts';
import { secondsToNextLook } from './look-again.ts';
import { lookLater } from './look-later.ts';
import type { PageUrls } from './page-urls.ts';
import { destinationOf, type Payable, type PayableKey, type RefusalOf } from './payable.ts';
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

/** After that, a provider's page may have ended. */
const REUSABLE_MS = 20 * 60 * 1000;
/** Each is looked up whenever somebody asks about the order. */
const MOST_OPEN = 5;

/** Writes the attempt before anybody is asked (reliability rule 8), with the job that looks after it. */
export async function openAttempt(
  tx: Transaction,
  { customerId, ...way }: Way,
  of: Pick<NewPayment, 'destination' | 'order_id' | 'redelivery_id' | 'amount' | 'wallet_amount' | 'currency'>,
  now: Date,
): Promise<string> {
  const reference = randomUUID();
  const row = { ...way, ...of, reference, customer_id: customerId, status: 'initiated' as const, created_at: now };
  await insertPayment(tx, row);
  await lookLater(tx, row, secondsToNextLook(row, now), now);
  return reference;
}

/** Locks what the customer wants to begin to pay. A wallet below zero, in whichever currency, lets nothing be paid. */
export async function lockToPay<Key extends PayableKey>(
  tx: Transaction,
  { orders, now }: PaymentDeps,
  customerId: number,
  key: Key,
): Promise<
  Outcome<
    { readonly payable: Payable<Key>; readonly balance: MinorUnits; readonly open: Payment[] },
    RefusalOf<Key> | 'ORDER_NOT_FOUND' | 'WALLET_NEGATIVE'
  >
> {
  const payable = await orders.lock(tx, key, now());
  if (payable?.customer_id !== customerId) return refuse('ORDER_NOT_FOUND');
  if (payable.refusal) return refuse<FailureCode>(payable.refusal) as Refusal<RefusalOf<Key>>;
  const { balance, is_in_debt } = await findStanding(tx, customerId, payable.currency);
  if (is_in_debt) return refuse('WALLET_NEGATIVE');
  return succeed({ payable, balance, open: await findOpenPayments(tx, key.order_id, destinationOf(key)) });
}

/** A card that was asked for money, and nobody knows yet whether it gave some. */
export const isCardUnderWay = ({ channel, authorization_url }: Payment): boolean =>
  channel === 'card' && authorization_url === null;

/** Whether an attempt is still good for the same wish: the provider's page is known, or it asks the payer by itself. */
function isSameWish(open: Payment, way: Way, total: number, wantsShare: boolean, now: Date): boolean {
  const isYoung = now.getTime() - open.created_at.getTime() < REUSABLE_MS;
  const goesOnByItself = open.account !== null || open.channel === 'card';
  const canGoOn = open.status === 'pending' || goesOnByItself || isUnderWay(open, now);
  const isSame =
    open.channel === way.channel &&
    open.account === way.account &&
    open.card_id === way.card_id &&
    open.save_card === way.save_card &&
    open.amount + open.wallet_amount === total &&
    open.wallet_amount > 0 === wantsShare;
  return isYoung && canGoOn && isSame;
}

/**
 * An attempt to pay an order or a redelivery: a new one, or the last one again if it is of the same wish. What is paid and
 * its wallet are locked, so of several at once the first opens it and the others get the same.
 */
export async function openPayableAttempt<Key extends PayableKey>(
  tx: Transaction,
  deps: PaymentDeps,
  way: Way,
  { key, split }: { readonly key: Key; readonly split: boolean },
): Promise<
  Outcome<Opened, RefusalOf<Key> | 'ORDER_NOT_FOUND' | 'PAYMENT_UNDER_WAY' | 'WALLET_NEGATIVE' | 'WALLET_TOO_SMALL'>
> {
  const now = deps.now();
  const locked = await lockToPay(tx, deps, way.customerId, key);
  if (!locked.ok) return locked;
  const { payable, balance, open } = locked.data;
  const { total, currency } = payable;

  const [last] = open;
  const held = last ? await findHeld(tx, last.reference) : 0;
  const covered = walletShare(total, balance + held, currency);
  const share = split && maySplit(way.channel) ? covered : 0;
  if (last && held === last.wallet_amount && isSameWish(last, way, total, share > 0, now))
    return succeed({ reference: last.reference });
  if (open.length >= MOST_OPEN || open.some(isCardUnderWay)) return refuse('PAYMENT_UNDER_WAY');

  await releaseHolds(tx, key.order_id, now);
  const amount = (total - share) as MinorUnits;
  const of = { ...key, destination: destinationOf(key), amount, wallet_amount: share, currency };
  const reference = await openAttempt(tx, way, of, now);
  const owner = { reference, customer_id: way.customerId, currency };
  if (share > 0 && !(await holdShare(tx, { ...owner, amount: share, orderId: key.order_id, now })))
    throw new Error('the wallet is locked, so it holds what it was read to hold');
  return succeed({ reference });
}
