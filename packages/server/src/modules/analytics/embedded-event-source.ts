import type { Db } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import { oldestMessage } from './event-retention.ts';
import type { EventSource } from './ports.ts';
import { hasMessages, takeMessages } from './queue-message.store.ts';

/**
 * The embedded queue: messages are deleted in the transaction that stores what they say, so each is stored exactly once,
 * and a consumer that is killed leaves all of them.
 */
export const embeddedEventSource = ({ db, now }: { db: Db; now: () => Date }): EventSource => ({
  async take(most, store) {
    const at = now();
    const waiting = { now: at, sentAfter: oldestMessage(at) };
    // Most of the time none waits: that is found out by one statement, without a transaction.
    if (!(await hasMessages(db, waiting))) return 0;
    return inTransaction(db, async (tx) => {
      const messages = await takeMessages(tx, { most, ...waiting });
      if (messages.length > 0) await store(tx, messages);
      return messages.length;
    });
  },
});
