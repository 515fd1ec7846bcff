import type { Db } from '../../../db/client.ts';
import { deleteEventsBefore } from './order-event.store.ts';

/** Nobody resumes a stream after a week. */
const RESUMED_WITHIN_MS = 7 * 24 * 60 * 60 * 1000;

export const deleteOldOrderEvents = (db: Db, now: Date): Promise<void> =>
  deleteEventsBefore(db, new Date(now.getTime() - RESUMED_WITHIN_MS));
