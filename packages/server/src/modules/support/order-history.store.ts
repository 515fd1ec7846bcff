import { MOST_OF_HISTORY } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { desc, eq, sql } from '../../db/drizzle.ts';
import {
  handover_photo,
  job,
  order_event,
  order_message,
  payment,
  rider_offer,
  staff,
  webhook_event,
} from '../../db/schema/index.ts';

/** Of 'vendor 12', 'rider 3' and 'support 1'. */
const ACTOR_NAME = sql<string | null>`(select name from staff where staff.id = case
  when ${order_event.actor} ~ '^(vendor|rider|support) [1-9][0-9]{0,8}$' then split_part(${order_event.actor}, ' ', 2)::integer end)`;

/** The first thing first. Of very many the last ones. */
export async function findEvents(db: Db, orderId: number) {
  const found = await db
    .select({ event: order_event, actor_name: ACTOR_NAME })
    .from(order_event)
    .where(eq(order_event.order_id, orderId))
    .orderBy(desc(order_event.version))
    .limit(MOST_OF_HISTORY);
  return found.reverse();
}

export const findPaymentsOf = async (db: Db, orderId: number) =>
  await db
    .select()
    .from(payment)
    .where(eq(payment.order_id, orderId))
    .orderBy(payment.created_at)
    .limit(MOST_OF_HISTORY);

export const findWebhooksOf = async (db: Db, references: readonly string[]) =>
  await db
    .select({ reference: webhook_event.reference, received_at: webhook_event.received_at })
    .from(webhook_event)
    .where(sql`${webhook_event.reference} = any(${sql.param(references)}::text[])`)
    .orderBy(webhook_event.received_at)
    .limit(MOST_OF_HISTORY);

/** Each with the name that its rider has now. Of very many the last ones. */
export async function findOffersOf(db: Db, orderId: number) {
  const found = await db
    .select({ offer: rider_offer, name: staff.name })
    .from(rider_offer)
    .innerJoin(staff, eq(staff.id, rider_offer.rider_id))
    .where(eq(rider_offer.order_id, orderId))
    .orderBy(desc(rider_offer.id))
    .limit(MOST_OF_HISTORY);
  return found.reverse();
}

export async function findPhotoTime(db: Db, orderId: number): Promise<Date | undefined> {
  const [found] = await db
    .select({ taken_at: handover_photo.taken_at })
    .from(handover_photo)
    .where(eq(handover_photo.order_id, orderId));
  return found?.taken_at;
}

export const findMessagesOf = async (db: Db, orderId: number) =>
  await db
    .select()
    .from(order_message)
    .where(eq(order_message.order_id, orderId))
    .orderBy(order_message.id)
    .limit(MOST_OF_HISTORY);

type LedgerRow = {
  readonly kind: string;
  readonly description: string;
  readonly account: string;
  readonly amount: string;
  readonly currency: string;
  readonly created_at: string;
};

const LEDGER_OF_PAYMENTS = ['hold', 'hold-end', 'late', 'topup', 'suspense', 'suspense-credit'];

/** What names the order, its redelivery or one of its payments; of a top-up there is no order. A colon and what follows it: `refund:12`, `refund:12:…`. */
export async function findLedgerOf(
  db: Db,
  orderId: number | null,
  references: readonly string[],
): Promise<LedgerRow[]> {
  const ofOrder = (kinds: readonly string[]) => (orderId === null ? [] : kinds.map((kind) => `${kind}:${orderId}`));
  const exact = ofOrder(['order', 'refund', 'share']);
  const ofPayments = references.flatMap((reference) => LEDGER_OF_PAYMENTS.map((kind) => `${kind}:${reference}`));
  const begins = [
    ...ofOrder(['refund', 'adjustment']).map((ref) => `${ref}:`),
    ...references.flatMap((reference) => ['late', 'reversal'].map((kind) => `${kind}:${reference}:`)),
  ];
  const { rows } = await db.execute<LedgerRow>(sql`
    with posted as (
      select * from ledger_transaction where ref = any(${sql.param([...exact, ...ofPayments])}::text[])
      union
      select ledger_transaction.* from unnest(${sql.param(begins)}::text[]) as beginning,
        lateral (select * from ledger_transaction where ref >= beginning and ref < beginning || '~') ledger_transaction
      union
      select ledger_transaction.* from redelivery
        join ledger_transaction on ledger_transaction.ref = 'redelivery:' || redelivery.id
      where redelivery.order_id = ${orderId}
    )
    select posted.kind, posted.description, entry.account, entry.amount, entry.currency, posted.created_at
    from posted join ledger_entry entry on entry.transaction_id = posted.id
    order by posted.id, entry.amount desc limit ${MOST_OF_HISTORY}`);
  return rows;
}

/** What waits by its key, and what is dead for good. */
export async function findJobsOf(db: Db, orderId: number | null, references: readonly string[]) {
  const ofOrder =
    orderId === null
      ? sql`false`
      : sql`${job.data}->>'order_id' = ${String(orderId)} or ${job.data}->>'page' = ${`/store/orders/${orderId}`} or ${job.data}->'message'->>'tag' = ${`order-${orderId}`}`;
  const isOfIt = sql`(${ofOrder} or ${job.data}->>'reference' = any(${sql.param(references)}::text[]))`;
  const waits = sql`((${job.name} = 'drop-order' and ${job.dedupe_key} = ${String(orderId)})
    or (${job.name} = 'query-payment' and ${job.dedupe_key} = any(${sql.param(references)}::text[])))`;
  const columns = {
    name: job.name,
    attempts: job.attempts,
    run_at: job.run_at,
    last_error: job.last_error,
    dead_at: job.dead_at,
  };
  return await db
    .select(columns)
    .from(job)
    .where(sql`${waits} or (${job.dead_at} is not null and ${isOfIt})`)
    .orderBy(job.run_at)
    .limit(MOST_OF_HISTORY);
}
