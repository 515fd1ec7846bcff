const SOONEST_SECONDS = 5;
const LATEST_SECONDS = 15 * 60;
const DAY_MS = 24 * 60 * 60 * 1000;

type Attempt = { readonly created_at: Date };

const ageMs = ({ created_at }: Attempt, now: Date) => now.getTime() - created_at.getTime();

/** The sweeper looks after 5 seconds, then ever more seldom, and at least every quarter of an hour. */
export const secondsToNextLook = (attempt: Attempt, now: Date): number =>
  Math.min(LATEST_SECONDS, Math.max(SOONEST_SECONDS, Math.round(ageMs(attempt, now) / 2_000)));

/** A day without money: it is not waited for any longer. A provider that does not answer is given a second day. */
export const isExpired = (attempt: Attempt, now: Date, hasAnswered: boolean): boolean =>
  ageMs(attempt, now) >= (hasAnswered ? DAY_MS : 2 * DAY_MS);
