import type { Endpoint } from '@jara/contract';
import { useSyncExternalStore } from 'react';
import { call } from '../api/call.ts';
import { createBrowserQueue } from './browser-queue.ts';

/** Done once by its key, or a value that is set and may be set again. */
type StaffAction = Endpoint & { readonly caller: { readonly staff: string } } & (
    | { readonly idempotent: true }
    | { readonly method: 'PUT' }
  );

/** Far more than anybody taps without a line. */
const MOST_WAITING = 200;
/** What can wait, by its name; each feature adds its own when its code has come. */
const endpoints = new Map<string, StaffAction>();

export const actions = createBrowserQueue('console_actions', {
  canSend: ({ name }) => endpoints.has(name),
  async send({ id, name, subjectId, body }) {
    const endpoint = endpoints.get(name);
    if (!endpoint) throw new Error(`nothing sends the action ${name} yet`);
    return call(endpoint, { params: { id: String(subjectId) }, body }, { idempotencyKey: id });
  },
  mostWaiting: MOST_WAITING,
});

/** From now on these can be added and sent. */
export function provideActions(table: Readonly<Record<string, StaffAction>>): void {
  for (const [name, endpoint] of Object.entries(table)) endpoints.set(name, endpoint);
  actions.resume();
}

export const useActions = () => useSyncExternalStore(actions.subscribe, actions.state);
