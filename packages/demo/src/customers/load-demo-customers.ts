import type { Secrets } from '@jara/server';
import type { Database, Transaction } from '@jara/server/db';
import { inTransaction, schema } from '@jara/server/db';
import { loadDemoVisits } from '../visits/load-demo-visits.ts';
import { DEMO_CUSTOMERS } from './demo-customers.ts';
import { giveReceivers } from './load-demo-receivers.ts';
import { loadDemoStaff } from './load-demo-staff.ts';
import { giveCards, giveMoney } from './load-demo-wallet.ts';

export { DEMO_CUSTOMERS } from './demo-customers.ts';

type DemoCustomer = (typeof DEMO_CUSTOMERS)[number];

/**
 * Adds the demo's accounts, their money, cards and receivers, the staff, and visits of the last days where they are
 * missing; what is there is left. A database whose customers are all others' is no demo, and gets nothing.
 */
export async function loadDemoCustomers(
  { db }: Pick<Database, 'db'>,
  secrets: Secrets,
  sandboxUrl = 'http://127.0.0.1:4100',
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (await isOfOthers(tx)) return;
    await loadDemoStaff(tx);
    for (const { addresses, promo_codes, money, cards, receivers, ...customer } of DEMO_CUSTOMERS) {
      const added = await addCustomer(tx, customer);
      if (added !== undefined) await addBelongings(tx, added, { addresses, promo_codes });
      const customerId = added ?? (await findDemoCustomer(tx, customer));
      // The phone is somebody else's here.
      if (customerId === undefined) continue;
      await giveMoney(tx, customerId, customer.user_reference, money);
      await giveCards(tx, { customerId, email: customer.email }, cards, secrets);
      await giveReceivers(tx, customerId, receivers, sandboxUrl);
    }
    await loadDemoVisits(tx, new Date());
  });
}

async function isOfOthers(tx: Transaction): Promise<boolean> {
  const someone = await tx.query.customer.findFirst({ columns: { id: true } });
  const ours = await tx.query.customer.findFirst({
    columns: { id: true },
    where: (customer, { inArray }) =>
      inArray(
        customer.user_reference,
        DEMO_CUSTOMERS.map(({ user_reference }) => user_reference),
      ),
  });
  return someone !== undefined && ours === undefined;
}

async function addCustomer(
  tx: Transaction,
  customer: Omit<typeof schema.customer.$inferInsert, 'signs_in_by_phone'>,
): Promise<number | undefined> {
  const [added] = await tx
    .insert(schema.customer)
    .values({ ...customer, signs_in_by_phone: true })
    .onConflictDoNothing()
    .returning({ id: schema.customer.id });
  return added?.id;
}

async function findDemoCustomer(
  tx: Transaction,
  { phone, user_reference }: Pick<DemoCustomer, 'phone' | 'user_reference'>,
): Promise<number | undefined> {
  const found = await tx.query.customer.findFirst({
    columns: { id: true },
    where: (customer, { and, eq }) => and(eq(customer.phone, phone), eq(customer.user_reference, user_reference)),
  });
  return found?.id;
}

async function addBelongings(
  tx: Transaction,
  customer_id: number,
  { addresses, promo_codes }: Pick<DemoCustomer, 'addresses' | 'promo_codes'>,
): Promise<void> {
  await tx.insert(schema.customer_address).values(addresses.map((each) => ({ ...each, customer_id })));
  const saved = await tx.query.promo_code.findMany({
    columns: { id: true },
    where: (promo, { inArray }) => inArray(promo.code, [...promo_codes]),
  });
  if (saved.length === 0) return;
  await tx
    .insert(schema.saved_promo_code)
    .values(saved.map(({ id }) => ({ customer_id, promo_code_id: id, saved_at: new Date() })));
}
