import { createPublicKey, verify } from 'node:crypto';
import { z } from 'zod';

const Claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string().regex(/^(mailto:|https:\/\/)./) });
const Header = z.object({ alg: z.literal('ES256') });
const LONGEST_SECONDS = 24 * 60 * 60;

function jsonOf(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return undefined;
  }
}

function isSigned(token: string, signature: string, publicKey: string): boolean {
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) };
  try {
    const key = createPublicKey({ format: 'jwk', key: jwk });
    const given = Buffer.from(signature, 'base64url');
    return verify('sha256', Buffer.from(token), { key, dsaEncoding: 'ieee-p1363' }, given);
  } catch {
    return false;
  }
}

type Expected = { readonly origin: string; readonly now: Date };

/** RFC 8292: 401 for what is no such header, 403 for one that proves nothing to this push service. */
export function refusalOf(authorization: string | undefined, { origin, now }: Expected): 401 | 403 | undefined {
  const [, token, publicKey] = /^vapid t=([\w.-]+), ?k=([\w-]{87})=?$/i.exec(authorization ?? '') ?? [];
  if (token === undefined || publicKey === undefined) return 401;
  const [head = '', payload = '', signature = ''] = token.split('.');
  const claims = Claims.safeParse(jsonOf(payload));
  if (!claims.success || !Header.safeParse(jsonOf(head)).success) return 403;
  const { aud, exp } = claims.data;
  const lives = exp - now.getTime() / 1000;
  const isTrue = aud === origin && lives > 0 && lives <= LONGEST_SECONDS;
  return isTrue && isSigned(`${head}.${payload}`, signature, publicKey) ? undefined : 403;
}
