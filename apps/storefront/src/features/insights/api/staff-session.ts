import { isExpired } from '@jara/api-client';
import { listeners } from '@jara/ui/browser/listeners';
import { type StoredText, storedJson } from '@jara/ui/browser/stored-value';
import { z } from 'zod';
import { tabText } from '@/shared/browser/storage.ts';

const keptMember = z.object({ token: z.string(), name: z.string() });
export type StaffMember = z.infer<typeof keptMember>;

export type StaffState = {
  readonly member: StaffMember | null;
  /** Why nobody is signed in any more, where that was not asked for. */
  readonly reason?: string;
};

export const SHIFT_ENDED = 'Your shift has ended. Please sign in again.';
export const SUPPORT_ONLY = 'This page is for support. Please sign in as somebody of theirs.';
export const IN_CONSOLE = 'Support signs in with a second factor, in the console.';

/** The part of a tab that a staff session needs; a test gives its own. */
export type StaffTab = {
  readonly text: StoredText;
  readonly now: () => number;
};

/** Who of the staff is signed in. The tab keeps it for a shift; it is never that of a customer. */
export function createStaffSession({ text, now }: StaffTab) {
  const kept = storedJson(text, (json) => keptMember.safeParse(json).data);
  const changed = listeners();
  let state = read();

  function isOver(token: string): boolean {
    try {
      return isExpired(token, now());
    } catch {
      return true;
    }
  }

  function read(): StaffState {
    const member = kept.read();
    if (!member) return { member: null };
    return isOver(member.token) ? { member: null, reason: SHIFT_ENDED } : { member };
  }

  function become(next: StaffState): void {
    state = next;
    kept.write(next.member ?? undefined);
    changed.notify();
  }

  return {
    /** The same object until it changes. */
    state: (): StaffState => state,
    keep: (member: StaffMember) => become({ member }),
    end: (reason?: string) => become({ member: null, ...(reason !== undefined && { reason }) }),
    /** Their token, unless the shift is over. */
    token(): string | undefined {
      if (state.member && isOver(state.member.token)) become({ member: null, reason: SHIFT_ENDED });
      return state.member?.token;
    },
    subscribe: changed.subscribe,
  };
}

let session: ReturnType<typeof createStaffSession> | undefined;

/** That of this tab. Not to be asked for while a page is rendered on the server. */
export function staffSession(): ReturnType<typeof createStaffSession> {
  session ??= createStaffSession({ text: tabText('staff'), now: Date.now });
  return session;
}
