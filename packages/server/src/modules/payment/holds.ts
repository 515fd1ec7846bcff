import type { Currency } from '@jara/contract';
import type { Db, Transaction } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import { account, postTransaction } from '../wallet/index.ts';
import { movements } from './payment-texts.ts';

type Share = { readonly reference: string; readonly customer_id: number; readonly currency: Currency };

const entriesOf = ({ reference, customer_id }: Share, held: number) => [
  { account: account.wallet(customer_id), amount: -held },
  { account: account.hold(reference), amount: held },
];

/** Reliability rule 10: the wallet's share is set aside when the payment starts. False if the wallet does not cover it. */
export async function holdShare(
  tx: Transaction,
  share: Share & { readonly amount: number; readonly orderId: number; readonly now: Date },
): Promise<boolean> {
  const posted = await postTransaction(tx, {
    kind: 'hold',
    ref: `hold:${share.reference}`,
    currency: share.currency,
    description: movements.hold(share.orderId),
    created_at: share.now,
    entries: entriesOf(share, share.amount),
  });
  return posted !== 'insufficient';
}

/** How much is held for a payment. */
export async function findHeld(tx: Transaction, reference: string): Promise<number> {
  const { rows } = await tx.execute<{ held: string }>(
    sql`select coalesce(sum(amount), 0) as held from ledger_entry where account = ${account.hold(reference)}`,
  );
  return Number(rows[0]?.held ?? 0);
}

/** How much is held for all payments of these orders. */
export async function findHeldForOrders(db: Db, orderIds: readonly number[]): Promise<number> {
  if (orderIds.length === 0) return 0;
  const { rows } = await db.execute<{ held: string }>(sql`
    select coalesce(sum(entry.amount), 0) as held
    from payment join ledger_entry entry on entry.account = 'hold:' || payment.reference
    where payment.order_id = any(${sql.param(orderIds)}::int[]) and payment.wallet_amount > 0`);
  return Number(rows[0]?.held ?? 0);
}

type HeldShare = {
  readonly reference: string;
  readonly customer_id: number;
  readonly currency: Currency;
  readonly held: string;
};

/**
 * Gives back what is held for payments of an order, all of them or one: it is paid, dropped or replaced, or the payment
 * has failed. Its wallet is locked before (`lockWallet`), so that a hold is given back once.
 */
export async function releaseHolds(tx: Transaction, orderId: number, now: Date, only?: string): Promise<void> {
  const { rows } = await tx.execute<HeldShare>(sql`
    select payment.reference, payment.customer_id, payment.currency, sum(entry.amount) as held
    from payment join ledger_entry entry on entry.account = 'hold:' || payment.reference
    where payment.order_id = ${orderId} and payment.wallet_amount > 0
      and (${only ?? null}::uuid is null or payment.reference = ${only ?? null})
    group by payment.reference having sum(entry.amount) > 0`);
  for (const share of rows) {
    await postTransaction(tx, {
      kind: 'hold_end',
      ref: `hold-end:${share.reference}`,
      currency: share.currency,
      description: movements.holdEnd(orderId),
      created_at: now,
      entries: entriesOf(share, -Number(share.held)),
    });
  }
}
