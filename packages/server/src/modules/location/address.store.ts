import type { AddressPayload, CountryCode, CustomerAddress } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { and, count, desc, eq, sql } from '../../db/drizzle.ts';
import { customer, customer_address } from '../../db/schema/index.ts';

type Row = typeof customer_address.$inferSelect;

export type NewAddress = Omit<AddressPayload, 'country'> & {
  readonly display_name: string;
  readonly country_code: CountryCode;
  readonly landmark: string | null;
  readonly recipient: { readonly name: string; readonly phone: string } | null;
};

const toAddress = (row: Row): CustomerAddress => ({
  id: row.id,
  pretty_name: row.pretty_name,
  display_name: row.display_name,
  state: row.state,
  coordinate: { x: row.longitude, y: row.latitude },
  city: row.city,
  country_code: row.country_code,
  landmark: row.landmark,
  recipient:
    row.recipient_name !== null && row.recipient_phone !== null
      ? { name: row.recipient_name, phone: row.recipient_phone }
      : null,
  is_active: row.is_active,
});

const ownedBy = (customerId: number, addressId: number) =>
  and(eq(customer_address.customer_id, customerId), eq(customer_address.id, addressId));

export async function findAddresses(db: Db, customerId: number): Promise<CustomerAddress[]> {
  const rows = await db
    .select()
    .from(customer_address)
    .where(eq(customer_address.customer_id, customerId))
    .orderBy(desc(customer_address.id));
  return rows.map(toAddress);
}

export async function findAddress(db: Db, customerId: number, addressId: number): Promise<CustomerAddress | undefined> {
  const [row] = await db.select().from(customer_address).where(ownedBy(customerId, addressId));
  return row && toAddress(row);
}

export async function findActiveAddress(db: Db, customerId: number): Promise<CustomerAddress | undefined> {
  const [row] = await db
    .select()
    .from(customer_address)
    .where(and(eq(customer_address.customer_id, customerId), eq(customer_address.is_active, true)));
  return row && toAddress(row);
}

/** Whatever changes the list as a whole waits here for its turn. */
export async function lockAddressesOf(db: Db, customerId: number): Promise<void> {
  await db.select({ id: customer.id }).from(customer).where(eq(customer.id, customerId)).for('update');
}

export async function countAddresses(db: Db, customerId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(customer_address)
    .where(eq(customer_address.customer_id, customerId));
  return row?.count ?? 0;
}

export async function insertAddress(
  db: Db,
  customerId: number,
  { recipient, state, ...address }: NewAddress,
): Promise<CustomerAddress> {
  const [row] = await db
    .insert(customer_address)
    .values({
      ...address,
      customer_id: customerId,
      state: state ?? '',
      recipient_name: recipient?.name ?? null,
      recipient_phone: recipient?.phone ?? null,
    })
    .returning();
  if (!row) throw new Error('The address was not stored.');
  return toAddress(row);
}

/**
 * One statement: the former one is let go and the other taken up, or nothing happens where it is not the customer's.
 * Reading `let_go` makes the first step come first, else both would be active for a moment, which the index refuses.
 */
export async function activateAddress(
  db: Db,
  customerId: number,
  addressId: number,
): Promise<CustomerAddress | undefined> {
  const isTheirs = db.select({ id: customer_address.id }).from(customer_address).where(ownedBy(customerId, addressId));
  const letGo = db.$with('let_go').as(
    db
      .update(customer_address)
      .set({ is_active: false })
      .where(
        sql`${customer_address.customer_id} = ${customerId} and ${customer_address.is_active}
          and ${customer_address.id} <> ${addressId} and exists ${isTheirs}`,
      )
      .returning({ id: customer_address.id }),
  );
  const [row] = await db
    .with(letGo)
    .update(customer_address)
    .set({ is_active: true })
    .where(and(ownedBy(customerId, addressId), sql`(select count(*) from ${letGo}) >= 0`))
    .returning();
  return row && toAddress(row);
}

export async function deleteAddress(db: Db, customerId: number, addressId: number): Promise<boolean> {
  const rows = await db
    .delete(customer_address)
    .where(ownedBy(customerId, addressId))
    .returning({ id: customer_address.id });
  return rows.length > 0;
}
