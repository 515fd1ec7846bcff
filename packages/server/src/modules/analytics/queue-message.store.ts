import type { Db, Transaction } from '../../db/client.ts';
import { lt } from '../../db/drizzle.ts';
import { executePrepared } from '../../db/prepared.ts';
import { queue_message } from '../../db/schema/index.ts';
import type { QueuedMessage } from './ports.ts';

/** Reliability rule 12: SKIP LOCKED. What another consumer has in hand is passed over. */
const TAKE_MESSAGES = {
  name: 'take-queue-messages',
  text: `delete from queue_message where id = any(array(
      select id from queue_message where visible_at <= $1 and sent_at > $2
      order by visible_at, id limit $3 for update skip locked))
    returning message_id as "messageId", body, sent_at as "sentAt"`,
};

/** Takes visible messages off the embedded queue, the oldest first, as long as the transaction is committed. */
export async function takeMessages(
  tx: Transaction,
  { most, now, sentAfter }: { most: number; now: Date; sentAfter: Date },
): Promise<QueuedMessage[]> {
  const { rows } = await executePrepared(tx, { ...TAKE_MESSAGES, values: [now, sentAfter, most] });
  return rows as QueuedMessage[];
}

const HAS_MESSAGES = {
  name: 'has-queue-messages',
  text: 'select from queue_message where visible_at <= $1 and sent_at > $2 limit 1',
};

export async function hasMessages(db: Db, { now, sentAfter }: { now: Date; sentAfter: Date }): Promise<boolean> {
  const { rowCount } = await executePrepared(db, { ...HAS_MESSAGES, values: [now, sentAfter] });
  return rowCount === 1;
}

export async function deleteMessagesBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(queue_message).where(lt(queue_message.sent_at, moment));
}
