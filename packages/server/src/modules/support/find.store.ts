import { type Found, MOST_FOUND } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { desc, eq, or, type SQL, sql } from '../../db/drizzle.ts';
import { customer, customer_order, payment } from '../../db/schema/index.ts';

const money = (amount: number) => amount as Found['orders'][number]['total_price'];
const nameOf = (person: { readonly first_name: string; readonly last_name: string }) =>
  `${person.first_name} ${person.last_name}`.trim();

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
