import { newId } from '@jara/api-client';
import type { Endpoint } from '@jara/contract';
import { storedJson } from '@jara/ui/browser/stored-value';
import { useSyncExternalStore } from 'react';
import { call } from '../api/call.ts';
import { type Member, session } from '../api/session.ts';
import { storedText } from '../browser/storage.ts';
import { type Action, createActionQueue, readActions } from './action-queue.ts';

type StaffAction = Endpoint & { readonly idempotent: true; readonly caller: { readonly staff: string } };

const STORED = 'console_actions';
/** What can wait, by its name; each feature adds its own when its code has come. */
const endpoints = new Map<string, StaffAction>();
const stored = storedJson(storedText(STORED), readActions);

/** A network that comes back ends the wait. */
const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
  });

async function send({ id, name, orderId, body }: Action): Promise<unknown> {
  const endpoint = endpoints.get(name);
  if (!endpoint) throw new Error(`nothing sends the action ${name} yet`);
  return call(endpoint, { params: { id: String(orderId) }, body }, { idempotencyKey: id });
}

export const actions = createActionQueue({
  store: { read: stored.read, write: (list) => void stored.write(list.length === 0 ? undefined : list) },
  canSend: ({ name }) => endpoints.has(name),
  send,
  // Without locks (they are for https and localhost) the key alone keeps an action from being done twice.
  withTabLock: (work) => (navigator.locks ? navigator.locks.request(STORED, work) : work()),
  wait,
  newId,
  now: Date.now,
});

const ownerOf = (member: Member | null) => (member ? `${member.role} ${member.scope ?? 0}` : undefined);
const beginForMember = () => actions.beginFor(ownerOf(session.state().member));

/** From now on these can be added and sent. */
export function provideActions(table: Readonly<Record<string, StaffAction>>): void {
  for (const [name, endpoint] of Object.entries(table)) endpoints.set(name, endpoint);
  beginForMember();
}

session.subscribe(beginForMember);
if (typeof window !== 'undefined') window.addEventListener('storage', actions.lookAgain);

export const useActions = () => useSyncExternalStore(actions.subscribe, actions.state);
