import type { JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';
import { type Outcome, refuse, succeed } from '../../outcome.ts';

export type TokenFailure = 'TOKEN_EXPIRED' | 'TOKEN_INVALID';

const ALGORITHM = 'HS256';

type Signed = { readonly claims: JWTPayload; readonly issuedAt: Date; readonly expiresAt: Date };

/** A JWT, the same to the letter for the same claims. */
export async function signToken(key: Uint8Array, { claims, issuedAt, expiresAt }: Signed): Promise<string> {
  const { SignJWT } = await import('jose');
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(key);
}

/** Some 1 KB each. */
const MAX_TOKENS = 10_000;

const isOver = ({ exp }: JWTPayload, now: Date) => exp !== undefined && exp <= Math.floor(now.getTime() / 1000);

/**
 * Reads the claims of tokens that were signed with this key and have not expired. A signature that was verified once is
 * not verified again: only the clock makes a difference to it.
 */
export function createTokenReader(key: Uint8Array, now: () => Date) {
  const verified = new LRUCache<string, JWTPayload>({ max: MAX_TOKENS });
  return async (token: string): Promise<Outcome<JWTPayload, TokenFailure>> => {
    const known = verified.get(token);
    if (known) return isOver(known, now()) ? refuse('TOKEN_EXPIRED') : succeed(known);
    const { jwtVerify, errors } = await import('jose');
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], currentDate: now() });
      verified.set(token, payload);
      return succeed(payload);
    } catch (error) {
      return refuse(error instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'TOKEN_INVALID');
    }
  };
}
