import { timestamp } from '../drizzle.ts';

/** A point in time, whatever the zone of those who look at it. */
export const moment = () => timestamp({ withTimezone: true });
