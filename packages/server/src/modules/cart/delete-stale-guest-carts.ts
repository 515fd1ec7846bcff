import type { Db } from '../../db/client.ts';
import { deleteUntouchedGuestCarts } from './cart.store.ts';
import { deleteRemovedCarts } from './removed-cart.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_FOR_MS = 30 * DAY_MS;
/** A browser that sends a change again does so within a day; the second day is for whoever was offline. */
const REMEMBERED_FOR_MS = 2 * DAY_MS;
/** So many end well within the time that a statement is given. */
const AT_ONCE = 1_000;

/** What removed carts have seen is forgotten after two days. */
export const forgetRemovedCarts = (db: Db, now: Date): Promise<void> =>
  deleteRemovedCarts(db, new Date(now.getTime() - REMEMBERED_FOR_MS));

/** Anybody can create guest carts, and nothing else removes them. One unchanged for 30 days is deleted. */
export async function deleteStaleGuestCarts(db: Db, now: Date): Promise<number> {
  const untouched = { since: new Date(now.getTime() - KEPT_FOR_MS), most: AT_ONCE };
  let deleted = 0;
  for (let gone = AT_ONCE; gone === AT_ONCE; deleted += gone) gone = await deleteUntouchedGuestCarts(db, untouched);
  return deleted;
}
