import type { Transaction } from '../../db/client.ts';
import { undoIfRefused } from '../../db/transaction.ts';
import type { Secrets } from '../../secrets.ts';
import { type AddedCounts, addEvents } from './add-events.ts';
import { insertRejected, type NewEvent, type NewRejected } from './event.store.ts';
import type { Ceiling } from './event-ceiling.ts';
import { addTimes } from './event-total.store.ts';
import { countDays, dayOf } from './insight-days.ts';
import type { QueuedMessage } from './ports.ts';
import { readMessage } from './read-message.ts';

/** `rejected` counts messages. */
export type StoredCounts = AddedCounts & { readonly rejected: number };

/** Enough to see what it was. With the number of an hour it bounds what junk takes: some 3 GB in the days that it stays. */
const LONGEST_KEPT_BODY = 16 * 1024;
const MOST_REJECTED_AN_HOUR = 500;
const HOUR_MS = 3_600_000;

type ReadMessage = { readonly message: QueuedMessage; readonly events: readonly NewEvent[] };
type Reject = (message: QueuedMessage, reason: string) => void;

/** What only the database finds wrong with a message is the message's fault; any other failure is thrown. */
async function addOneByOne(tx: Transaction, messages: readonly ReadMessage[], ceiling: Ceiling, reject: Reject) {
  const sum = { stored: 0, repeated: 0, skipped: 0 };
  for (const { message, events } of messages) {
    const added = await undoIfRefused(tx, () => addEvents(tx, events, ceiling));
    if (added === undefined) reject(message, 'refused_by_database');
    sum.stored += added?.stored ?? 0;
    sum.repeated += added?.repeated ?? 0;
    sum.skipped += added?.skipped ?? 0;
  }
  return sum;
}

/**
 * Writes what the messages say, within the transaction that takes them off the queue. What is no valid event goes aside
 * with the reason. No e-mail, no notes, no user agent and no host is stored.
 */
export async function storeEvents(
  tx: Transaction,
  secrets: Pick<Secrets, 'seal'>,
  messages: readonly QueuedMessage[],
  ceiling: Ceiling,
): Promise<StoredCounts> {
  const rejected: NewRejected[] = [];
  const reject: Reject = ({ messageId, body, sentAt }, reason) => {
    rejected.push({
      message_id: messageId,
      reason,
      sealed_body: secrets.seal(body.slice(0, LONGEST_KEPT_BODY)),
      received_at: sentAt,
    });
  };
  const read = messages.map((message) => {
    const { events, reason } = readMessage(message);
    if (reason !== undefined) reject(message, reason);
    return { message, events };
  });
  const events = read.flatMap((each) => each.events);
  const added = await undoIfRefused(tx, () => addEvents(tx, events, ceiling));
  const counts = added ?? (await addOneByOne(tx, read, ceiling, reject));
  const latest = Math.max(...messages.map(({ sentAt }) => sentAt.getTime()));
  await insertRejected(tx, rejected, { most: MOST_REJECTED_AN_HOUR, since: new Date(latest - HOUR_MS) });
  await addTimes(tx, 'rejected', countDays(rejected.map(({ received_at }) => dayOf(received_at))));
  return { ...counts, rejected: rejected.length };
}
