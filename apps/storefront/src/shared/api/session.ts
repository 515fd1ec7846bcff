import type { SignedInUser } from '@jara/contract';
import { listeners } from '@jara/ui/browser/listeners';
import { NO_USER, parseUser, type UserCookie, userCookie } from './user-cookie.ts';

type Listener = () => void;
type HandOver = (customerId: number | undefined, seenBefore?: number) => void;

/** Why sign-in has to open, and who is told whether the person has signed in. */
type SignInAsked = { readonly why: string; readonly onEnd: (isSignedIn: boolean) => void };

/** The part of a browser that a session needs; a test gives its own. */
export type SessionPage = {
  readonly now: () => number;
  /** The user cookie's value as it stands, to see whether it has changed. */
  readonly readCookie: () => string;
  readonly writeCookie: (cookie: UserCookie) => void;
  /** Says to the other tabs that the session has changed. */
  readonly tellTabs: Listener;
  /** Calls when another tab has said so, and whenever it may have been missed. */
  readonly onHint: (look: Listener) => void;
};

/** Who is signed in, as the user cookie says. It is the one truth for every tab: each looks at it again when told to. */
export function createSession(page: SessionPage) {
  const changed = listeners();
  const signedOut = listeners();
  const signInAsked = listeners<SignInAsked>();
  let seen = page.readCookie();
  let user = parseUser(seen);
  let handOver: HandOver = () => undefined;

  function look(): void {
    const raw = page.readCookie();
    if (raw === seen) return;
    const before = user;
    seen = raw;
    user = parseUser(raw);
    if (before?.id !== user?.id) handOver(user?.id, before?.id);
    if (before && before.id !== user?.id) signedOut.notify();
    changed.notify();
  }
  page.onHint(look);

  const write = (cookie: UserCookie) => {
    page.writeCookie(cookie);
    look();
    page.tellTabs();
  };
  const drop = () => write(NO_USER);

  return {
    /** As last seen; the same object until it changes. */
    user: (): SignedInUser | null => user,
    /** As the cookie says at this moment, whatever tab wrote it. */
    latest(): SignedInUser | null {
      look();
      return user;
    },
    keep: (next: SignedInUser) => write(userCookie(next, page.now())),
    /** Updates the stored customer. */
    change(part: Partial<SignedInUser>): void {
      look();
      if (user) write(userCookie({ ...user, ...part }, page.now()));
    },
    drop,
    /** Spec §4: a session that can go on no more is cleared, and sign-in opens. */
    end(): void {
      drop();
      signInAsked.notify({ why: 'Your session has ended. Please sign in again.', onEnd: () => undefined });
    },
    /** ADR 37: sign-in opens, says why, and leaves who is signed in as they are. True once this customer has signed in. */
    askToSignIn(why: string, customerId: number | undefined): Promise<boolean> {
      return new Promise((resolve) => {
        const onEnd = (isSignedIn: boolean) => resolve(isSignedIn && user?.id === customerId);
        // Its code has not come yet: nobody can open it.
        if (!signInAsked.notify({ why, onEnd })) resolve(false);
      });
    },
    subscribe: changed.subscribe,
    /** For what the browser keeps (data-owner.ts): told at once who is there, and of everyone who comes or goes before others are. */
    onHandOver(tell: HandOver): void {
      handOver = tell;
      tell(user?.id);
    },
    /** For whatever holds something of the customer's in memory: called once they are gone, in every tab. */
    onSignedOut: signedOut.subscribe,
    onSignInAsked: signInAsked.subscribe,
  };
}

export type Session = ReturnType<typeof createSession>;
