import { timingSafeEqual } from 'node:crypto';
import { mayDo } from '@jara/domain/order';
import type { Transaction } from '../../db/client.ts';
import type { StoredOrder } from '../../db/schema/index.ts';
import { type Outcome, refuse } from '../../outcome.ts';
import type { Staff } from '../identity/index.ts';
import { closeAlert, openAlert } from './alert.store.ts';
import { type Moved, moveFound, type Step } from './move-as-staff.ts';
import { countPinTry, forgetPinTries, MOST_WRONG_PINS } from './pin.store.ts';
import { findInScope } from './staff-order.store.ts';

const isSame = (given: string, pin: string): boolean =>
  given.length === pin.length && timingSafeEqual(Buffer.from(given), Buffer.from(pin));

/**
 * The customer has it and has said the PIN. Five wrong ones in a row are told to support, who goes on. A refusal must be
 * committed too: it has counted. A vendor hands over what is fetched and what its own rider brings.
 */
export async function completeWithPin(
  tx: Transaction,
  member: Staff<'vendor'> | Staff<'rider'>,
  step: Step,
  pin: string,
): Promise<Outcome<StoredOrder, 'ORDER_NOT_FOUND' | 'ORDER_MOVED_ON' | 'PIN_WRONG' | 'PIN_LOCKED'>> {
  const found = await findInScope(tx, member, step.orderId);
  if (!found) return refuse('ORDER_NOT_FOUND');
  const isAnothers = member.role === 'vendor' && found.rider_id !== null;
  if (isAnothers || !mayDo('complete', found)) return refuse('ORDER_MOVED_ON');
  const taken = await countPinTry(tx, found.id);
  if (!taken) return refuse('PIN_LOCKED');
  if (isSame(pin, taken.pin)) {
    await forgetPinTries(tx, found.id);
    return moveFound(tx, member, found, 'complete', step);
  }
  if (taken.wrong_pins < MOST_WRONG_PINS) return refuse('PIN_WRONG');
  await openAlert(tx, found.id, 'WRONG_PINS', step.now);
  return refuse('PIN_LOCKED');
}

/** Support has made sure that the customer has it, whatever was said before. */
export async function completeWithoutPin(tx: Transaction, member: Staff<'support'>, step: Step): Promise<Moved> {
  const found = await findInScope(tx, member, step.orderId);
  if (!found) return refuse('ORDER_NOT_FOUND');
  const moved = await moveFound(tx, member, found, 'complete', step);
  if (!moved.ok) return moved;
  await forgetPinTries(tx, found.id);
  await closeAlert(tx, found.id, 'WRONG_PINS', step.now);
  return moved;
}
