import { MOST_VENDOR_PEOPLE, type OrderStatus } from '@jara/contract';
import type { Db, Transaction } from '../../db/client.ts';
import { and, desc, eq, inArray, isNotNull, type SQL, sql } from '../../db/drizzle.ts';
import { HAPPENED } from '../../db/order-expressions.ts';
import {
  customer,
  customer_order,
  handover_photo,
  order_event,
  order_issue,
  order_timeline,
  type StoredOrder,
  staff,
} from '../../db/schema/index.ts';
import type { Staff } from '../identity/index.ts';

/** Whose orders somebody of the staff sees and moves; unpaid ones are nobody's yet. */
function inScopeOf({ role, scope }: Staff): SQL | undefined {
  const isPaid = isNotNull(customer_order.paid_at);
  if (role === 'vendor') return and(isPaid, eq(customer_order.vendor_id, scope as number));
  if (role === 'rider') return and(isPaid, eq(customer_order.rider_id, scope as number));
  return isPaid;
}

/** An order that is not theirs is as one that is not there. */
export async function findInScope(db: Db, member: Staff, id: number): Promise<StoredOrder | undefined> {
  const [found] = await db
    .select()
    .from(customer_order)
    .where(and(eq(customer_order.id, id), inScopeOf(member)));
  return found;
}

export async function lockInScope(tx: Transaction, member: Staff, id: number): Promise<void> {
  const own = and(eq(customer_order.id, id), inScopeOf(member));
  await tx.select({ id: customer_order.id }).from(customer_order).where(own).for('update');
}

/** For what the system does with it. */
export async function findPaidOrder(db: Db, id: number): Promise<StoredOrder | undefined> {
  const [found] = await db
    .select()
    .from(customer_order)
    .where(and(eq(customer_order.id, id), isNotNull(customer_order.paid_at)));
  return found;
}

/** What was out of stock of them. */
export const findIssues = async (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : await db
        .select()
        .from(order_issue)
        .where(inArray(order_issue.order_id, [...ids]));

/** Who is called at a vendor: the first who joined, of those who have not left. */
const VENDOR_PEOPLE = sql<{ readonly name: string; readonly phone: string }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('name', person.name, 'phone', person.phone) order by person.id), '[]')
  from (select id, name, phone from staff where staff.vendor_id = ${customer_order.vendor_id}
    and staff.ended_at is null order by id limit ${MOST_VENDOR_PEOPLE}) person)`;

const HAS_PHOTO = sql<boolean>`exists (select from ${handover_photo}
  where ${handover_photo.order_id} = ${customer_order.id})`;

const selectOrders = (db: Db, where: SQL | undefined, limit: number) =>
  db
    .select({
      order: customer_order,
      customer: {
        id: customer.id,
        first_name: customer.first_name,
        last_name: customer.last_name,
        phone: customer.phone,
      },
      rider: { id: staff.id, name: staff.name, phone: staff.phone },
      vendor_people: VENDOR_PEOPLE,
      has_photo: HAS_PHOTO,
    })
    .from(customer_order)
    .innerJoin(customer, eq(customer.id, customer_order.customer_id))
    .leftJoin(staff, eq(staff.id, customer_order.rider_id))
    .where(where)
    .orderBy(desc(customer_order.created_at), desc(customer_order.id))
    .limit(limit);

/** Why things were done, in their order. */
const selectReasons = (db: Db, ids: readonly number[]) =>
  db
    .select()
    .from(order_event)
    .where(and(inArray(order_event.order_id, [...ids]), isNotNull(order_event.reason)))
    .orderBy(order_event.version);

/** With what happened to them and what was out of stock: three statements for however many orders, and one for support. */
async function withHistory(db: Db, { role }: Pick<Staff, 'role'>, found: Awaited<ReturnType<typeof selectOrders>>) {
  const ids = found.map(({ order }) => order.id);
  const timeline =
    ids.length === 0 ? [] : await db.select(HAPPENED).from(order_timeline).where(inArray(order_timeline.order_id, ids));
  const issues = await findIssues(db, ids);
  const reasons = ids.length === 0 || role !== 'support' ? [] : await selectReasons(db, ids);
  return found.map((each) => ({
    ...each,
    timeline: timeline.filter(({ order_id }) => order_id === each.order.id),
    issues: issues.filter(({ order_id }) => order_id === each.order.id),
    reasons: reasons.filter(({ order_id }) => order_id === each.order.id),
  }));
}

export type StaffOrder = Awaited<ReturnType<typeof withHistory>>[number];

export async function findStaffOrder(db: Db, member: Staff, id: number): Promise<StaffOrder | undefined> {
  const [found] = await withHistory(
    db,
    member,
    await selectOrders(db, and(eq(customer_order.id, id), inScopeOf(member)), 1),
  );
  return found;
}

/** Paid or not, for support. */
export async function findAnyOrder(db: Db, id: number): Promise<StaffOrder | undefined> {
  const [found] = await withHistory(db, { role: 'support' }, await selectOrders(db, eq(customer_order.id, id), 1));
  return found;
}

type Page = {
  readonly status?: OrderStatus | undefined;
  /** The last order of the page before, of the same scope; any other gives an empty page. */
  readonly before?: number | undefined;
  readonly limit: number;
};

export async function findStaffOrders(db: Db, member: Staff, { status, before, limit }: Page): Promise<StaffOrder[]> {
  const last = before === undefined ? undefined : await findInScope(db, member, before);
  if (before !== undefined && !last) return [];
  const where = and(
    inScopeOf(member),
    status && eq(customer_order.status, status),
    last && sql`(${customer_order.created_at}, ${customer_order.id}) < (${last.created_at}, ${last.id})`,
  );
  return withHistory(db, member, await selectOrders(db, where, limit));
}
