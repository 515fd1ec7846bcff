import { pushEndpoints } from '@jara/contract';
import type { PushSubscriptions } from '@jara/server/messages';
import type { FastifyInstance } from 'fastify';
import { serve } from '../plugins/serve-contract.ts';

export function pushRoutes(app: FastifyInstance, subscriptions: PushSubscriptions): void {
  serve(app, pushEndpoints, {
    getPushKey: () => subscriptions.key(),
    subscribeToPush: ({ body }, { customer }) => subscriptions.subscribe(customer, body),
    unsubscribeFromPush: ({ body }, { customer }) => subscriptions.unsubscribe(customer, body.endpoint),
  });
}
