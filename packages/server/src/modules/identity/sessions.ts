import { randomUUID } from 'node:crypto';
import { asCaller } from '../../db/caller.ts';
import type { Db } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import type { Secrets } from '../../secrets.ts';
import type { Customer } from './customer.store.ts';
import {
  deleteSession,
  findOpenSessions,
  insertSession,
  lockSession,
  rotateSession,
  type Session,
  type SignedInCustomer,
} from './session.store.ts';
import { createSessionCache } from './session-cache.ts';
import { createTokenReader, signToken, type TokenFailure } from './signed-token.ts';

/** Decisions §3. */
const SESSION_MS = 30 * 24 * 60 * 60 * 1000;
/** How long the pair just replaced may ask for its successor again: a response can be lost. */
const GRACE_MS = 30 * 1000;

export type SessionDeps = {
  readonly db: Db;
  readonly secrets: Secrets;
  readonly now: () => Date;
  /** How long a token is good for before it must be refreshed. */
  readonly tokenFreshSeconds: number;
  /** Whether every change that the database announces reaches us. */
  readonly isCurrent: () => boolean;
};

/** What signing in gives: the bearer token for the page, and the refresh cookie that the page cannot read. */
export type Pair = { readonly token: string; readonly refresh: string };
type Claims = {
  readonly sessionId: string;
  readonly rotation: number;
  readonly issuedAt: number;
  readonly customer: string;
};
/** Which rotation each half of a pair is of. */
type Halves = { readonly token: number; readonly cookie: number };

/** What a pair is worth to the session as it stands. */
function judge({ rotation, rotated_at }: Session, { token, cookie }: Halves, now: Date): 'renew' | 'repeat' | 'end' {
  const older = Math.min(token, cookie);
  if (older === rotation) return 'renew';
  if (older !== rotation - 1) return 'end';
  if (now.getTime() - rotated_at.getTime() < GRACE_MS) return 'repeat';
  // An answer that was cut after its headers has left the new cookie beside the old token. The secret is the cookie.
  return cookie === rotation ? 'renew' : 'end';
}

export function createSessions({ db, secrets, now, tokenFreshSeconds, isCurrent }: SessionDeps) {
  const cache = createSessionCache({ db, now, isCurrent });
  const verified = createTokenReader(secrets.tokenKey, now);

  const refreshOf = (id: string, rotation: number) =>
    `${id}.${rotation}.${secrets.mac('refresh', `${id}.${rotation}`)}`;

  function readRefresh(cookie: string | undefined): { id: string; rotation: number } | undefined {
    const [id, rotation, mac] = cookie?.split('.') ?? [];
    if (!id || !rotation || !mac || !secrets.isMac('refresh', `${id}.${rotation}`, mac)) return undefined;
    return { id, rotation: Number(rotation) };
  }

  /** The same for the same rotation, to the letter: no secret is kept, and the last pair can be given again. */
  async function pairFor({ id, customer_id, rotation, rotated_at, expires_at }: Session): Promise<Pair> {
    const claims = { sid: id, rot: rotation, sub: String(customer_id) };
    const token = await signToken(secrets.tokenKey, { claims, issuedAt: rotated_at, expiresAt: expires_at });
    return { token, refresh: refreshOf(id, rotation) };
  }

  async function readToken(token: string): Promise<Outcome<Claims, TokenFailure>> {
    const payload = await verified(token);
    if (!payload.ok) return payload;
    const { sid, rot, iat, sub } = payload.data;
    if (typeof sid !== 'string' || typeof rot !== 'number' || iat === undefined || sub === undefined)
      return refuse('TOKEN_INVALID');
    return succeed({ sessionId: sid, rotation: rot, issuedAt: iat, customer: sub });
  }

  return {
    async begin(tx: Db, { id: customer_id }: Pick<Customer, 'id'>, may_spend: boolean): Promise<Pair> {
      const started = {
        id: randomUUID(),
        customer_id,
        rotation: 0,
        rotated_at: now(),
        may_spend,
        expires_at: new Date(now().getTime() + SESSION_MS),
      };
      await insertSession(tx, started);
      return pairFor(started);
    },

    /** Whose token it is. One statement, or none where the session is remembered. */
    async customerOf(token: string): Promise<Outcome<SignedInCustomer, TokenFailure>> {
      const claims = await readToken(token);
      if (!claims.ok) return claims;
      if (now().getTime() / 1000 - claims.data.issuedAt >= tokenFreshSeconds) return refuse('TOKEN_EXPIRED');
      // Signed by us: the question is the customer's own, and does not wait for strangers behind the same address.
      const customer = await asCaller({ account: `customer ${claims.data.customer}` }, () =>
        cache.find(claims.data.sessionId),
      );
      if (customer === undefined) return refuse('TOKEN_INVALID');
      return succeed({ customer: customer.customer, may_spend: customer.may_spend });
    },

    /** Of which session the token is; whether that has ended is not looked at. */
    async sessionOf(token: string): Promise<string | undefined> {
      const claims = await readToken(token);
      return claims.ok ? claims.data.sessionId : undefined;
    },

    /** Those of the tokens whose session has ended; one that only has to be refreshed is none of them. One statement. */
    async endedAmong(tokens: readonly string[]): Promise<Set<string>> {
      const sessionOf = new Map<string, string>();
      for (const token of tokens) {
        const claims = await readToken(token);
        if (claims.ok) sessionOf.set(token, claims.data.sessionId);
      }
      const open = new Set(await findOpenSessions(db, [...sessionOf.values()], now()));
      return new Set(tokens.filter((token) => !open.has(sessionOf.get(token) ?? '')));
    },

    /**
     * The bearer alone is not enough, and neither is the cookie. The pair just replaced gets its successor again for a
     * while; an older one that comes back was stolen or copied, and ends the session.
     */
    async refresh(token: string, cookie: string | undefined): Promise<Outcome<Pair, TokenFailure>> {
      const claims = await readToken(token);
      if (!claims.ok) return claims;
      const kept = readRefresh(cookie);
      if (!kept || kept.id !== claims.data.sessionId) return refuse('TOKEN_INVALID');
      const halves = { token: claims.data.rotation, cookie: kept.rotation };
      const current = await inTransaction(db, async (tx) => {
        const session = await lockSession(tx, kept.id, now());
        if (!session) return undefined;
        const verdict = judge(session, halves, now());
        if (verdict === 'repeat') return session;
        if (verdict === 'renew') return rotateSession(tx, session, now());
        await deleteSession(tx, kept.id);
        return undefined;
      });
      if (current) return succeed(await pairFor(current));
      cache.forget(kept.id);
      return refuse('TOKEN_INVALID');
    },

    /** Ends whatever session the token or the cookie proves. */
    async end(token: string | undefined, cookie: string | undefined): Promise<void> {
      const claims = token === undefined ? undefined : await readToken(token);
      const ids = [claims?.ok ? claims.data.sessionId : undefined, readRefresh(cookie)?.id];
      for (const id of new Set(ids)) {
        if (id === undefined) continue;
        await deleteSession(db, id);
        cache.forget(id);
      }
    },

    /** Called with what the database says has changed. */
    invalidate: cache.invalidate,
  };
}

export type Sessions = ReturnType<typeof createSessions>;
