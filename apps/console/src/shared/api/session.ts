import { isExpired } from '@jara/api-client';
import { id, staffRole } from '@jara/contract';
import { listeners } from '@jara/ui/browser/listeners';
import { type StoredText, storedJson } from '@jara/ui/browser/stored-value';
import { z } from 'zod';
import { storedText } from '../browser/storage.ts';

const storedMember = z.object({
  token: z.string(),
  role: staffRole,
  scope: id.nullable(),
  name: z.string(),
  /** Whether the session may do nothing but add a second factor. */
  must_enrol: z.boolean(),
});
/** Somebody of the staff, as the sign-in answers. */
export type Member = z.infer<typeof storedMember>;

type State = {
  readonly member: Member | null;
  /** Why nobody is signed in any more, where that was not asked for. */
  readonly reason?: string;
};

export const SHIFT_ENDED = 'Your session has ended. Please sign in again.';

/** The part of a browser that a session needs; a test gives its own. */
type Browser = { readonly text: StoredText; readonly now: () => number };

/** Who of the staff is signed in to this browser, in all of its tabs, until they sign out or the API ends their session. */
export function createSession({ text, now }: Browser) {
  const stored = storedJson(text, (json) => storedMember.safeParse(json).data);
  const changed = listeners();
  let state = read();

  function isOver(token: string): boolean {
    try {
      return isExpired(token, now());
    } catch {
      return true;
    }
  }

  function read(): State {
    const member = stored.read();
    if (!member) return { member: null };
    return isOver(member.token) ? { member: null, reason: SHIFT_ENDED } : { member };
  }

  function become(next: State): void {
    state = next;
    stored.write(next.member ?? undefined);
    changed.notify();
  }

  return {
    /** The same object until it changes. */
    state: (): State => state,
    begin: (member: Member) => become({ member }),
    end: (reason?: string) => become({ member: null, ...(reason !== undefined && { reason }) }),
    /** Another tab has begun or ended a session. */
    lookAgain(): void {
      const next = read();
      if (next.member?.token === state.member?.token) return;
      state = next;
      changed.notify();
    },
    /** Of whoever is signed in, unless it has ended. */
    token(): string | undefined {
      if (state.member && isOver(state.member.token)) become({ member: null, reason: SHIFT_ENDED });
      return state.member?.token;
    },
    subscribe: changed.subscribe,
  };
}

export const session = createSession({ text: storedText('console_member'), now: Date.now });

/** A storage event tells the tabs of a browser from each other. */
export const followOtherTabs = (): void => window.addEventListener('storage', session.lookAgain);
