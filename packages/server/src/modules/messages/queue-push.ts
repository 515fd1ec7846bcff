import type { PushMessage } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { enqueueInstead } from '../../jobs/index.ts';
import { findEndpoints } from './push-subscription.store.ts';

type Push = {
  readonly customerId: number;
  readonly message: PushMessage;
  readonly now: Date;
  readonly usefulSeconds: number;
};

/** Has each browser of a customer notified once the caller's transaction commits. An older message of the tag is dropped. */
export async function queuePush(tx: Db, { customerId, message, now, usefulSeconds }: Push): Promise<void> {
  const expiresAt = new Date(now.getTime() + usefulSeconds * 1000);
  for (const endpoint of await findEndpoints(tx, customerId)) {
    const data = { customer_id: customerId, endpoint, message, useful_until: expiresAt.toISOString() };
    const options = { runAt: now, expiresAt, dedupe: `${message.tag} ${endpoint}` };
    await enqueueInstead(tx, { name: 'send-push', data }, options);
  }
}
