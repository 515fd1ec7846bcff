import type { Database, Transaction } from '@jara/server/db';
import { inTransaction, sql } from '@jara/server/db';
import { account, postTransaction } from '@jara/server/wallet';
import { DEMO_CUSTOMERS } from './demo-customers.ts';
import { DEMO_STAFF } from './demo-staff.ts';

const REFERENCES = DEMO_CUSTOMERS.map(({ user_reference }) => user_reference);
const PHONES = DEMO_STAFF.map(({ phone }) => phone);

/** Whoever reads the README knows their numbers. */
export type DemoPeople = { readonly staff: number; readonly customers: number; readonly cards: number };

/** Those of the demo's people who can still sign in, and their cards. */
export async function findDemoPeople({ pool }: Pick<Database, 'pool'>): Promise<DemoPeople> {
  const { rows } = await pool.query<DemoPeople>(
    `with demo as (select id from customer where user_reference = any($1) and phone not like '000%')
     select (select count(*)::int from staff where phone = any($2) and ended_at is null) as staff,
            (select count(*)::int from demo) as customers,
            (select count(*)::int from saved_card join demo on demo.id = customer_id where removed_at is null) as cards`,
    [REFERENCES, PHONES],
  );
  return rows[0] ?? { staff: 0, customers: 0, cards: 0 };
}

const OF_DEMO = sql`select id from customer where user_reference = any(${sql.param(REFERENCES)})`;

async function emptyWallets(tx: Transaction, now: Date): Promise<void> {
  const wallets = await tx.query.wallet.findMany({
    where: (wallet) => sql`${wallet.balance} <> 0 and ${wallet.customer_id} in (${OF_DEMO})`,
  });
  for (const { customer_id, currency, balance } of wallets) {
    await postTransaction(tx, {
      kind: 'adjustment',
      ref: `adjustment:demo-removed-${customer_id}-${currency}-${now.getTime()}`,
      currency,
      description: 'Demo money',
      created_at: now,
      entries: [
        { account: account.wallet(customer_id), amount: -balance },
        { account: account.adjustments, amount: balance },
      ],
    });
  }
}

/**
 * Nobody of the demo signs in any more: the staff have left, customers give back their numbers, money and cards. What
 * they have ordered stays, as everybody's does.
 */
export async function removeDemoPeople({ db, pool }: Database, now: Date): Promise<DemoPeople> {
  const found = await findDemoPeople({ pool });
  await inTransaction(db, async (tx) => {
    await tx.execute(
      sql`update staff set ended_at = ${now} where phone = any(${sql.param(PHONES)}) and ended_at is null`,
    );
    await tx.execute(
      sql`update saved_card set removed_at = ${now} where customer_id in (${OF_DEMO}) and removed_at is null`,
    );
    await tx.execute(sql`delete from session where customer_id in (${OF_DEMO})`);
    await tx.execute(sql`delete from push_subscription where customer_id in (${OF_DEMO})`);
    await tx.execute(sql`delete from customer_address where customer_id in (${OF_DEMO})`);
    // A number that nobody has: the real one may be somebody's.
    await tx.execute(sql`update customer set phone = '000' || id where id in (${OF_DEMO})`);
    await emptyWallets(tx, now);
  });
  return found;
}
