import type { Db } from '../../db/client.ts';
import { deleteRejectedBefore, keepDays } from './event.store.ts';
import { deleteSeenBefore, deleteTotalsBefore } from './event-total.store.ts';
import { deleteMessagesBefore } from './queue-message.store.ts';
import { OLDEST_EVENT_DAYS } from './read-message.ts';

const DAY_MS = 86_400_000;
/** As long as SQS keeps a message at most: a consumer may be down over holidays, and a queue never grows for ever. */
const MESSAGES_STAY_DAYS = 14;
/** Long enough to find out why they came. Their bodies may be personal. */
const REJECTED_STAY_DAYS = 14;
/** Half a year: two quarters can be compared, and what somebody did is not known for ever. */
export const EVENTS_STAY_DAYS = 180;
/** A year can be compared with the one before. They say nothing of anybody. */
const TOTALS_STAY_DAYS = 750;
const SEEN_AT_ONCE = 20_000;
/** A day ahead by the clock of a device, and one more in case this is late. */
const DAYS_AHEAD = 2;
/** An event may be old when it is sent, and its message may wait. */
const DAYS_BACK = MESSAGES_STAY_DAYS + OLDEST_EVENT_DAYS + 1;

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS);
const dayFrom = (now: Date, days: number) => daysFrom(now, days).toISOString().slice(0, 10);

/** Of the days of the totals the first of which no event has been deleted for its age: it begins on the day of UTC before. */
export const oldestWholeDay = (now: Date): string => dayFrom(now, 1 - EVENTS_STAY_DAYS);

/** Messages that were sent before this are too old to be taken. */
export const oldestMessage = (now: Date): Date => daysFrom(now, -MESSAGES_STAY_DAYS);

/** Makes room for every day an event may be of, and drops the days that are too old. */
export const keepEventDays = (db: Db, now: Date): Promise<void> =>
  keepDays(db, {
    first: dayFrom(now, -DAYS_BACK),
    last: dayFrom(now, DAYS_AHEAD),
    oldest: dayFrom(now, -EVENTS_STAY_DAYS),
  });

/** Deletes what was put aside, what nobody has taken off the embedded queue, and what was counted, once it is old. */
export async function deleteOldAnalytics(db: Db, now: Date): Promise<void> {
  await deleteRejectedBefore(db, daysFrom(now, -REJECTED_STAY_DAYS));
  await deleteMessagesBefore(db, oldestMessage(now));
  await deleteTotalsBefore(db, dayFrom(now, -TOTALS_STAY_DAYS));
  while ((await deleteSeenBefore(db, dayFrom(now, -DAYS_BACK), SEEN_AT_ONCE)) === SEEN_AT_ONCE);
}
