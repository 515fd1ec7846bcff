import type { Transaction } from '../../../db/client.ts';
import { findStaff } from '../staff.store.ts';
import { deleteSecondFactors, lockSecondFactors } from './second-factor.store.ts';

/** By an operator, for somebody of support who has no colleague left to do it. False if nobody is of that id. */
export async function resetSecondFactors(tx: Transaction, staffId: number): Promise<boolean> {
  await lockSecondFactors(tx, staffId);
  const member = await findStaff(tx, staffId);
  if (member) await deleteSecondFactors(tx, staffId);
  return member !== undefined;
}
