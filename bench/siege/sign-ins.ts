import { setTimeout as pause } from 'node:timers/promises';
import type { Scope } from '../scope.ts';
import { callWithProof } from './call-with-proof.ts';
import { callerFrom, type Heard } from './caller.ts';

const EVERY_MS = 700;
const LOOK_EVERY_MS = 25;
const LOST_AFTER_MS = 10_000;
/** A number is sent a code once a minute. */
const NEXT_CODE_AFTER_MS = 61_000;

type Text = { readonly text: string };

/** The texts that the sandbox has delivered to a phone. */
const textsTo = async (sandboxUrl: string, phone: string) => {
  const answer = await fetch(`${sandboxUrl}/sms/inbox?phone=${phone}`, { headers: { accept: 'application/json' } });
  return (await answer.json()) as Text[];
};

/** Waits for one more text than there were; undefined if none comes. */
async function nextText(sandboxUrl: string, phone: string, had: number): Promise<string | undefined> {
  for (const end = performance.now() + LOST_AFTER_MS; performance.now() < end; await pause(LOOK_EVERY_MS)) {
    const texts = await textsTo(sandboxUrl, phone);
    if (texts.length > had) return texts[0]?.text;
  }
  return undefined;
}

/** What those have met who sign in on a browser that is new. */
export type SignIns = { readonly ms: number[]; readonly failures: string[] };

/** One after the other, each from an address of their own, with a number that has signed in nowhere. */
export function createSignIns(scope: Scope, url: string, sandboxUrl: string) {
  let next = 0;
  return async (signal: AbortSignal): Promise<SignIns> => {
    const seen: SignIns = { ms: [], failures: [] };
    while (!signal.aborted) {
      next += 1;
      const phone = `809${String(5_000_000 + next)}`;
      const call = callerFrom(scope, url, `203.0.${100 + Math.floor(next / 250)}.${next % 250}`);
      const body = { role: 'customer', country_code: 'NG', phone };
      const { status, ms } = await callWithProof(call, { path: '/api/auth/login', method: 'POST', body });
      // From the call that was taken: a proof of work comes before it.
      const asked = performance.now() - ms;
      const text = status === 200 ? await nextText(sandboxUrl, `234${phone}`, 0) : undefined;
      if (text === undefined) seen.failures.push(`${status} sign-in`);
      else seen.ms.push(performance.now() - asked);
      await pause(EVERY_MS);
    }
    return seen;
  };
}

type Person = {
  readonly phone: string;
  readonly paths: { readonly ask: string; readonly check: string };
  readonly role?: string;
};

export const national = (phone: string) => phone.replace(/^234/, '');

/** Somebody who has signed in on this browser before. Tells whether they can again. */
export async function createKnownBrowser(scope: Scope, url: string, sandboxUrl: string, person: Person) {
  const { phone, paths, role } = person;
  const call = callerFrom(scope, url, '203.0.113.240');
  let [cookie, askedAt] = ['', -NEXT_CODE_AFTER_MS];
  const post = (path: string, body: object): Promise<Heard> =>
    call({ path, method: 'POST', body: { ...body, ...(role && { role }) }, headers: cookie === '' ? {} : { cookie } });
  const signIn = async (): Promise<boolean> => {
    await pause(Math.max(0, askedAt + NEXT_CODE_AFTER_MS - performance.now()));
    askedAt = performance.now();
    const had = (await textsTo(sandboxUrl, phone)).length;
    const asked = await post(paths.ask, { phone: national(phone), country_code: 'NG' });
    if (asked.status !== 200) return false;
    const otp = /\d{4,8}/.exec((await nextText(sandboxUrl, phone, had)) ?? '')?.[0] ?? '';
    const checked = await post(paths.check, { phone: national(phone), otp });
    if (checked.cookie !== '') cookie = checked.cookie;
    return checked.status === 200;
  };
  if (!(await signIn())) throw new Error(`${phone} cannot sign in`);
  return signIn;
}
