import type { Transaction } from '../../db/client.ts';
import { refuse } from '../../outcome.ts';
import type { Staff } from '../identity/index.ts';
import { closeAlert } from './alert.store.ts';
import { type Moved, moveFound, type Step } from './move-as-staff.ts';
import { findInScope } from './staff-order.store.ts';

/** Decisions §11: after a delivery that failed again, support may have another one tried. It costs nobody anything. */
export async function sendAgain(tx: Transaction, member: Staff<'support'>, step: Step): Promise<Moved> {
  const found = await findInScope(tx, member, step.orderId);
  if (!found) return refuse('ORDER_NOT_FOUND');
  const moved = await moveFound(tx, member, found, 'redeliver', step);
  if (moved.ok) await closeAlert(tx, found.id, 'FAILED_AGAIN', step.now);
  return moved;
}
