import type { Db } from '../../../db/client.ts';
import { findTimelines } from '../record/timeline.store.ts';

/** Whether another delivery of an order was requested, by its customer or by support. */
export const wasRedeliveryRequested = async (db: Db, orderId: number): Promise<boolean> =>
  (await findTimelines(db, [orderId])).some(({ action }) => action === 'ORDER_REDELIVERY_REQUESTED');
