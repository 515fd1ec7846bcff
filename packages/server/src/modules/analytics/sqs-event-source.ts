import type { Db } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import { MOST_IN_CALL, type Sqs, type SqsFailure, type SqsMessage } from '../../processors/index.ts';
import { askForNothing } from './event.store.ts';
import type { EventSource } from './ports.ts';

/** The longest that SQS waits for a message. */
const WAIT_SECONDS = 20;
const MOST_CALLS = 10;

type Deps = {
  readonly db: Db;
  readonly sqs: Sqs;
  /** Ends the wait for messages. */
  readonly signal: AbortSignal;
};

function inTens<Item>(items: readonly Item[]): Item[][] {
  const tens: Item[][] = [];
  for (let from = 0; from < items.length; from += MOST_IN_CALL) tens.push(items.slice(from, from + MOST_IN_CALL));
  return tens;
}

const failed = (what: string, { failure }: SqsFailure) => new Error(`SQS: ${what}: ${failure}`);

/**
 * SQS: messages are deleted once what they say is committed. One whose deletion fails comes again, and its events are
 * known by their ids then.
 */
export function sqsEventSource({ db, sqs, signal }: Deps): EventSource {
  async function receive(most: number): Promise<SqsMessage[]> {
    const first = await sqs.receive({ waitSeconds: WAIT_SECONDS, signal });
    if (signal.aborted) return [];
    if ('failure' in first) throw failed('receive', first);
    if (first.length < MOST_IN_CALL) return first;
    // There are probably more, which need not be waited for. A call that fails costs nothing: they come again.
    const calls = Math.min(MOST_CALLS, Math.ceil(most / MOST_IN_CALL)) - 1;
    const more = await Promise.all(Array.from({ length: calls }, () => sqs.receive({ signal })));
    return [...first, ...more.flatMap((each) => ('failure' in each ? [] : each))];
  }

  async function remove(messages: readonly SqsMessage[]): Promise<void> {
    const removed = await Promise.all(
      inTens(messages).map(async (ten) => {
        const count = await sqs.remove(ten.map(({ receipt }) => receipt));
        if (typeof count !== 'number') throw failed('delete', count);
        return ten.length - count;
      }),
    );
    const left = removed.reduce((sum, count) => sum + count, 0);
    if (left > 0) throw failed('delete', { failure: `${left} of ${messages.length} are left` });
  }

  return {
    async take(most, store) {
      // What is received while it cannot be stored counts as tried in vain, and a queue may put it aside for that.
      await askForNothing(db);
      const messages = await receive(most);
      if (messages.length === 0) return 0;
      await inTransaction(db, (tx) => store(tx, messages));
      await remove(messages);
      return messages.length;
    },
  };
}
