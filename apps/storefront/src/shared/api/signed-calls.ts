import { ApiError, isExpired, isRefusal, unavailable } from '@jara/api-client';
import type { Session } from './session.ts';

/** Spec §4: the two answers that one refresh may mend. */
const MENDED_BY_REFRESH = new Set(['Token expired', 'Invalid token']);

type Parts = {
  readonly session: Pick<Session, 'latest' | 'change' | 'end'>;
  /** Asks for a fresh token for a stale one. */
  readonly refresh: (token: string) => Promise<string>;
  /** One tab at a time. */
  readonly withLock: <T>(work: () => Promise<T>) => Promise<T>;
  readonly now: () => number;
};

const isStale = (error: unknown) =>
  error instanceof ApiError && error.status === 401 && MENDED_BY_REFRESH.has(error.message);

const asUnavailable = (error: unknown) =>
  error instanceof ApiError && error.code === 'UNAVAILABLE' ? error : unavailable(error);

const tokenExpired = () => new ApiError('Token expired', { status: 401, code: 'TOKEN_EXPIRED' });

function isOver(token: string, now: number): boolean {
  try {
    return isExpired(token, now);
  } catch {
    // What is no token cannot be used either.
    return true;
  }
}

/** Calls with the signed-in customer's token (spec §4 Token). A guest's call has none. */
export function createSignedCalls({ session, refresh, withLock, now }: Parts) {
  let renewing: Promise<string> | undefined;

  async function renewOnce(stale: string): Promise<string> {
    const held = session.latest();
    // Signed out meanwhile, here or in another tab: nothing is left to refresh.
    if (!held) throw tokenExpired();
    // Another tab, or an earlier call of this one, has been faster.
    if (held.token !== stale) return held.token;
    const token = await refresh(stale).catch((error: unknown) => {
      // Decisions §3: only an answer that refuses ends a session.
      if (!isRefusal(error)) throw asUnavailable(error);
      // After a sign-out in between, no message says that the session is over.
      if (session.latest()?.token === stale) session.end();
      throw error;
    });
    const kept = session.latest()?.token;
    // Where tabs cannot take turns, another one has been given the same token and was faster to keep it.
    if (kept === token) return token;
    // What it has got is nobody's by now, or somebody else's turn.
    if (kept !== stale) throw tokenExpired();
    session.change({ token });
    return token;
  }

  /** All calls that meet a stale token at once wait for one refresh. */
  function renew(stale: string): Promise<string> {
    renewing ??= withLock(() => renewOnce(stale)).finally(() => {
      renewing = undefined;
    });
    return renewing;
  }

  return async function callSigned<T>(send: (token?: string) => Promise<T>): Promise<T> {
    const token = session.latest()?.token;
    if (token === undefined) return send();
    if (isOver(token, now())) {
      session.end();
      throw tokenExpired();
    }
    try {
      return await send(token);
    } catch (error) {
      if (!isStale(error)) throw error;
      // Sent again once and outside the try: another 401 starts no further refresh.
      const fresh = await renew(token);
      return send(fresh);
    }
  };
}
