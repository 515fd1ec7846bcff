import { schema, type Transaction } from '@jara/server/db';
import type { DemoReceiver } from './demo-customers.ts';

/** Notifications of the demo's orders go to the sandbox's push service, where anybody can read them. */
export async function giveReceivers(
  tx: Transaction,
  customer_id: number,
  receivers: readonly DemoReceiver[],
  sandboxUrl: string,
): Promise<void> {
  if (receivers.length === 0) return;
  const rows = receivers.map(({ name, ...keys }) => ({
    ...keys,
    customer_id,
    endpoint: `${sandboxUrl}/push/${name}`,
    created_at: new Date(),
  }));
  await tx.insert(schema.push_subscription).values(rows).onConflictDoNothing();
}
