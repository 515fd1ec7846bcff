import type { Db } from '../../db/client.ts';
import type { Secrets } from '../../secrets.ts';
import { keepEventDays } from './keep-events.ts';
import type { EventSource } from './ports.ts';
import { type StoredCounts, storeEvents } from './store-events.ts';

type Needs = {
  readonly db: Db;
  readonly now: () => Date;
  readonly secrets: Pick<Secrets, 'seal'>;
  readonly source: EventSource;
};

export type Consumed = StoredCounts & { readonly messages: number };

/** Some 500 events: larger batches are hardly faster, and hold up whatever else the process and the database do. */
const MOST_MESSAGES = 50;

/** Gives a function that takes one batch off the queue and stores it. */
export function createEventConsumer({ db, now, secrets, source }: Needs): () => Promise<Consumed> {
  let hasDays = false;
  return async () => {
    // A new database has none yet.
    if (!hasDays) await keepEventDays(db, now());
    hasDays = true;
    let counts: StoredCounts = { stored: 0, repeated: 0, rejected: 0 };
    const messages = await source.take(MOST_MESSAGES, async (tx, taken) => {
      counts = await storeEvents(tx, secrets, taken);
    });
    return { ...counts, messages };
  };
}
