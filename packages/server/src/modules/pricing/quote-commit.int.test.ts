import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { inTransaction, type Transaction } from '../../db/index.ts';
import { freshDatabase } from '../../testing/index.ts';
import { insertFee } from './pricing.store.ts';

const NOTHING = {
  ...{ original_delivery_amount: 0, final_delivery_amount: 0, original_service_amount: 0, final_service_amount: 0 },
  ...{ delivery_price_factor: 1, small_order_amount: 0, amount: 0, subtotal: 0, total: 0 },
  ...{ bag_quantity: 0, lines: [], discounts: [], prices: [], cart_version: 1 },
};

const commitOf = async (tx: Transaction) =>
  (await tx.execute<{ setting: string }>(`select current_setting('synchronous_commit') as setting`)).rows[0]?.setting;

test('the commit of a quote does not wait for the disk; whatever the connection commits next does', async () => {
  const { db } = (await freshDatabase()).openOwner(1);
  await db.execute('set synchronous_commit = on');
  const quoted = await inTransaction(db, async (tx) => {
    // The quote is of no cart.
    await tx.execute('set local session_replication_role = replica');
    await insertFee(tx, { ...NOTHING, cart_id: randomUUID(), order_class: 'pickup', expires_at: new Date() } as never);
    return commitOf(tx);
  });
  expect([quoted, await inTransaction(db, commitOf)]).toEqual(['off', 'on']);
});
