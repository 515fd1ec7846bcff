import { SANDBOX_KEY } from './payment.ts';
import { hmacSha512 } from './sign.ts';

const SECONDS = 3600;

const sealOf = (end: string) => hmacSha512(SANDBOX_KEY, end).slice(0, 40);

/** A token that carries its own end, so that it outlives a restart. */
export function issueToken(now: Date): { readonly token: string; readonly seconds: number } {
  const end = String(now.getTime() + SECONDS * 1000);
  return { token: `${end}-${sealOf(end)}`, seconds: SECONDS - 1 };
}

export function isBearerToken(authorization: string | undefined, now: Date): boolean {
  const [, end = '', seal] = /^Bearer (\d{10,16})-([0-9a-f]{40})$/.exec(authorization ?? '') ?? [];
  return seal === sealOf(end) && Number(end) > now.getTime();
}

/** `Basic` credentials whose name and password are both the sandbox's key. */
export const isBasicLogin = (authorization: string | undefined): boolean =>
  authorization === `Basic ${Buffer.from(`${SANDBOX_KEY}:${SANDBOX_KEY}`).toString('base64')}`;
