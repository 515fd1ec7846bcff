import type { Db } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import { oldestMessage } from './keep-events.ts';
import type { EventSource } from './ports.ts';
import { takeMessages } from './queue-message.store.ts';

/**
 * The embedded queue: messages are deleted in the transaction that stores what they say, so each is stored exactly once,
 * and a consumer that is killed leaves all of them.
 */
export const embeddedEventSource = ({ db, now }: { db: Db; now: () => Date }): EventSource => ({
  take: (most, store) =>
    inTransaction(db, async (tx) => {
      const at = now();
      const messages = await takeMessages(tx, { most, now: at, sentAfter: oldestMessage(at) });
      if (messages.length > 0) await store(tx, messages);
      return messages.length;
    }),
});
