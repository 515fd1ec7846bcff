import type { OrderStatus, OrderSummary } from '@jara/contract';
import { statusesLabelledAs } from '@jara/domain/order';
import type { Db } from '../../../db/client.ts';
import { and, desc, eq, inArray, isNotNull, sql } from '../../../db/drizzle.ts';
import { IS_UNDER_WAY, MOVED_AT } from '../../../db/order-expressions.ts';
import { customer_order, order_issue, payment, redelivery, saved_card, staff } from '../../../db/schema/index.ts';
import { findTimelines } from '../record/timeline.store.ts';

const METHOD = { channel: payment.channel, brand: saved_card.brand, last4: saved_card.last4 };

const selectPayments = (db: Db, orderId: number) =>
  db
    .select({ ...METHOD, amount: payment.amount })
    .from(payment)
    .leftJoin(saved_card, eq(saved_card.id, payment.card_id))
    .where(
      and(
        eq(payment.order_id, orderId),
        eq(payment.credited_to, 'order'),
        sql`${payment.status} in ('succeeded', 'refunded')`,
      ),
    );
export type OrderPayment = Awaited<ReturnType<typeof selectPayments>>[number];

/** What providers brought for an order. */
export const findOrderPayments = async (db: Db, orderId: number): Promise<OrderPayment[]> =>
  await selectPayments(db, orderId);

/** What a provider brought for the redelivery; none where the wallet has paid it. */
const paidIt = and(eq(payment.redelivery_id, redelivery.id), eq(payment.credited_to, 'redelivery'));

const selectRedelivery = (db: Db, orderId: number) =>
  db
    .select({ amount: redelivery.amount, requested_at: redelivery.requested_at, ...METHOD })
    .from(redelivery)
    .leftJoin(payment, paidIt)
    .leftJoin(saved_card, eq(saved_card.id, payment.card_id))
    .where(and(eq(redelivery.order_id, orderId), isNotNull(redelivery.requested_at)));

const selectRider = (db: Db, orderId: number) =>
  db
    .select({ name: staff.name, phone: staff.phone, ended_at: staff.ended_at, moved_at: MOVED_AT })
    .from(customer_order)
    .innerJoin(staff, eq(staff.id, customer_order.rider_id))
    .where(eq(customer_order.id, orderId));

/** What happened to an order, what was out of stock, who brings it, and what another delivery of it cost. */
export async function findOrderHistory(
  db: Db,
  { id, rider_id }: { readonly id: number; readonly rider_id: number | null },
) {
  const [timeline, issues, riders, redeliveries] = await Promise.all([
    findTimelines(db, [id]),
    db.select().from(order_issue).where(eq(order_issue.order_id, id)).orderBy(order_issue.created_at),
    rider_id === null ? [] : selectRider(db, id),
    selectRedelivery(db, id),
  ]);
  return { timeline, issues, rider: riders[0] ?? null, redelivery: redeliveries[0] ?? null };
}
export type OrderHistory = Awaited<ReturnType<typeof findOrderHistory>>;

export const ITEM_COUNT = sql<number>`(select coalesce(sum((item ->> 'quantity')::integer), 0)::integer
  from jsonb_array_elements(${customer_order.content} -> 'items') item where item ->> 'type' = 'menu')`;

type Page = {
  readonly status?: OrderStatus | undefined;
  readonly isUnderWay?: true;
  readonly before?: number | undefined;
  /** These were listed before. */
  readonly without?: readonly number[];
  readonly limit: number;
};

/** The last first; `before` is an order of the same customer, or there are none. */
export async function findOrders(
  db: Db,
  customerId: number,
  { status, isUnderWay, before, without = [], limit }: Page,
): Promise<OrderSummary[]> {
  const isBefore = sql`(${customer_order.created_at}, ${customer_order.id}) < (select made.created_at, made.id
    from customer_order made where made.id = ${before} and made.customer_id = ${customerId})`;
  const rows = await db
    .select({
      id: customer_order.id,
      class: customer_order.class,
      status: customer_order.status,
      total_price: customer_order.total,
      currency: customer_order.currency,
      created_at: customer_order.created_at,
      name: sql<string>`content #>> '{vendor,name}'`,
      logo: sql<string>`content #>> '{vendor,logo}'`,
      item_count: ITEM_COUNT,
    })
    .from(customer_order)
    .where(
      and(
        eq(customer_order.customer_id, customerId),
        status === undefined ? undefined : inArray(customer_order.status, statusesLabelledAs(status)),
        isUnderWay && IS_UNDER_WAY,
        before === undefined ? undefined : isBefore,
        without.length === 0 ? undefined : sql`${customer_order.id} <> all(${sql.param(without)}::integer[])`,
      ),
    )
    .orderBy(desc(customer_order.created_at), desc(customer_order.id))
    .limit(limit);
  return rows.map(({ name, logo, total_price, created_at, ...order }) => ({
    ...order,
    total_price: total_price as OrderSummary['total_price'],
    vendor: { name, logo },
    created_at: created_at.toISOString(),
  }));
}
