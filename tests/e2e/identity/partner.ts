import { createHmac, randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { newPhone } from './sms-inbox.ts';

/** A partner that the tests' stack is configured with. */
const SERVICE = 'pocket';
const SECRET = 'the-tests-own-partner-secret-0123456789';
export const THIRD_PARTY_SERVICES = JSON.stringify({ [SERVICE]: { secret: SECRET, payment_method: 'pocket' } });

export type Person = {
  readonly sub: string;
  readonly phone: string;
  readonly first_name?: string;
  readonly last_name?: string;
  readonly email?: string;
};

export const newPerson = (names: Partial<Person> = {}): Person => ({
  sub: randomUUID(),
  phone: newPhone().digits,
  ...names,
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signed by the partner, for one use within five minutes. */
function tokenFor(person: Person): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { ...person, aud: 'jara', jti: randomUUID(), iat: now, exp: now + 300 };
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${signed}.${createHmac('sha256', SECRET).update(signed).digest('base64url')}`;
}

/** The partner's server-to-server call before it sends a person, who is new to us, to the storefront. */
export async function sessionReference(request: APIRequestContext, person: Person, origin = ''): Promise<string> {
  const answer = await request.post(`${origin}/store/api/auth/token/register`, {
    headers: { 'x-third-party-token': tokenFor(person), 'x-third-party-service': SERVICE },
  });
  if (!answer.ok()) throw new Error(`The handover answered ${answer.status()}: ${await answer.text()}`);
  return ((await answer.json()) as { data: { session_reference: string } }).data.session_reference;
}
