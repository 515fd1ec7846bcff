import { type Found, MOST_FOUND, MOST_VENDOR_PEOPLE } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { type AnyColumn, and, desc, eq, isNull, or, type SQL, sql } from '../../db/drizzle.ts';
import { city, customer, customer_order, payment, staff, vendor } from '../../db/schema/index.ts';

const money = (amount: number) => amount as Found['orders'][number]['total_price'];
const nameOf = (person: { readonly first_name: string; readonly last_name: string }) =>
  `${person.first_name} ${person.last_name}`.trim();

/** Vendors and staff are few: no index is kept for their names. */
const beginsAWord = (name: AnyColumn, word: string): SQL => sql`(' ' || ${name}) ilike ${`% ${word}%`}`;

async function findCustomers(db: Db, where: SQL): Promise<Found['customers']> {
  const found = await db.select().from(customer).where(where).orderBy(desc(customer.id)).limit(MOST_FOUND);
  return found.map(({ id, phone, created_at, ...person }) => ({
    ...{ id, name: nameOf(person), phone: `+${phone}`, created_at: created_at.toISOString() },
  }));
}

/** Partners bring people whose phone may be another's too. */
export const findCustomersByPhone = (db: Db, phone: string) => findCustomers(db, eq(customer.phone, phone));

/** Each word is the beginning of one of theirs. */
export function findCustomersByName(db: Db, words: readonly string[]) {
  const sought = words.map((word) => `${word}:*`).join(' & ');
  const name = sql`to_tsvector('simple', ${customer.first_name} || ' ' || ${customer.last_name})`;
  return findCustomers(db, sql`${name} @@ to_tsquery('simple', ${sought})`);
}

async function findOrders(db: Db, where: SQL): Promise<Found['orders']> {
  const found = await db
    .select({ order: customer_order, first_name: customer.first_name, last_name: customer.last_name })
    .from(customer_order)
    .innerJoin(customer, eq(customer.id, customer_order.customer_id))
    .where(where)
    .orderBy(desc(customer_order.created_at))
    .limit(MOST_FOUND);
  return found.map(({ order, ...person }) => ({
    ...{ id: order.id, status: order.status, currency: order.currency, total_price: money(order.total) },
    customer: { id: order.customer_id, name: nameOf(person) },
    ...{ vendor: order.content.vendor.name, created_at: order.created_at.toISOString() },
  }));
}

export const findOrdersById = (db: Db, id: number) => findOrders(db, eq(customer_order.id, id));
export const findOrdersOf = (db: Db, customers: readonly number[]) =>
  findOrders(db, sql`${customer_order.customer_id} = any(${sql.param(customers)}::integer[])`);

const VENDOR_PEOPLE = sql<{ readonly name: string; readonly phone: string }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('name', person.name, 'phone', '+' || person.phone) order by person.id), '[]')
  from (select id, name, phone from staff where staff.vendor_id = ${vendor.id} and staff.ended_at is null
    order by id limit ${MOST_VENDOR_PEOPLE}) person)`;

/** Each word is the beginning of one of the name's. */
export const findVendorsByName = async (db: Db, words: readonly string[]): Promise<Found['vendors']> =>
  await db
    .select({
      ...{ id: vendor.id, name: vendor.name, city: city.display_name, support_contact: vendor.support_contact },
      people: VENDOR_PEOPLE,
    })
    .from(vendor)
    .innerJoin(city, eq(city.id, vendor.city_id))
    .where(and(...words.map((word) => beginsAWord(vendor.name, word))))
    .orderBy(vendor.name)
    .limit(MOST_FOUND);

type SoughtStaff = { readonly words: readonly string[] } | { readonly phone: string };

/** Who has not left, by name or phone. */
export async function findStaff(db: Db, sought: SoughtStaff): Promise<Found['staff']> {
  const isSought =
    'phone' in sought
      ? eq(staff.phone, sought.phone)
      : and(...sought.words.map((word) => beginsAWord(staff.name, word)));
  const found = await db
    .select({
      ...{ id: staff.id, role: staff.role, name: staff.name, phone: staff.phone },
      place: sql<string | null>`coalesce(${vendor.name}, ${city.display_name})`,
    })
    .from(staff)
    .leftJoin(vendor, eq(vendor.id, staff.vendor_id))
    .leftJoin(city, eq(city.id, staff.city_id))
    .where(and(isNull(staff.ended_at), isSought))
    .orderBy(staff.name)
    .limit(MOST_FOUND);
  return found.map((member) => ({ ...member, phone: `+${member.phone}` }));
}

type Row = typeof payment.$inferSelect;
export const shownPayment = (row: Row): Found['payments'][number] => ({
  ...{ reference: row.reference, provider: row.provider, status: row.status, destination: row.destination },
  ...{ order_id: row.order_id, amount: money(row.amount), currency: row.currency },
  created_at: row.created_at.toISOString(),
});

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** By our name of it, or by its provider's. */
export async function findPayments(db: Db, typed: string): Promise<Found['payments']> {
  const byProvider = sql`(${payment.provider_reference} = ${typed} and ${payment.provider_reference} is not null)`;
  const where = UUID.test(typed) ? or(eq(payment.reference, typed.toLowerCase()), byProvider) : byProvider;
  const found = await db.select().from(payment).where(where).orderBy(desc(payment.created_at)).limit(MOST_FOUND);
  return found.map(shownPayment);
}

/** By our name of it alone, with whoever paid. */
export async function findPaymentWithCustomer(db: Db, reference: string) {
  if (!UUID.test(reference)) return undefined;
  const [found] = await db
    .select({ payment, customer })
    .from(payment)
    .innerJoin(customer, eq(customer.id, payment.customer_id))
    .where(eq(payment.reference, reference));
  if (!found) return undefined;
  const { id, phone, ...person } = found.customer;
  return { payment: found.payment, customer: { id, name: nameOf(person), phone: `+${phone}` } };
}
