import type { PaymentProvider, PaymentStatus } from '@jara/contract';
import { statesBefore } from '@jara/domain/payment';
import type { Db, Transaction } from '../../db/client.ts';
import { and, desc, eq, sql } from '../../db/drizzle.ts';
import { payment } from '../../db/schema/index.ts';
import { CREDITED_TO, type OrderDestination } from './payable.ts';
import { START_GIVEN_UP_MS, START_RELEASED } from './start-under-way.ts';

export type Payment = typeof payment.$inferSelect;
export type NewPayment = typeof payment.$inferInsert;
type Settled = Partial<
  Pick<Payment, 'received_amount' | 'reversed_amount' | 'credited_to' | 'failure' | 'provider_reference'>
>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const isOpen = sql`${payment.status} in ('initiated', 'pending')`;

export async function insertPayment(tx: Transaction, row: NewPayment): Promise<void> {
  await tx.insert(payment).values(row);
}

export async function findOwnPayment(db: Db, customerId: number, reference: string): Promise<Payment | undefined> {
  const [found] = await db
    .select()
    .from(payment)
    .where(and(eq(payment.customer_id, customerId), eq(payment.reference, reference)));
  return found;
}

/** Whoever's it is: for providers, who know references and no customers. What they send may be no reference of ours. */
export async function findPayment(db: Db, reference: string): Promise<Payment | undefined> {
  if (!UUID.test(reference)) return undefined;
  const [found] = await db.select().from(payment).where(eq(payment.reference, reference));
  return found;
}

/** By the provider's own name for it, which some refunds name alone. */
export async function findPaymentAtProvider(
  db: Db,
  provider: PaymentProvider,
  provider_reference: string,
): Promise<Payment | undefined> {
  const [found] = await db
    .select()
    .from(payment)
    .where(and(eq(payment.provider, provider), eq(payment.provider_reference, provider_reference)));
  return found;
}

export async function lockPayment(tx: Transaction, reference: string): Promise<Payment | undefined> {
  const [locked] = await tx.select().from(payment).where(eq(payment.reference, reference)).for('update');
  return locked;
}

/** Of an order, or of all fees of its redelivery. The last first. */
export async function findOpenPayments(
  db: Db,
  orderId: number,
  destination: OrderDestination = 'order',
): Promise<Payment[]> {
  return await db
    .select()
    .from(payment)
    .where(and(eq(payment.order_id, orderId), eq(payment.destination, destination), isOpen))
    .orderBy(desc(payment.created_at), desc(payment.reference));
}

/** The one that paid the order or its redelivery, or else the last one. */
export async function findPaymentOfOrder(
  db: Db,
  customerId: number,
  orderId: number,
  destination: OrderDestination,
): Promise<Payment | undefined> {
  const [found] = await db
    .select()
    .from(payment)
    .where(
      and(eq(payment.customer_id, customerId), eq(payment.order_id, orderId), eq(payment.destination, destination)),
    )
    .orderBy(
      sql`${payment.credited_to} is not distinct from ${CREDITED_TO[destination]} desc`,
      desc(payment.created_at),
      desc(payment.reference),
    )
    .limit(1);
  return found;
}

/** Whether a Pocket ID or a mobile-money number has paid for the customer, and has not had everything back. */
export async function hasPaidBefore(db: Db, customerId: number, account: string): Promise<boolean> {
  const found = await db
    .select({ reference: payment.reference })
    .from(payment)
    .where(
      and(
        eq(payment.customer_id, customerId),
        sql`lower(${payment.account}) = lower(${account})`,
        sql`${payment.received_amount} > ${payment.reversed_amount}`,
      ),
    )
    .limit(1);
  return found.length > 0;
}

/**
 * What was paid for an order and stayed in its customer's wallet: too late, twice, in part or too much. What the order
 * was then paid with from the wallet counts no more, nor what a provider has taken back.
 */
export async function sumCreditedToWallet(db: Db, orderId: number): Promise<number> {
  const { rows } = await db.execute<{ kept: string; before: string; debit: string }>(sql`
    with paid as (
      select ledger_transaction.id, coalesce(-sum(entry.amount), 0) as debit
      from ledger_transaction left join ledger_entry entry
        on entry.transaction_id = ledger_transaction.id and entry.account like 'wallet:%'
      where ref = ${`order:${orderId}`} group by ledger_transaction.id),
    credited as (
      select late.id as late_id,
        greatest(0, received_amount - reversed_amount
          - case when credited_to = 'order' then payment.amount else 0 end) as amount
      from payment left join ledger_transaction late on late.ref = 'late:' || payment.reference
      where order_id = ${orderId} and destination = 'order' and credited_to in ('order', 'wallet'))
    select coalesce(sum(amount) filter (where paid.id is null or late_id is null or late_id > paid.id), 0) as kept,
      coalesce(sum(amount) filter (where late_id < paid.id), 0) as before,
      coalesce(max(paid.debit), 0) as debit
    from credited left join paid on true`);
  const { kept, before, debit } = rows[0] ?? { kept: 0, before: 0, debit: 0 };
  return Number(kept) + Math.max(0, Number(before) - Number(debit));
}

/**
 * Who asks the provider to start it: whoever's row count is one. Another may ask when the first has not said for so long
 * how it went; never for a card, which some providers would charge a second time.
 */
export async function claimStart(db: Db, { reference, channel }: Payment, now: Date): Promise<boolean> {
  const longAgo = new Date(now.getTime() - START_GIVEN_UP_MS);
  const again = channel === 'card' ? sql`false` : sql`${payment.started_at} < ${longAgo}`;
  const { rowCount } = await db
    .update(payment)
    .set({ started_at: now })
    .where(
      and(
        eq(payment.reference, reference),
        eq(payment.status, 'initiated'),
        sql`(${payment.started_at} is null or ${again})`,
      ),
    );
  return rowCount === 1;
}

/** Whoever comes next may ask the provider at once: the call has come to its end without an answer. */
export async function releaseStart(db: Db, reference: string): Promise<void> {
  await db
    .update(payment)
    .set({ started_at: START_RELEASED })
    .where(and(eq(payment.reference, reference), eq(payment.status, 'initiated')));
}

/** The provider has taken it. One that was settled meanwhile stays as it is. */
export async function markStarted(
  db: Db,
  reference: string,
  started: Partial<Pick<Payment, 'access_code' | 'authorization_url' | 'provider_reference'>>,
): Promise<void> {
  await db
    .update(payment)
    .set({ ...started, status: 'pending' })
    .where(and(eq(payment.reference, reference), statusAmong(statesBefore('pending'))));
}

const statusAmong = (states: readonly PaymentStatus[]) => sql`${payment.status} = any(${sql.param(states)}::text[])`;

/** Reliability rule 15. A payment that is settled before its start was answered passes through `pending`. */
export async function settleAs(
  tx: Transaction,
  reference: string,
  status: 'succeeded' | 'failed' | 'refunded',
  now: Date,
  more: Settled,
): Promise<void> {
  const set = { ...more, status, settled_at: now };
  if (status !== 'refunded') await markStarted(tx, reference, {});
  const { rowCount } = await tx
    .update(payment)
    .set(set)
    .where(and(eq(payment.reference, reference), statusAmong(statesBefore(status))));
  if (rowCount !== 1) throw new Error(`a payment cannot become ${status} from what it is`);
}

/** What came in or went back after it was settled, which changes where the money is and not what became of the payment. */
export async function noteReceived(tx: Transaction, reference: string, more: Settled): Promise<void> {
  await tx.update(payment).set(more).where(eq(payment.reference, reference));
}
