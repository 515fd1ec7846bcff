import type { Transaction } from '../../db/client.ts';
import { openAlert } from './alert.store.ts';

/** Support is told that an order has no rider and that nobody takes it, once, until it has one. */
export const askSupportForRider = (tx: Transaction, orderId: number, now: Date): Promise<void> =>
  openAlert(tx, orderId, 'RIDER_WANTED', now);
