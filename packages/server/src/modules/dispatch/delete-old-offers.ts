import type { Db } from '../../db/client.ts';
import { deleteOffersBefore } from './offer.store.ts';

const STORED_FOR_MS = 90 * 24 * 60 * 60 * 1000;

/** Offers are looked at while an order is under way, and by support for a while. */
export const deleteOldOffers = (db: Db, now: Date): Promise<void> =>
  deleteOffersBefore(db, new Date(now.getTime() - STORED_FOR_MS));
