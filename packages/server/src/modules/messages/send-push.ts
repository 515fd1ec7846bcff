import type { Db } from '../../db/client.ts';
import type { JobHandlers } from '../../jobs/index.ts';
import type { PushAdapter } from '../../processors/push/push-adapter.ts';
import { deleteSubscription, findSubscription } from './push-subscription.store.ts';

type Deps = { readonly db: Db; readonly now: () => Date; readonly push: Pick<PushAdapter, 'send'> };

/** Does the jobs of `queuePush`. A browser that ended its subscription, or is another customer's by now, gets nothing. */
export const sendPushHandler =
  ({ db, now, push }: Deps): JobHandlers['send-push'] =>
  async ({ customer_id, endpoint, message, useful_until }, { signal }) => {
    const subscription = await findSubscription(db, customer_id, endpoint);
    if (!subscription) return { ok: true };
    const ttlSeconds = Math.max(0, Math.floor((Date.parse(useful_until) - now().getTime()) / 1000));
    const outcome = await push.send(subscription, { message, ttlSeconds }, signal);
    if (outcome.ok || !outcome.isGone) return outcome;
    await deleteSubscription(db, customer_id, endpoint);
    return { ok: true };
  };
