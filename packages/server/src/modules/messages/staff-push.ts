import type { PushMessage, pushSubscription } from '@jara/contract';
import type { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import { enqueueInstead, type JobHandlers } from '../../jobs/index.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import type { PushAdapter } from '../../processors/push/push-adapter.ts';
import {
  deleteStaffSubscription,
  findStaffEndpoints,
  findStaffSubscription,
  type Notified,
  putStaffSubscription,
} from './staff-push-subscription.store.ts';

/** Browsers of one person. The oldest goes. */
const MOST_SUBSCRIPTIONS = 5;

type Deps = {
  readonly db: Db;
  readonly now: () => Date;
  readonly push: Pick<PushAdapter, 'publicKey' | 'accepts'>;
};

/** The browsers in which somebody of the staff is notified, until the session ends in which they asked for it. */
export const createStaffPushSubscriptions = ({ db, now, push }: Deps) => ({
  async key(): Promise<Outcome<{ public_key: string }>> {
    return succeed({ public_key: push.publicKey });
  },

  async subscribe(
    of: { readonly staff_id: number; readonly session_id: string },
    { endpoint, keys }: z.infer<typeof pushSubscription>,
  ): Promise<Outcome<null, 'PUSH_NOT_OFFERED'>> {
    if (!push.accepts({ endpoint, ...keys })) return refuse('PUSH_NOT_OFFERED');
    const subscription = { ...of, endpoint, ...keys, created_at: now() };
    const isPut = await inTransaction(db, (tx) => putStaffSubscription(tx, subscription, MOST_SUBSCRIPTIONS));
    return isPut ? succeed(null) : refuse('PUSH_NOT_OFFERED');
  },

  async unsubscribe(staffId: number, endpoint: string): Promise<Outcome<null>> {
    await deleteStaffSubscription(db, staffId, endpoint);
    return succeed(null);
  },
});

export type StaffPushSubscriptions = ReturnType<typeof createStaffPushSubscriptions>;

type Push = {
  readonly to: Notified;
  readonly message: PushMessage;
  readonly now: Date;
  readonly usefulSeconds: number;
};

/** Has each browser of a vendor's staff, or of one of the staff, notified once the caller's transaction commits. */
export async function queueStaffPush(tx: Db, { to, message, now, usefulSeconds }: Push): Promise<void> {
  const expiresAt = new Date(now.getTime() + usefulSeconds * 1000);
  for (const { staff_id, endpoint } of await findStaffEndpoints(tx, to, now)) {
    const data = { staff_id, endpoint, message, useful_until: expiresAt.toISOString() };
    const options = { runAt: now, expiresAt, dedupe: `${message.tag} ${endpoint}` };
    await enqueueInstead(tx, { name: 'send-staff-push', data }, options);
  }
}

type Sending = { readonly db: Db; readonly now: () => Date; readonly push: Pick<PushAdapter, 'send'> };

/** Does the jobs of `queueStaffPush`. Somebody who has left, or has ended it, gets nothing. */
export const sendStaffPushHandler =
  ({ db, now, push }: Sending): JobHandlers['send-staff-push'] =>
  async ({ staff_id, endpoint, message, useful_until }, { signal }) => {
    const subscription = await findStaffSubscription(db, { staff_id, endpoint }, now());
    if (!subscription) return { ok: true };
    const ttlSeconds = Math.max(0, Math.floor((Date.parse(useful_until) - now().getTime()) / 1000));
    const outcome = await push.send(subscription, { message, ttlSeconds }, signal);
    if (outcome.ok || !outcome.isGone) return outcome;
    await deleteStaffSubscription(db, staff_id, endpoint);
    return { ok: true };
  };
