import type { pushSubscription } from '@jara/contract';
import type { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import type { PushAdapter } from '../../processors/push/push-adapter.ts';
import { deleteSubscription, putSubscription } from './push-subscription.store.ts';

/** Browsers of one customer. The oldest goes. */
const MOST_SUBSCRIPTIONS = 5;

type Deps = {
  readonly db: Db;
  readonly now: () => Date;
  readonly push: Pick<PushAdapter, 'publicKey' | 'accepts'>;
};

export const createPushSubscriptions = ({ db, now, push }: Deps) => ({
  async key(): Promise<Outcome<{ public_key: string }>> {
    return succeed({ public_key: push.publicKey });
  },

  async subscribe(
    customer_id: number,
    { endpoint, keys }: z.infer<typeof pushSubscription>,
  ): Promise<Outcome<null, 'PUSH_NOT_OFFERED'>> {
    if (!push.accepts({ endpoint, ...keys })) return refuse('PUSH_NOT_OFFERED');
    const subscription = { customer_id, endpoint, ...keys, created_at: now() };
    const isPut = await inTransaction(db, (tx) => putSubscription(tx, subscription, MOST_SUBSCRIPTIONS));
    return isPut ? succeed(null) : refuse('PUSH_NOT_OFFERED');
  },

  async unsubscribe(customer: number, endpoint: string): Promise<Outcome<null>> {
    await deleteSubscription(db, customer, endpoint);
    return succeed(null);
  },
});

export type PushSubscriptions = ReturnType<typeof createPushSubscriptions>;
