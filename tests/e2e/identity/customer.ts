import type { SignedInUser } from '@jara/contract';
import type { BrowserContext, Page } from '@playwright/test';
import { codeSentTo, newPhone, type Phone } from './sms-inbox.ts';

export type Customer = { readonly phone: Phone; readonly user: SignedInUser };

type Where = { readonly origin: string | undefined; readonly sandbox?: string };

function originOf({ origin }: Where): string {
  if (origin === undefined) throw new Error('Nobody said where the front door is.');
  return origin;
}

async function send<Data>(context: BrowserContext, where: Where, path: string, data: object): Promise<Data> {
  const answer = await context.request.post(`${originOf(where)}/api${path}`, { data });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return ((await answer.json()) as { data: Data }).data;
}

/** An account of its own, for a test that is not about how one is made. The phone has had one text by then. */
export async function makeAccount(context: BrowserContext, where: Where): Promise<Phone> {
  const phone = newPhone();
  await send(context, where, '/customer/register', {
    first_name: 'Ada',
    last_name: 'Obi',
    email: 'ada@example.com',
    phone: phone.typed,
    country_code: 'NG',
    role: 'customer',
  });
  const otp = await codeSentTo(phone, 1, where.sandbox);
  await send(context, where, '/customer/register/validate-otp', { otp, phone: phone.typed, country_code: 'NG' });
  return phone;
}

/** Signs a new customer in without the dialog. The phone has had two texts by then. */
export async function signedIn(context: BrowserContext, where: Where): Promise<Customer> {
  const phone = await makeAccount(context, where);
  await send(context, where, '/auth/login', { role: 'customer', country_code: 'NG', phone: phone.typed });
  const otp = await codeSentTo(phone, 2, where.sandbox);
  const given = { otp, phone: phone.typed, role: 'customer' };
  const user = await send<SignedInUser>(context, where, '/auth/login/validate-otp', given);
  const value = encodeURIComponent(JSON.stringify(user));
  await context.addCookies([{ name: 'user', value, url: originOf(where), sameSite: 'Lax' }]);
  return { phone, user };
}

/** What the page keeps of whoever is signed in. */
export async function userCookie(context: BrowserContext): Promise<SignedInUser | undefined> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'user');
  return cookie && (JSON.parse(decodeURIComponent(cookie.value)) as SignedInUser);
}

/** Where the account is: in the bar of a phone, or in the header of a desktop under the customer's name. */
export const accountButton = (page: Page, name = 'Sign in') =>
  page.getByRole('button', { name: new RegExp(`^(Account|${name})$`) });
