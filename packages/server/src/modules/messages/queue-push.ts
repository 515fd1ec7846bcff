import type { PushMessage } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { enqueueInstead } from '../../jobs/index.ts';
import { type About, insertOrderMessage } from './order-message.store.ts';
import { findEndpoints } from './push-subscription.store.ts';

type Push = {
  readonly customerId: number;
  readonly message: PushMessage;
  readonly now: Date;
  readonly usefulSeconds: number;
  readonly about?: About;
};

/** Has each browser of a customer notified once the caller's transaction commits. An older message of the tag is dropped. */
export async function queuePush(tx: Db, { customerId, message, now, usefulSeconds, about }: Push): Promise<void> {
  const expiresAt = new Date(now.getTime() + usefulSeconds * 1000);
  const endpoints = await findEndpoints(tx, customerId);
  if (endpoints.length === 0) return;
  const noted = about && { ...about, channel: 'push' as const, created_at: now, useful_until: expiresAt };
  const message_id = noted && (await insertOrderMessage(tx, noted));
  for (const endpoint of endpoints) {
    const data = { customer_id: customerId, endpoint, message, useful_until: expiresAt.toISOString(), message_id };
    const options = { runAt: now, expiresAt, dedupe: `${message.tag} ${endpoint}` };
    await enqueueInstead(tx, { name: 'send-push', data }, options);
  }
}
