import type { Db } from '../../db/client.ts';
import { deleteUntouchedGuestCarts } from './cart.store.ts';

const KEPT_FOR_MS = 30 * 24 * 60 * 60 * 1000;
/** So many end well within the time that a statement is given. */
const AT_ONCE = 1_000;

/** Anybody can make a guest's cart, and nobody else removes it. One that was not changed for 30 days goes. */
export async function forgetGuestCarts(db: Db, now: Date): Promise<number> {
  const untouched = { since: new Date(now.getTime() - KEPT_FOR_MS), most: AT_ONCE };
  let forgotten = 0;
  for (let gone = AT_ONCE; gone === AT_ONCE; forgotten += gone) gone = await deleteUntouchedGuestCarts(db, untouched);
  return forgotten;
}
