import type { SignedInUser } from '@jara/contract';
import { readCookie, writeCookie } from '../browser/cookie.ts';
import { createSession, type Session } from './session.ts';

function openSession(): Session {
  const tabs = new BroadcastChannel('session');
  return createSession({
    now: Date.now,
    readCookie: () => readCookie('user'),
    writeCookie: ({ value, ...attributes }) => writeCookie('user', value, attributes),
    tellTabs: () => tabs.postMessage('changed'),
    onHint: (look) => {
      tabs.addEventListener('message', look);
      // A page that was asleep may have missed the message, and a cookie ends by itself.
      window.addEventListener('focus', look);
      document.addEventListener('visibilitychange', look);
    },
  });
}

let session: Session | undefined;

/** The session of this browser. Not to be asked for while a page is rendered on the server, which never sees one. */
export function browserSession(): Session {
  session ??= openSession();
  return session;
}

export const signedInUser = (): SignedInUser | null => browserSession().user();
export const subscribeToSession = (listener: () => void) => browserSession().subscribe(listener);
