import type { DeliveryFault, OrdersClass } from '@jara/contract';
import { type OrderAction, transitionOf } from '@jara/domain/order';
import type { Transaction } from '../../../db/client.ts';
import { sql } from '../../../db/drizzle.ts';

/** Who moves an order and when; the words are for whoever asks later. */
export type Move = {
  readonly action: OrderAction;
  /** 'customer', 'vendor 12', 'rider 7', 'support 3' or 'system'. */
  readonly actor: string;
  readonly reason?: string | undefined;
  /** Whose it was when it was looked up; the order moves only if it still is. */
  readonly rider_id?: number | null;
  /** Of a failed delivery: whose fault it was, where it was not the customer's. */
  readonly fault?: DeliveryFault | null | undefined;
  /** Of one that is accepted: when it will be ready. */
  readonly ready_by?: Date | undefined;
  readonly now: Date;
};
type Moved = { readonly id: number; readonly class: OrdersClass };

/**
 * Reliability rule 15: the status, the timeline and the event of one transition, in one statement, if the order is where
 * the state machine lets it begin. Gives the order's new version, or undefined if somebody else was first.
 */
export async function applyTransition(
  tx: Transaction,
  { id, class: kind }: Moved,
  { action, actor, reason, rider_id, fault, ready_by, now }: Move,
): Promise<number | undefined> {
  const transition = transitionOf(kind, action);
  if (!transition) return undefined;
  const { from, to, stays = [], entry = null } = transition;
  const isOnce = sql`not exists (select from order_timeline noted where noted.order_id = ${id} and noted.action = ${entry})`;
  const hasRider = rider_id === undefined ? sql`true` : sql`rider_id is not distinct from ${rider_id}::integer`;
  const { rows } = await tx.execute<{ version: number }>(sql`
    with moved as (
      update customer_order set status = case when status = any(${sql.param(stays)}::text[]) then status else ${to} end,
        version = version + 1 ${fault === undefined ? sql`` : sql`, delivery_fault = ${fault}`}
        ${ready_by ? sql`, ready_by = ${ready_by}::timestamptz` : sql``}
      where id = ${id} and ${hasRider} and (status = any(${sql.param(from)}::text[])
        or (status = any(${sql.param(stays)}::text[]) and ${isOnce}))
      returning id, customer_id, paid_at, vendor_id, rider_id, version, status
    ), noted as (
      insert into order_timeline (order_id, action, created_at)
      select id, ${entry}::text, ${now}::timestamptz from moved where ${entry}::text is not null
      on conflict do nothing
    ), event as (
      -- A trigger announces it to live streams (db/triggers.sql).
      insert into order_event (order_id, customer_id, vendor_id, rider_id, version, status, action, actor, reason, created_at)
      select id, customer_id, case when paid_at is not null then vendor_id end, rider_id, version, status, ${entry}::text,
        ${actor}, ${reason ?? null}, ${now}::timestamptz from moved
    )
    select version from moved`);
  return rows[0]?.version;
}

type Given = Omit<Move, 'action'> & {
  /** To the wallet. */
  readonly refunded: number;
  /** Of that, what its vendor bears. */
  readonly vendor_charge?: number;
};

/**
 * Something was given back while the status stays: the order's new version and its event, in one statement. Gives the
 * version.
 */
export async function notePartialRefund(
  tx: Transaction,
  id: number,
  { actor, reason, now, refunded, vendor_charge = 0 }: Given,
): Promise<number> {
  const { rows } = await tx.execute<{ version: number }>(sql`
    with changed as (
      update customer_order set version = version + 1, refunded = refunded + ${refunded},
        vendor_charge = vendor_charge + ${vendor_charge} where id = ${id}
      returning id, customer_id, vendor_id, rider_id, version, status
    ), event as (
      insert into order_event (order_id, customer_id, vendor_id, rider_id, version, status, actor, reason, created_at)
      select id, customer_id, vendor_id, rider_id, version, status, ${actor}, ${reason ?? null}, ${now}::timestamptz from changed
    )
    select version from changed`);
  if (!rows[0]) throw new Error('an order that was refunded is gone');
  return rows[0].version;
}
