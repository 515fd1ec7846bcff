import { randomInt } from 'node:crypto';
import type { Db } from '../../db/client.ts';
import { and, eq, isNotNull } from '../../db/drizzle.ts';
import { customer, customer_order, pending_registration } from '../../db/schema/index.ts';

export type Customer = typeof customer.$inferSelect;
/** Made when the application's clock says so: for an hour it is new (sign-in.ts). */
type NewCustomer = Omit<typeof customer.$inferInsert, 'user_reference' | 'created_at'> & { readonly created_at: Date };
export type Registration = Omit<typeof pending_registration.$inferInsert, 'created_at'>;

export async function findCustomer(db: Db, id: number): Promise<Customer | undefined> {
  const [found] = await db.select().from(customer).where(eq(customer.id, id));
  return found;
}

export async function findCustomerByPhone(db: Db, phone: string): Promise<Customer | undefined> {
  const [found] = await db
    .select()
    .from(customer)
    .where(and(eq(customer.phone, phone), eq(customer.signs_in_by_phone, true)));
  return found;
}

/** Who has paid before is no stranger, in whichever browser. */
export async function hasPaidOrder(db: Db, phone: string): Promise<boolean> {
  const found = await db
    .select({ id: customer_order.id })
    .from(customer_order)
    .innerJoin(customer, eq(customer.id, customer_order.customer_id))
    .where(and(eq(customer.phone, phone), eq(customer.signs_in_by_phone, true), isNotNull(customer_order.paid_at)))
    .limit(1);
  return found.length > 0;
}

export async function findIdByReference(db: Db, user_reference: string): Promise<number | undefined> {
  const [found] = await db
    .select({ id: customer.id })
    .from(customer)
    .where(eq(customer.user_reference, user_reference));
  return found?.id;
}

/** Without letters and digits that are mistaken for each other when read out. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const newReference = () => Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Undefined if the phone signs somebody in already. */
export async function insertCustomer(tx: Db, values: NewCustomer): Promise<Customer | undefined> {
  const [made] = await tx
    .insert(customer)
    .values({ ...values, user_reference: newReference() })
    .onConflictDoNothing()
    .returning();
  return made;
}

export async function updateCustomer(
  db: Db,
  id: number,
  values: Partial<Pick<Customer, 'first_name' | 'last_name' | 'email'>>,
) {
  const [changed] = await db.update(customer).set(values).where(eq(customer.id, id)).returning();
  return changed;
}

/** The newest sign-up of a phone takes the place of an older one that was never finished. */
export async function replaceRegistration(tx: Db, values: Registration & { created_at: Date }): Promise<void> {
  const { phone: _, ...rest } = values;
  await tx
    .insert(pending_registration)
    .values(values)
    .onConflictDoUpdate({ target: pending_registration.phone, set: rest });
}

export async function findRegistration(tx: Db, phone: string) {
  const [found] = await tx.select().from(pending_registration).where(eq(pending_registration.phone, phone));
  return found;
}

export async function takeRegistration(tx: Db, phone: string) {
  const [taken] = await tx.delete(pending_registration).where(eq(pending_registration.phone, phone)).returning();
  return taken;
}
