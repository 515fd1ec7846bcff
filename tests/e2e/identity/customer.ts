import type { DataOf, identityEndpoints, SignedInUser } from '@jara/contract';
import type { BrowserContext, Page } from '@playwright/test';
import { newPerson, sessionReference } from './partner.ts';
import { codeSentTo, newPhone, type Phone } from './sms-inbox.ts';

export type Customer = { readonly phone: Phone; readonly user: SignedInUser };

type Where = { readonly origin: string | undefined };

function originOf({ origin }: Where): string {
  if (origin === undefined) throw new Error('The origin of the stack is missing.');
  return origin;
}

async function send<Data>(context: BrowserContext, where: Where, path: string, data: object): Promise<Data> {
  const answer = await context.request.post(`${originOf(where)}/api${path}`, { data });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return ((await answer.json()) as { data: Data }).data;
}

const ADA = { first_name: 'Ada', last_name: 'Obi', email: 'ada@example.com' };

/** An account that can sign in by phone, registered through the API. The phone has had one text by then. */
export async function makeAccount(context: BrowserContext, where: Where): Promise<Phone> {
  const phone = newPhone();
  const account = { ...ADA, phone: phone.typed, country_code: 'NG', role: 'customer' };
  await send(context, where, '/customer/register', account);
  const otp = await codeSentTo(phone);
  await send(context, where, '/customer/register/validate-otp', { otp, phone: phone.typed, country_code: 'NG' });
  return phone;
}

/** A new customer with a session. They come through a partner: that takes two requests and no text. */
export async function signedIn(context: BrowserContext, where: Where): Promise<Customer> {
  const origin = originOf(where);
  const phone = newPhone();
  const person = newPerson({ ...ADA, phone: phone.digits });
  const reference = await sessionReference(context.request, person, origin);
  const answer = await context.request.get(`${origin}/api/auth/session?session_reference=${reference}`);
  if (!answer.ok()) throw new Error(`/auth/session answered ${answer.status()}: ${await answer.text()}`);
  const { user } = ((await answer.json()) as { data: DataOf<typeof identityEndpoints.getSession> }).data;
  const value = encodeURIComponent(JSON.stringify(user));
  await context.addCookies([{ name: 'user', value, url: origin, sameSite: 'Lax' }]);
  return { phone, user };
}

/** The cookie in which the page keeps the customer. */
export async function userCookie(context: BrowserContext): Promise<SignedInUser | undefined> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'user');
  return cookie && (JSON.parse(decodeURIComponent(cookie.value)) as SignedInUser);
}

/** In the bottom bar of a phone, or in the header of a desktop under the customer's name. */
export const accountButton = (page: Page, name = 'Sign in') =>
  page.getByRole('button', { name: new RegExp(`^(Account|${name})$`) });
