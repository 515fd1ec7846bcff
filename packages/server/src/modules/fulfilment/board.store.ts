import type { OrderStatus, VendorOrder } from '@jara/contract';
import { ON_BOARD_STATUSES, ON_THE_WAY_STATUSES } from '@jara/domain/order';
import type { Db } from '../../db/client.ts';
import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from '../../db/drizzle.ts';
import { customer, customer_order, order_issue, order_timeline, staff } from '../../db/schema/index.ts';

/** Nothing that was made for a slot a week ahead was ordered before this. */
const ORDERED_WITHIN = sql`interval '8 days'`;

type Issue = { readonly item_id: number; readonly pack_reference: string; readonly refunded: number };

/** When something last happened to it. */
const LAST_STEP_AT = sql`(select max(step.created_at) from ${order_timeline} step where step.order_id = ${customer_order.id})`;

const IS_READY = sql<boolean>`exists (select from ${order_timeline} step where step.order_id = ${customer_order.id}
  and step.action in ('ORDER_READY', 'AWAITING_PICKUP'))`;

const ISSUES = sql<Issue[]>`(select coalesce(jsonb_agg(jsonb_build_object('item_id', issue.item_id,
  'pack_reference', issue.pack_reference, 'refunded', issue.refunded)), '[]')
  from ${order_issue} issue where issue.order_id = ${customer_order.id})`;

type Asked = { readonly vendor: number; readonly goneSince: Date; readonly limit: number };

/** What a vendor makes and what was gone since a time, with all that its cards show: one statement for the whole board. */
export function findBoard(db: Db, { vendor, goneSince, limit }: Asked) {
  const onBoard: OrderStatus[] = [...ON_BOARD_STATUSES];
  const isWithOwnRider = and(inArray(customer_order.status, [...ON_THE_WAY_STATUSES]), isNull(customer_order.rider_id));
  const isOn = sql`(${or(inArray(customer_order.status, onBoard), isWithOwnRider)})`;
  const isJustGone = and(
    sql`not ${isOn}`,
    sql`${customer_order.created_at} > ${goneSince}::timestamptz - ${ORDERED_WITHIN}`,
    sql`${LAST_STEP_AT} > ${goneSince}::timestamptz`,
  );
  return db
    .select({
      id: customer_order.id,
      class: customer_order.class,
      status: customer_order.status,
      version: customer_order.version,
      created_at: customer_order.created_at,
      paid_at: customer_order.paid_at,
      ready_by: customer_order.ready_by,
      delivery_date: customer_order.delivery_date,
      time_range: customer_order.time_range,
      customer_vendor_note: customer_order.customer_vendor_note,
      bag_quantity: customer_order.bag_quantity,
      items: sql<VendorOrder['items']>`${customer_order.content} -> 'items'`,
      containers: sql<VendorOrder['containers']>`${customer_order.content} -> 'containers'`,
      customer: { first_name: customer.first_name, last_name: customer.last_name },
      rider: { name: staff.name },
      is_ready: IS_READY,
      issues: ISSUES,
    })
    .from(customer_order)
    .innerJoin(customer, eq(customer.id, customer_order.customer_id))
    .leftJoin(staff, eq(staff.id, customer_order.rider_id))
    .where(and(eq(customer_order.vendor_id, vendor), isNotNull(customer_order.paid_at), or(isOn, isJustGone)))
    .orderBy(
      sql`${isOn} desc`,
      sql`case when ${isOn} then ${customer_order.paid_at} end`,
      sql`${LAST_STEP_AT} desc`,
      asc(customer_order.id),
    )
    .limit(limit);
}

export type BoardRow = Awaited<ReturnType<typeof findBoard>>[number];
