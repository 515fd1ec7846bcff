import type { SignedInUser } from '@jara/contract';
import type { BrowserContext } from '@playwright/test';
import { codeSentTo } from '../identity/sms-inbox.ts';

/** The accounts of the README that have money. Each is for one test: others would see what it has moved. */
export const DEMO = {
  ada: { typed: '08012345678', digits: '2348012345678' },
  bola: { typed: '08031234567', digits: '2348031234567' },
} as const;

/** Signs a demo account in, by the code that arrives in the sandbox's inbox. */
export async function signInDemo(
  context: BrowserContext,
  origin: string | undefined,
  phone: (typeof DEMO)[keyof typeof DEMO],
): Promise<SignedInUser> {
  if (origin === undefined) throw new Error('The origin of the stack is missing.');
  const send = async (path: string, data: object) => {
    const answer = await context.request.post(`${origin}/api${path}`, { data: { ...data, role: 'customer' } });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return (await answer.json()) as { data: SignedInUser };
  };
  await send('/auth/login', { phone: phone.typed, country_code: 'NG' });
  const otp = await codeSentTo(phone);
  const { data: user } = await send('/auth/login/validate-otp', { otp, phone: phone.typed });
  await context.addCookies([{ name: 'user', value: encodeURIComponent(JSON.stringify(user)), url: origin }]);
  return user;
}
