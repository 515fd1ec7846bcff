import type { Db } from '../../db/client.ts';
import { deleteUntouchedGuestCarts } from './cart.store.ts';

const KEPT_FOR_MS = 30 * 24 * 60 * 60 * 1000;
/** So many end well within the time that a statement is given. */
const AT_ONCE = 1_000;

/** Anybody can create guest carts, and nothing else removes them. One unchanged for 30 days is deleted. */
export async function deleteStaleGuestCarts(db: Db, now: Date): Promise<number> {
  const untouched = { since: new Date(now.getTime() - KEPT_FOR_MS), most: AT_ONCE };
  let deleted = 0;
  for (let gone = AT_ONCE; gone === AT_ONCE; deleted += gone) gone = await deleteUntouchedGuestCarts(db, untouched);
  return deleted;
}
