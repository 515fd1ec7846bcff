import { type Currency, OWED_PAGE_SIZE, type Payee } from '@jara/contract';
import { UNDER_WAY_STATUSES } from '@jara/domain/order';
import type { Db } from '../../db/client.ts';
import { type SQL, sql } from '../../db/drizzle.ts';

export type OwedFilter = {
  readonly payee: Payee;
  readonly currency: Currency;
  readonly after: { readonly owed: number; readonly id: number } | undefined;
};
export type OwedRow = { id: number; name: string; owed: string; last_payout_at: Date | string | null };

const NOT_COMPLETED = sql.param([...UNDER_WAY_STATUSES, 'failed']);

/** What orders stand for in the accounts of vendors that are not completed yet. */
const underWay = sql`
  select placed.vendor_id as id, sum(placed.subtotal - coalesce((
    select sum(order_issue.price) from order_issue where order_issue.order_id = placed.id), 0)) as amount
  from customer_order placed
  where placed.paid_at is not null and placed.status = any(${NOT_COMPLETED}::text[]) and placed.vendor_id is not null
  group by placed.vendor_id`;

const PAYEES: { readonly [Each in Payee]: { readonly names: SQL; readonly underWay: SQL } } = {
  vendor: { names: sql`select id, name from vendor`, underWay },
  rider: { names: sql`select id, name from staff where role = 'rider'`, underWay: sql`select 0 as id, 0 as amount` },
};

/** In one statement for all of them, the largest sum first; one more than a page tells whether there are more. */
export async function findOwedPayees(db: Db, { payee, currency, after }: OwedFilter): Promise<OwedRow[]> {
  const { names, underWay: open } = PAYEES[payee];
  const rest = after ? sql`where (owed, -id) < (${after.owed}::bigint, ${-after.id}::integer)` : sql``;
  const { rows } = await db.execute<OwedRow>(sql`
    with balance as (
      select split_part(account, ':', 2)::integer as id, sum(amount) as amount
      from ledger_entry where account like ${`${payee}:%`} and currency = ${currency} group by 1
    ), standing as (
      select named.id, named.name, (balance.amount - coalesce(open.amount, 0))::bigint as owed
      from balance join (${names}) named on named.id = balance.id left join (${open}) open on open.id = balance.id
      where balance.amount - coalesce(open.amount, 0) > 0
    ), page as (
      select * from standing ${rest} order by owed desc, id limit ${OWED_PAGE_SIZE + 1}
    )
    select page.*, (select max(posted.created_at) from ledger_entry entry
      join ledger_transaction posted on posted.id = entry.transaction_id and posted.kind = 'payout'
      where entry.account = ${`${payee}:`} || page.id and entry.currency = ${currency}) as last_payout_at
    from page order by owed desc, id`);
  return rows;
}

export type PayoutRow = {
  id: string;
  amount: string;
  currency: Currency;
  bank_reference: string;
  created_at: Date | string;
  recorded_by: string | null;
  agreed_by: string | null;
  reason: string | null;
};

/** By whom stands in the audit, and of what two people agreed to in its request: the ledger has what moved. */
export async function findPayouts(
  db: Db,
  { payee, id, before }: { readonly payee: Payee; readonly id: number; readonly before: number | undefined },
): Promise<PayoutRow[]> {
  const { rows } = await db.execute<PayoutRow>(sql`
    select posted.id, -entry.amount as amount, posted.currency, posted.created_at,
      coalesce(noted.details ->> 'bank_reference', substr(posted.ref, 8)) as bank_reference,
      coalesce(asker.name, noted.staff_name) as recorded_by, case when asker.id is not null then noted.staff_name end as agreed_by,
      coalesce(request.reason, noted.reason) as reason
    from ledger_entry entry join ledger_transaction posted on posted.id = entry.transaction_id
    left join lateral (
      select audit.staff_name, audit.reason, audit.details from audit_entry audit
      where audit.subject_kind = ${payee} and audit.subject_id = ${String(id)}
        and audit.action in ('record_payout', 'agree_approval') and audit.details ->> 'ref' = posted.ref
      order by audit.id desc limit 1
    ) noted on true
    left join approval request on request.id = (noted.details ->> 'approval_id')::integer
    left join staff asker on asker.id = request.requested_by
    where entry.account = ${`${payee}:${id}`} and posted.kind = 'payout'
      and posted.id < ${before ?? Number.MAX_SAFE_INTEGER}
    order by posted.id desc limit ${OWED_PAGE_SIZE + 1}`);
  return rows;
}
