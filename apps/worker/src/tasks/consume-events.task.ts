import type { Consumed } from '@jara/server/analytics';
import type { Logger } from 'pino';
import type { Task } from '../run-task.ts';

type Deps = {
  readonly consume: () => Promise<Consumed>;
  readonly now: () => Date;
  readonly log: Logger;
  readonly rest: (milliseconds: number) => Promise<void>;
};

const LOG_EVERY_MS = 60_000;
/** Then it works a quarter of the time. */
const REST_FOR_WORK = 3;
const LONGEST_REST_MS = 2_000;
const NONE = { messages: 0, stored: 0, repeated: 0, skipped: 0, rejected: 0 };

/**
 * Takes behaviour events off the queue and stores them. Nobody waits for them, so it rests thrice as long as it has
 * worked: processor and database are there for texts and payments most of the time, however many events wait. Says once a
 * minute how many there were.
 */
export function consumeEventsTask({ consume, now, log, rest }: Deps): Task {
  let counts = NONE;
  let loggedAt = now().getTime();
  return {
    name: 'consume-events',
    // An empty queue costs one statement a second.
    everySeconds: 1,
    async run(wake) {
      const began = now().getTime();
      const { messages, stored, repeated, skipped, rejected } = await consume();
      counts = {
        messages: counts.messages + messages,
        stored: counts.stored + stored,
        repeated: counts.repeated + repeated,
        skipped: counts.skipped + skipped,
        rejected: counts.rejected + rejected,
      };
      if (counts.messages > 0 && now().getTime() - loggedAt >= LOG_EVERY_MS) {
        log.info(counts, 'behaviour events were stored');
        counts = NONE;
        loggedAt = now().getTime();
      }
      if (messages === 0) return;
      await rest(Math.min(REST_FOR_WORK * (now().getTime() - began), LONGEST_REST_MS));
      // There may be more.
      wake();
    },
  };
}
