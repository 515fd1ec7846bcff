import { randomUUID } from 'node:crypto';
import type { FailureCode, MinorUnits, PaymentProvider } from '@jara/contract';
import { maySplit, walletShare } from '@jara/domain/payment';
import type { Transaction } from '../../db/client.ts';
import { type Outcome, type Refusal, refuse, succeed } from '../../outcome.ts';
import { findStanding } from '../wallet/index.ts';
import { canGoOn, mayBegin } from './attempt-limit.ts';
import { enqueueQuery } from './enqueue-query.ts';
import { findHeld, holdShare, releaseHolds } from './holds.ts';
import type { PageUrls } from './page-urls.ts';
import { destinationOf, type Payable, type PayableKey, type RefusalOf } from './payable.ts';
import { findOpenPayments, insertPayment, type NewPayment, type Payment } from './payment.store.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { secondsToNextQuery } from './query-schedule.ts';

export type PaymentInstrument = PageUrls & {
  readonly customerId: number;
  readonly channel: Payment['channel'];
  readonly provider: PaymentProvider;
  readonly account: string | null;
  readonly card_id: string | null;
  readonly save_card: boolean;
};

export type Opened = { readonly reference: string };

/** Writes the attempt before anybody is asked (reliability rule 8), with the job that looks after it. */
export async function openAttempt(
  tx: Transaction,
  { customerId, ...instrument }: PaymentInstrument,
  of: Pick<NewPayment, 'destination' | 'order_id' | 'redelivery_id' | 'amount' | 'wallet_amount' | 'currency'>,
  now: Date,
): Promise<string> {
  const reference = randomUUID();
  const row = {
    ...instrument,
    ...of,
    reference,
    customer_id: customerId,
    status: 'initiated' as const,
    created_at: now,
  };
  await insertPayment(tx, row);
  await enqueueQuery(tx, row, secondsToNextQuery(row, now), now);
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

/** Whether an attempt is still good for the same request. */
function isSameRequest(
  open: Payment,
  instrument: PaymentInstrument,
  total: number,
  wantsShare: boolean,
  now: Date,
): boolean {
  const isSame =
    open.channel === instrument.channel &&
    open.account === instrument.account &&
    open.card_id === instrument.card_id &&
    open.save_card === instrument.save_card &&
    open.amount + open.wallet_amount === total &&
    open.wallet_amount > 0 === wantsShare;
  return isSame && canGoOn(open, now);
}

/**
 * An attempt to pay an order or a redelivery: a new one, or the last one again if it is of the same request; of as many as may be
 * open, any again. What is paid and its wallet are locked, so of several at once the first opens it and the others get the same.
 */
export async function openPayableAttempt<Key extends PayableKey>(
  tx: Transaction,
  deps: PaymentDeps,
  instrument: PaymentInstrument,
  { key, split }: { readonly key: Key; readonly split: boolean },
): Promise<
  Outcome<
    Opened,
    | RefusalOf<Key>
    | 'ORDER_NOT_FOUND'
    | 'PAYMENT_UNDER_WAY'
    | 'TOO_MANY_ATTEMPTS'
    | 'WALLET_NEGATIVE'
    | 'WALLET_TOO_SMALL'
  >
> {
  const now = deps.now();
  const locked = await lockToPay(tx, deps, instrument.customerId, key);
  if (!locked.ok) return locked;
  const { payable, balance, open } = locked.data;
  const { total, currency } = payable;

  const [last] = open;
  const held = last ? await findHeld(tx, last.reference) : 0;
  const covered = walletShare(total, balance + held, currency);
  const share = split && maySplit(instrument.channel) ? covered : 0;
  if (last && held === last.wallet_amount && isSameRequest(last, instrument, total, share > 0, now))
    return succeed({ reference: last.reference });
  const may = mayBegin(open, now);
  if (may === 'none') return refuse('PAYMENT_UNDER_WAY');
  // What was set aside for another one was given back when the next began.
  const begun = open.find((each) => each.wallet_amount === 0 && isSameRequest(each, instrument, total, share > 0, now));
  if (may === 'begun' && !begun) return refuse('TOO_MANY_ATTEMPTS');

  await releaseHolds(tx, key.order_id, now);
  if (may === 'begun' && begun) return succeed({ reference: begun.reference });
  const amount = (total - share) as MinorUnits;
  const of = { ...key, destination: destinationOf(key), amount, wallet_amount: share, currency };
  const reference = await openAttempt(tx, instrument, of, now);
  const owner = { reference, customer_id: instrument.customerId, currency };
  if (share > 0 && !(await holdShare(tx, { ...owner, amount: share, orderId: key.order_id, now })))
    throw new Error('the wallet is locked, so it holds what it was read to hold');
  return succeed({ reference });
}
