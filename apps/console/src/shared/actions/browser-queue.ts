import { newId } from '@jara/api-client';
import { storedJson } from '@jara/ui/browser/stored-value';
import { type Member, session } from '../api/session.ts';
import type { LocalKey } from '../browser/register.ts';
import { storedText } from '../browser/storage.ts';
import { type ActionPorts, createActionQueue, readActions } from './action-queue.ts';

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

const ownerOf = (member: Member | null) => (member ? `${member.role} ${member.scope ?? 0}` : undefined);

/** A queue that all tabs of the browser share, for whoever is signed in. */
export function createBrowserQueue(
  key: LocalKey,
  { canSend, send, mostWaiting }: Pick<ActionPorts, 'canSend' | 'send' | 'mostWaiting'>,
) {
  const stored = storedJson(storedText(key), readActions);
  const queue = createActionQueue({
    store: { read: stored.read, write: (list) => void stored.write(list.length === 0 ? undefined : list) },
    // Without locks (they are for https and localhost) the key alone keeps an action from being done twice.
    withTabLock: (work) => (navigator.locks ? navigator.locks.request(key, work) : work()),
    ...{ canSend, send, mostWaiting, wait, newId, now: Date.now },
  });
  /** Sends what waits, and can be sent by now. */
  const resume = () => queue.beginFor(ownerOf(session.state().member));
  session.subscribe(resume);
  if (typeof window !== 'undefined') window.addEventListener('storage', queue.lookAgain);
  return { ...queue, resume };
}
