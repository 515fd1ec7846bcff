import type { Db } from '../../db/client.ts';
import { deleteMessagesBefore } from './order-message.store.ts';

/** As long as offers and photos: nobody asks later who was told of an order. */
const STORED_FOR_MS = 90 * 24 * 60 * 60 * 1000;

export const deleteOldOrderMessages = (db: Db, now: Date): Promise<void> =>
  deleteMessagesBefore(db, new Date(now.getTime() - STORED_FOR_MS));
