import type { DeliveryFault } from '@jara/contract';
import { mayDo, type OrderAction } from '@jara/domain/order';
import type { Transaction } from '../../db/client.ts';
import type { StoredOrder } from '../../db/schema/index.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import type { Staff } from '../identity/index.ts';
import { moveOrder, wasRedeliveryRequested } from '../order/index.ts';
import { openAlert } from './alert.store.ts';
import { findInScope } from './staff-order.store.ts';

/** What somebody of the staff does to which order, and when. */
export type Step = {
  readonly orderId: number;
  readonly now: Date;
  /** For support; of a rejection the customer reads it too. */
  readonly reason?: string | undefined;
};
export type Moved = Outcome<StoredOrder, 'ORDER_NOT_FOUND' | 'ORDER_MOVED_ON'>;

/** Decisions §8: who does what without anything else being asked for. */
export type ActionOf = {
  readonly vendor: 'accept' | 'reject' | 'prepare' | 'ready';
  readonly rider: 'arrive_at_vendor' | 'pick_up' | 'arrive';
  readonly support: 'give_up';
};

/** As events name them. */
export const actorOf = ({ role, id }: Staff): string => `${role} ${id}`;

/** Moves an order that was found in the scope of whoever moves it, unless it was given to another rider since. */
export async function moveFound(
  tx: Transaction,
  member: Staff,
  found: StoredOrder,
  action: OrderAction,
  { now, reason }: Step,
  fault?: DeliveryFault | null,
): Promise<Outcome<StoredOrder, 'ORDER_MOVED_ON'>> {
  const { rider_id } = found;
  const moved = await moveOrder(tx, found, { action, actor: actorOf(member), reason, rider_id, fault, now });
  return moved ? succeed(moved) : refuse('ORDER_MOVED_ON');
}

/** Moves an order of theirs by the state machine; of several at once one wins, and the others are told. */
export async function moveFor<Role extends keyof ActionOf>(
  tx: Transaction,
  member: Staff<Role>,
  action: ActionOf[Role],
  step: Step,
): Promise<Moved> {
  const found = await findInScope(tx, member, step.orderId);
  return found ? moveFound(tx, member, found, action, step) : refuse('ORDER_NOT_FOUND');
}

/**
 * It could not be handed over, and what was not the customer's fault costs them no other delivery. Decisions §6: before anybody has fetched it the customer is given everything back. A
 * vendor says so of what its own rider brings.
 */
export async function failDelivery(
  tx: Transaction,
  member: Staff,
  step: Step,
  { fault }: { readonly fault: DeliveryFault | null } = { fault: null },
): Promise<Moved> {
  const found = await findInScope(tx, member, step.orderId);
  if (!found) return refuse('ORDER_NOT_FOUND');
  if (mayDo('fail_delivery', found)) {
    const isAnothers = member.role === 'vendor' && found.rider_id !== null;
    if (isAnothers) return refuse('ORDER_MOVED_ON');
    const moved = await moveFound(tx, member, found, 'fail_delivery', step, fault);
    // Decisions §11: after the second one support decides.
    if (moved.ok && (await wasRedeliveryRequested(tx, found.id)))
      await openAlert(tx, found.id, 'FAILED_AGAIN', step.now);
    return moved;
  }
  return member.role === 'rider' ? moveFound(tx, member, found, 'give_up', step) : refuse('ORDER_MOVED_ON');
}
