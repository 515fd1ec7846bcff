import type { SignedInUser } from '@jara/contract';
import { secretsFrom } from '@jara/server';
import { type Database, schema } from '@jara/server/db';
import { deliverAllTexts } from '@jara/server/testing';
import type { startApi } from './start-api.ts';
import { SECRET_OF_TESTS } from './start-api.ts';

type Api = ReturnType<typeof startApi>;
type Reply = Awaited<ReturnType<Api['app']['inject']>>;
export type Send = { readonly from?: string; readonly headers?: Record<string, string> };

let lastPhone = 8_031_000_000;

/** People with phones: what they post, the texts that reach them, and how they come to be signed in. */
export function phoneBook(api: Api, now: () => Date) {
  const received: { to: string; text: string }[] = [];
  let opened: Database | undefined;
  /** To connect takes longer than most of what is asked. */
  const database = () => {
    opened ??= api.database.openApp(1);
    return opened;
  };

  /** Brings every waiting text to its phone, as the worker does. */
  async function deliver(): Promise<void> {
    await deliverAllTexts({
      db: database().db,
      secrets: secretsFrom(SECRET_OF_TESTS),
      now,
      send: async (message) => {
        received.push(message);
        return { ok: true };
      },
    });
  }

  const post = (url: string, payload: object, { from = '203.0.113.1', headers = {} }: Send = {}) =>
    api.app.inject({ method: 'POST', url, payload, headers: { 'x-forwarded-for': from, ...headers } });

  const textsTo = async (phone: string): Promise<string[]> => {
    await deliver();
    return received
      .filter(({ to }) => to === `234${phone.slice(1)}` || to === `233${phone.slice(1)}`)
      .map(({ text }) => text);
  };

  const codeFor = async (phone: string): Promise<string> => {
    const code = /^\d{4}/.exec((await textsTo(phone)).at(-1) ?? '')?.[0];
    if (!code) throw new Error(`no code has reached ${phone}`);
    return code;
  };

  const details = (phone: string, country_code: string) => ({
    first_name: 'Ada',
    last_name: 'Obi',
    email: 'ada@example.com',
    phone,
    country_code,
    role: 'customer',
  });

  /** Types the data of a sign-up. Gives the registration cookie as a browser would send it. */
  async function register(phone: string, country_code = 'NG', more: object = {}) {
    const reply = await post('/customer/register', { ...details(phone, country_code), ...more });
    return { reply, cookie: namedCookie(reply, 'registration') };
  }

  /** Types the code of a sign-up into the browser that holds the cookie. */
  const finish = (phone: string, otp: string, cookie: string) =>
    post('/customer/register/validate-otp', { otp, phone, country_code: 'NG' }, { headers: { cookie } });

  return {
    post,
    textsTo,
    codeFor,
    details,
    register,
    finish,
    /** A number that nobody has used yet. */
    newPhone: () => {
      lastPhone += 1;
      return `0${lastPhone}`;
    },
    /** Signs up. Gives the reference that others can type. */
    async signUp(phone: string, country_code = 'NG', more: object = {}): Promise<string> {
      const { cookie } = await register(phone, country_code, more);
      const reply = await finish(phone, await codeFor(phone), cookie);
      return reply.json<{ data: { user_reference: string } }>().data.user_reference;
    },
    deviceOf: (reply: Reply) => namedCookie(reply, 'device'),
    /** Signs in. Gives the user, and the refresh and device cookies as a browser would send them. */
    async signIn(phone: string, country_code = 'NG') {
      await post('/auth/login', { role: 'customer', country_code, phone });
      const reply = await post('/auth/login/validate-otp', { otp: await codeFor(phone), phone, role: 'customer' });
      return {
        reply,
        user: reply.json<{ data: SignedInUser }>().data,
        cookie: namedCookie(reply, 'refresh'),
        device: namedCookie(reply, 'device'),
      };
    },
    async newCustomer() {
      const phone = this.newPhone();
      await this.signUp(phone);
      return { phone, ...(await this.signIn(phone)) };
    },
    rowsOf: (table: 'customer' | 'session' | 'one_time_code' | 'job' | 'pending_registration') =>
      database().db.select().from(schema[table]),
  };
}

/** A cookie that an answer sets, as a browser would send it. */
export function namedCookie({ headers }: Reply, name: string): string {
  const set = [headers['set-cookie']].flat().find((cookie) => cookie?.startsWith(`${name}=`));
  return set?.split(';')[0] ?? '';
}

export const refreshCookieOf = (reply: Reply) => namedCookie(reply, 'refresh');
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
