import type { FailureCode } from '@jara/contract';
import { mayDo } from '@jara/domain/order';
import type { Transaction } from '../../db/client.ts';
import type { StoredApproval, StoredOrder } from '../../db/schema/index.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import {
  type ApprovalWork,
  findRequestsOf,
  type MaybeWaiting,
  type MoneyRequest,
  needsSecondPerson,
  type Requester,
  type RequestFailure,
  recordDoneAlone,
  requestApproval,
} from '../approval/index.ts';
import type { Staff } from '../identity/index.ts';
import { creditOrder, findRefundable, refuseCredit } from '../order/index.ts';
import { closeAlert } from './alert.store.ts';
import { actorOf, moveFor, type Step } from './move-as-staff.ts';
import { findInScope } from './staff-order.store.ts';

type Given = { readonly amount: number; readonly fault?: 'vendor_fault' | null };
type MoveFailure = 'ORDER_NOT_FOUND' | 'ORDER_MOVED_ON';
type RefundFailure = MoveFailure | 'REFUND_TOO_LARGE' | 'GIVE_UP_INSTEAD';
type Support = Staff<'support'>;
type Asker = Support & Requester;

/** Does it, or has it wait for a second person where it is above the limit. */
async function doOrRequest<Code extends FailureCode>(
  tx: Transaction,
  member: Asker,
  { order, request }: { readonly order: StoredOrder; readonly request: MoneyRequest },
  work: () => Promise<Outcome<StoredOrder, Code>>,
): Promise<Outcome<MaybeWaiting<StoredOrder>, Code | RequestFailure>> {
  const isAbove = await needsSecondPerson(tx, member, request);
  // What others have requested of it counts: together it is no more than can be given back.
  const requests = await findRequestsOf(tx, request.subject, request.now);
  const waiting = requests.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  if (waiting > 0 && request.amount + waiting > (await findRefundable(tx, order))) return refuse('APPROVAL_WAITS');
  if (isAbove) {
    const approval = await requestApproval(tx, member, request);
    return approval.ok ? succeed({ done: order, approval: approval.data }) : approval;
  }
  const done = await work();
  if (!done.ok) return done;
  await recordDoneAlone(tx, member, request);
  return succeed({ done: done.data, approval: null });
}

async function credit(
  tx: Transaction,
  member: Support,
  { orderId, reason, now }: Step,
  given: Given,
): Promise<Outcome<StoredOrder, RefundFailure>> {
  const found = await findInScope(tx, member, orderId);
  if (!found) return refuse('ORDER_NOT_FOUND');
  const { amount, fault = null } = given;
  const credited = await creditOrder(tx, found, { amount, fault, actor: actorOf(member), reason, now });
  // It answers a delivery that failed again.
  if (credited.ok) await closeAlert(tx, orderId, 'FAILED_AGAIN', now);
  return credited;
}

const requestOf = (order: StoredOrder, { reason = '', now }: Step): Omit<MoneyRequest, 'kind' | 'amount'> => ({
  ...{ subject: { kind: 'order', id: order.id }, currency: order.currency, reason, now },
});

/** Support gives a part of what was paid back, or all of it once the order was fetched. */
export async function refund(
  tx: Transaction,
  member: Asker,
  step: Step,
  given: Given,
): Promise<Outcome<MaybeWaiting<StoredOrder>, RefundFailure | RequestFailure>> {
  const order = await findInScope(tx, member, step.orderId);
  if (!order) return refuse('ORDER_NOT_FOUND');
  const refused = await refuseCredit(tx, order, given.amount);
  if (refused) return refused;
  const request: MoneyRequest = { ...requestOf(order, step), kind: 'refund', ...given };
  return doOrRequest(tx, member, { order, request }, () => credit(tx, member, step, given));
}

/** It cannot be made or brought: everything that was paid is given back. */
export async function giveUp(
  tx: Transaction,
  member: Asker,
  step: Step,
): Promise<Outcome<MaybeWaiting<StoredOrder>, MoveFailure | RequestFailure>> {
  const order = await findInScope(tx, member, step.orderId);
  if (!order) return refuse('ORDER_NOT_FOUND');
  if (!mayDo('give_up', order)) return refuse('ORDER_MOVED_ON');
  const request: MoneyRequest = {
    ...requestOf(order, step),
    kind: 'give_up',
    amount: await findRefundable(tx, order),
  };
  return doOrRequest(tx, member, { order, request }, () => moveFor(tx, member, 'give_up', step));
}

/** It is done as by whoever requested it, by the step that it would have been. */
const requester = ({ requested_by }: StoredApproval): Support => ({ id: requested_by, role: 'support', scope: null });

/** What was requested of an order, once somebody else of support has agreed. */
export const refundAgreed: ApprovalWork = (tx, approval, now) => {
  const { reason, amount, fault } = approval;
  const given = { amount: amount ?? 0, fault: fault === 'vendor_fault' ? fault : null };
  return credit(tx, requester(approval), { orderId: Number(approval.subject_id), reason, now }, given);
};

/** More may have been paid since, as for a redelivery: that nobody agreed to. */
export const giveUpAgreed: ApprovalWork = async (tx, approval, now) => {
  const member = requester(approval);
  const order = await findInScope(tx, member, Number(approval.subject_id));
  if (!order) return refuse('ORDER_NOT_FOUND');
  if ((await findRefundable(tx, order)) > (approval.amount ?? 0)) return refuse('ORDER_MOVED_ON');
  return moveFor(tx, member, 'give_up', { orderId: order.id, reason: approval.reason, now });
};
