import type { Database } from '@jara/server/db';
import { inTransaction, schema } from '@jara/server/db';
import { DEMO_CUSTOMERS } from './demo-customers.ts';

/** Adds the demo's accounts where they are missing; an account that is there is left as it is. */
export async function loadDemoCustomers({ db }: Pick<Database, 'db'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const { addresses, promo_codes, ...customer } of DEMO_CUSTOMERS) {
      const [made] = await tx
        .insert(schema.customer)
        .values({ ...customer, signs_in_by_phone: true })
        .onConflictDoNothing()
        .returning({ id: schema.customer.id });
      if (!made) continue;
      await tx.insert(schema.customer_address).values(addresses.map((each) => ({ ...each, customer_id: made.id })));
      const saved = await tx.query.promo_code.findMany({
        columns: { id: true },
        where: (promo, { inArray }) => inArray(promo.code, [...promo_codes]),
      });
      if (saved.length === 0) continue;
      await tx
        .insert(schema.saved_promo_code)
        .values(saved.map(({ id }) => ({ customer_id: made.id, promo_code_id: id, saved_at: new Date() })));
    }
  });
}
