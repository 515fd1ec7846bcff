import type { Db } from '../../db/client.ts';
import type { Limits } from '../../limits/limits.ts';
import { keysOf } from './code-limits.ts';
import { markUnlocked } from './staff.store.ts';
import type { Staff } from './staff-tokens.ts';

type Deps = { readonly db: Db; readonly limits: Limits; readonly now: () => Date };

/**
 * Forgets what keeps somebody of the staff from signing in: wrong guesses and texts, of strangers and of their own
 * browsers. Undefined if nobody of the staff has this phone.
 */
export async function unlockStaff({ db, limits, now }: Deps, phone: string): Promise<Staff | undefined> {
  const member = await markUnlocked(db, phone, now());
  if (member) await limits.clearAll(keysOf({ audience: 'staff', phone }));
  return member;
}
