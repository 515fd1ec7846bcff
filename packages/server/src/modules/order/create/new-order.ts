import { randomInt } from 'node:crypto';
import type { Currency } from '@jara/contract';
import type { StoredOrder } from '../../../db/schema/index.ts';
import { type Chosen, chosenPayment } from './chosen-payment.ts';

export type NewOrder = Omit<StoredOrder, 'status' | 'paid_at' | 'promo_use_id'>;

/** From nine digits on to the last that PostgreSQL's `integer` takes (ADR 56). */
const [FIRST, END] = [100_000_000, 2 ** 31];

/** What orders of carts and of packages have in common before anybody has done anything with them. */
export const newOrder = (chosen: Chosen, currency: Currency) => ({
  /** Decisions §1: drawn at random, so that two of them do not tell how many orders lie between. */
  id: randomInt(FIRST, END),
  /** What the customer says to whoever brings or hands over the order. */
  pin: String(randomInt(10_000)).padStart(4, '0'),
  ...{ version: 1, wrong_pins: 0, rider_id: null, refunded: 0, vendor_charge: 0, delivery_fault: null, ready_by: null },
  ...chosenPayment(chosen, currency),
});
