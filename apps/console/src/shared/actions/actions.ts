import type { Endpoint } from '@jara/contract';
import { useSyncExternalStore } from 'react';
import { call } from '../api/call.ts';
import { createBrowserQueue } from './browser-queue.ts';

type StaffAction = Endpoint & { readonly idempotent: true; readonly caller: { readonly staff: string } };

/** Far more than anybody taps without a line. */
const MOST_WAITING = 200;
/** What can wait, by its name; each feature adds its own when its code has come. */
const endpoints = new Map<string, StaffAction>();

export const actions = createBrowserQueue('console_actions', {
  canSend: ({ name }) => endpoints.has(name),
  async send({ id, name, orderId, body }) {
    const endpoint = endpoints.get(name);
    if (!endpoint) throw new Error(`nothing sends the action ${name} yet`);
    return call(endpoint, { params: { id: String(orderId) }, body }, { idempotencyKey: id });
  },
  mostWaiting: MOST_WAITING,
});

/** From now on these can be added and sent. */
export function provideActions(table: Readonly<Record<string, StaffAction>>): void {
  for (const [name, endpoint] of Object.entries(table)) endpoints.set(name, endpoint);
  actions.resume();
}

export const useActions = () => useSyncExternalStore(actions.subscribe, actions.state);
