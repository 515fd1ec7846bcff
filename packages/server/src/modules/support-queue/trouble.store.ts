import { PAYMENT_CHANNELS, type QueueKind } from '@jara/contract';
import { UNDER_WAY_STATUSES } from '@jara/domain/order';
import { IN_DOUBT_AFTER_MS, type WayOfPaying, wayOfPaying } from '@jara/domain/support-queue';
import type { Db } from '../../db/client.ts';
import { type SQL, sql } from '../../db/drizzle.ts';
import type { order_alert } from '../../db/schema/index.ts';

/** Of each kind the oldest. */
export const MOST_OF_A_KIND = 200;

type Alert = (typeof order_alert.$inferSelect)['kind'];

export type Trouble = {
  readonly kind: QueueKind;
  readonly subject: string;
  readonly since: Date;
  readonly order_id: number | null;
  readonly about: string;
  readonly amount: number | null;
  /** A provider may name any. */
  readonly currency: string | null;
};

const KIND_OF_ALERT = {
  WRONG_PINS: 'PIN_LOCKED',
  RIDER_WANTED: 'RIDER_HANDED_BACK',
  FAILED_AGAIN: 'DELIVERY_FAILED_TWICE',
} as const satisfies Record<Alert, QueueKind>;

const UNDER_WAY = sql.param([...UNDER_WAY_STATUSES]);

/** Else all riders were asked, and none took it. */
const WAS_HANDED_BACK = sql`exists (select from order_timeline noted
  where noted.order_id = alert.order_id and noted.action = 'RIDER_HANDED_BACK')`;

/** What is told of an order is of concern as long as the order stands so. */
const alerts = sql`
  select case when alert.kind = 'RIDER_WANTED' and not ${WAS_HANDED_BACK} then 'NOBODY_TOOK_IT' else case alert.kind ${sql.join(
    Object.entries(KIND_OF_ALERT).map(([alert, kind]) => sql`when ${alert} then ${kind}`),
    sql` `,
  )} end end as kind, alert.order_id::text as subject, alert.created_at as since, alert.order_id,
    placed.content -> 'vendor' ->> 'name' as about, null::bigint as amount, null as currency
  from order_alert alert join customer_order placed on placed.id = alert.order_id
  where alert.closed_at is null
    and (placed.status = any(${UNDER_WAY}::text[]) and (alert.kind = 'WRONG_PINS' or alert.kind = 'RIDER_WANTED' and placed.rider_id is null)
      or placed.status = 'failed' and alert.kind in ('FAILED_AGAIN', 'WRONG_PINS'))`;

const channelsBy = (way: WayOfPaying) =>
  (['card', ...PAYMENT_CHANNELS] as const).filter((channel) => channel !== 'wallet' && wayOfPaying(channel) === way);

const isInDoubt = (now: Date) =>
  sql.join(
    (['saved_card', 'prompt', 'page'] as const).map(
      (way) => sql`(attempt.channel = any(${sql.param(channelsBy(way))}::text[])
        and attempt.created_at <= ${new Date(now.getTime() - IN_DOUBT_AFTER_MS[way])}::timestamptz)`,
    ),
    sql` or `,
  );

const payments = (now: Date) => sql`
  select 'PAYMENT_IN_DOUBT', attempt.reference::text, attempt.created_at, attempt.order_id, attempt.provider,
    attempt.amount, attempt.currency
  from payment attempt
  where attempt.status in ('initiated', 'pending') and (${isInDoubt(now)})`;

/** All movements of one payment's money in that account name its reference. */
const suspense = sql`
  select 'MONEY_IN_SUSPENSE', split_part(posted.ref, ':', 2), min(posted.created_at), null::integer,
    min(posted.description), sum(entry.amount), entry.currency
  from ledger_entry entry join ledger_transaction posted on posted.id = entry.transaction_id
  where entry.account = 'suspense' group by split_part(posted.ref, ':', 2), entry.currency having sum(entry.amount) > 0`;

const deadJobs = sql`
  select 'JOB_DEAD', job.id::text, job.dead_at, null::integer, job.name, null::bigint, null from job where job.dead_at is not null`;

const approvals = (now: Date) => sql`
  select 'APPROVAL_WAITING', approval.id::text, approval.created_at,
    case when approval.subject_kind = 'order' then approval.subject_id::integer end, approval.kind, approval.amount, approval.currency
  from approval join staff on staff.id = approval.requested_by and staff.ended_at is null
  where approval.decision is null and approval.expires_at > ${now}::timestamptz`;

const oldest = (part: SQL) => sql`(${part} order by 3 limit ${MOST_OF_A_KIND})`;

/** What needs somebody and is written where it happened, in one statement. */
export async function findTroubles(db: Db, now: Date): Promise<Trouble[]> {
  const { rows } = await db.execute<Omit<Trouble, 'amount'> & { amount: string | null }>(
    sql.join([alerts, payments(now), suspense, deadJobs, approvals(now)].map(oldest), sql` union all `),
  );
  return rows.map(({ amount, since, ...row }) => ({
    ...row,
    since: new Date(since),
    amount: amount === null ? null : Number(amount),
  }));
}
