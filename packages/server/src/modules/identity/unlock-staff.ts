import type { Db, Transaction } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Limits } from '../../limits/limits.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { type Auditor, recordAudit } from '../audit/index.ts';
import { keysOf } from './code-limits.ts';
import { wrongProofs } from './second-factor/prove.ts';
import { findStaffByPhone, markUnlocked, type StaffRow } from './staff.store.ts';

type Deps = { readonly db: Db; readonly limits: Limits; readonly now: () => Date };
type Unlocking = { readonly by: Auditor; readonly reason?: string };

/**
 * Forgets what keeps somebody of the staff from signing in: wrong guesses and texts, of strangers and of their own
 * browsers, and wrong second factors. Undefined if nobody is found.
 */
async function unlock(
  { db, limits, now }: Deps,
  find: (tx: Transaction) => Promise<number | undefined>,
  { by, reason }: Unlocking,
): Promise<StaffRow | undefined> {
  const member = await inTransaction(db, async (tx) => {
    const id = await find(tx);
    const unlocked = id === undefined ? undefined : await markUnlocked(tx, id, now());
    if (!unlocked) return undefined;
    const subject = { kind: 'staff', id: unlocked.id } as const;
    await recordAudit(tx, by, { action: 'unlock_staff', subject, reason, now: now() });
    return unlocked;
  });
  if (!member) return undefined;
  await limits.clearAll(keysOf({ audience: 'staff', phone: member.phone }));
  await limits.clear(wrongProofs(member.id));
  return member;
}

/** By the operator, who knows the phone. */
export const unlockStaff = (deps: Deps, phone: string): Promise<StaffRow | undefined> =>
  unlock(deps, async (tx) => (await findStaffByPhone(tx, phone))?.id, { by: 'operator' });

/** More than anybody needs: all keys are looked at each time. */
const UNLOCKS = { name: 'staff-unlocks', most: 30, windowSeconds: 3_600 };

/** By support, for a colleague or for somebody of a vendor or a rider. */
export function createUnlocks(deps: Deps) {
  const count = deps.limits.counter(UNLOCKS);
  return async (
    by: { readonly id: number },
    id: number,
    reason: string,
  ): Promise<Outcome<null, 'STAFF_NOT_FOUND' | 'TOO_MANY_REQUESTS'>> => {
    const counted = count(String(by.id));
    if (!counted.ok) return counted;
    const member = await unlock(deps, async () => id, { by, reason });
    return member ? succeed(null) : refuse('STAFF_NOT_FOUND');
  };
}
