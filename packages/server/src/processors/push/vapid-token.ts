import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { VapidKeys } from './vapid-keys.ts';

/** Push services take a token for a day at most, and some mind a new one for every message. */
const LIVES_SECONDS = 12 * 60 * 60;
const USED_FOR_MS = 60 * 60 * 1000;
const MOST_SERVICES = 100;

/** RFC 8292: the header that proves to a push service who sends. */
export function createVapidTokens({ public_key, private_key, subject }: VapidKeys, now: () => Date) {
  const point = Buffer.from(public_key, 'base64url');
  const x = point.toString('base64url', 1, 33);
  const y = point.toString('base64url', 33);
  const key = createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', d: private_key, x, y } });
  const tokens = new LRUCache<string, string>({ max: MOST_SERVICES, ttl: USED_FOR_MS });
  return async (endpoint: string): Promise<string> => {
    const { origin } = new URL(endpoint);
    const known = tokens.get(origin);
    if (known !== undefined) return known;
    const token = await new SignJWT()
      .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
      .setAudience(origin)
      .setExpirationTime(Math.floor(now().getTime() / 1000) + LIVES_SECONDS)
      .setSubject(subject)
      .sign(key);
    const header = `vapid t=${token}, k=${public_key}`;
    tokens.set(origin, header);
    return header;
  };
}
