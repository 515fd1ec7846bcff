import type { Db } from '../../db/client.ts';
import type { Secrets } from '../../secrets.ts';
import { ceilingOf } from './event-ceiling.ts';
import { keepEventDays } from './event-retention.ts';
import type { EventSource } from './ports.ts';
import { type StoredCounts, storeEvents } from './store-events.ts';

type Deps = {
  readonly db: Db;
  readonly now: () => Date;
  readonly secrets: Pick<Secrets, 'seal' | 'mac'>;
  readonly source: EventSource;
  /** How many events of a day are kept one by one. */
  readonly eventsKeptADay?: number;
};

/** ADR 40: some 170 MB a day, 31 GB in the half year that they stay. */
export const EVENTS_KEPT_A_DAY = 200_000;

export type Consumed = StoredCounts & { readonly messages: number };

/** Some 500 events: larger batches are hardly faster, and hold up whatever else the process and the database do. */
const MOST_MESSAGES = 50;

/** Gives a function that takes one batch off the queue and stores it. */
export function createEventConsumer({
  db,
  now,
  secrets,
  source,
  eventsKeptADay = EVENTS_KEPT_A_DAY,
}: Deps): () => Promise<Consumed> {
  const ceiling = ceilingOf(eventsKeptADay, secrets);
  let hasDays = false;
  return async () => {
    // A new database has none yet.
    if (!hasDays) await keepEventDays(db, now());
    hasDays = true;
    let counts: StoredCounts = { stored: 0, repeated: 0, skipped: 0, rejected: 0 };
    const messages = await source.take(MOST_MESSAGES, async (tx, taken) => {
      counts = await storeEvents(tx, secrets, taken, ceiling);
    });
    return { ...counts, messages };
  };
}
