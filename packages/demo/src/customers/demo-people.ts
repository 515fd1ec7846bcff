import type { Database, Transaction } from '@jara/server/db';
import { inTransaction, sql } from '@jara/server/db';
import { findDemoPeople } from '@jara/server/identity';
import { account, postTransaction } from '@jara/server/wallet';
import { DEMO_CUSTOMERS } from './demo-customers.ts';
import { DEMO_STAFF } from './demo-staff.ts';

const REFERENCES = DEMO_CUSTOMERS.map(({ user_reference }) => user_reference);
const PHONES = DEMO_STAFF.map(({ phone }) => phone);

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
 * they have ordered stays, as everybody's does. Says what was there.
 */
export async function removeDemoPeople({ db, pool }: Database, now: Date): Promise<string> {
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
