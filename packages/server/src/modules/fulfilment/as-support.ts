import type { AuditAction, AuditDetails, FailureCode } from '@jara/contract';
import type { Transaction } from '../../db/client.ts';
import type { StoredOrder } from '../../db/schema/index.ts';
import type { Outcome } from '../../outcome.ts';
import { recordAudit } from '../audit/index.ts';
import type { Staff } from '../identity/index.ts';
import { assignRider } from './assign-rider.ts';
import { completeWithoutPin } from './complete-with-pin.ts';
import { failDelivery, type Step } from './move-as-staff.ts';
import { sendAgain } from './send-again.ts';
import { unlockPin } from './unlock-pin.ts';

type Work<Body, Code extends FailureCode> = (
  tx: Transaction,
  member: Staff<'support'>,
  step: Step,
  body: Body,
) => Promise<Outcome<StoredOrder, Code>>;

/** What was done to an order is written down with its reason. What was refused did nothing. */
const audited =
  <Body, Code extends FailureCode>(
    action: AuditAction,
    work: Work<Body, Code>,
    detailsOf: (body: Body) => AuditDetails = () => ({}),
  ): Work<Body, Code> =>
  async (tx, member, step, body) => {
    const done = await work(tx, member, step, body);
    const { orderId, reason, now } = step;
    const subject = { kind: 'order', id: orderId } as const;
    if (done.ok) await recordAudit(tx, member, { action, subject, reason, details: detailsOf(body), now });
    return done;
  };

/** What support does to an order. Money that it gives back is in `give-back.ts`. */
export const asSupport = {
  assignRider: audited('assign_rider', assignRider, ({ rider_id }) => ({ rider_id })),
  failDelivery: audited('fail_delivery', failDelivery, (given) => ({ fault: given?.fault ?? null })),
  sendAgain: audited('send_again', sendAgain),
  complete: audited('complete_order', completeWithoutPin),
  unlockPin: audited('unlock_pin', unlockPin),
};
