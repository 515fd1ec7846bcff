import type { JWTPayload } from 'jose';
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

/** The claims of a token that was signed with this key and has not expired. */
export async function verifyToken(
  key: Uint8Array,
  token: string,
  currentDate: Date,
): Promise<Outcome<JWTPayload, TokenFailure>> {
  const { jwtVerify, errors } = await import('jose');
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], currentDate });
    return succeed(payload);
  } catch (error) {
    return refuse(error instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'TOKEN_INVALID');
  }
}
