import { schema } from '@jara/server/db';
import { describe, expect, test } from 'vitest';
import { bearer, phoneBook } from '../../src/testing/phone-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

const clock = Date.parse('2026-11-16T09:00:00Z');
const now = () => new Date(clock);
const api = startApi({ now });
const people = phoneBook(api, now);

const call = (method: 'PUT' | 'PATCH', url: string, token: string, payload: object) =>
  api.app.inject({ method, url, payload, headers: bearer(token) });
const update = (token: string, payload: object) => call('PUT', '/auth/profile?user_role=customer', token, payload);
const confirm = (token: string, otp: string, email: string) =>
  call('PATCH', '/auth/profile/validate-otp', token, { otp, email, role: 'customer' });
const me = async (token: string, query = '') =>
  (await api.app.inject({ url: `/auth/me${query}`, headers: bearer(token) })).json().data;

test.each([
  ['POST', '/auth/login'],
  ['POST', '/auth/login/validate-otp'],
  ['POST', '/auth/resend-otp'],
  ['POST', '/auth/refresh-token'],
  ['GET', '/auth/me'],
  ['GET', '/auth/countries'],
  ['POST', '/auth/phone/validate'],
  ['PUT', '/auth/profile'],
  ['PATCH', '/auth/profile/validate-otp'],
  ['POST', '/auth/token/verify'],
  ['POST', '/auth/token/register'],
  ['GET', '/auth/session'],
  ['POST', '/auth/logout'],
  ['POST', '/customer/register'],
  ['POST', '/customer/register/validate-otp'],
] as const)('identity.069 %s %s is served', (method, url) => {
  expect(api.app.hasRoute({ method, url })).toBe(true);
});

test('identity.058 identity.014 the profile carries the currency asked for and the pocket tag', async () => {
  const { user, phone } = await people.newCustomer();
  const { token, id, user_reference } = user;
  const ada = {
    id,
    user_reference,
    country_code: 'NG',
    email: 'ada@example.com',
    last_name: 'Obi',
    phone: `234${phone.slice(1)}`,
    first_name: 'Ada',
  };
  expect(await me(token)).toEqual({ ...ada, currency: 'NGN', metadata: { pocket_tag: null } });
  const { db, close } = api.database.openApp(1);
  await db.update(schema.customer).set({ pocket_tag: 'ada-pays' });
  await close();
  const inGhana = await me(token, '?currency=GHS');
  expect(inGhana).toEqual({ ...ada, currency: 'GHS', metadata: { pocket_tag: 'ada-pays' } });
});

describe('changing the profile', () => {
  test('identity.061 names change at once', async () => {
    const { user } = await people.newCustomer();
    const reply = await update(user.token, { first_name: 'Adaeze', last_name: 'Obi-Eze' });
    expect(reply.json().data).toEqual({
      first_name: 'Adaeze',
      last_name: 'Obi-Eze',
      email: user.email,
      requires_otp: false,
    });
    expect(await me(user.token)).toMatchObject({ first_name: 'Adaeze', last_name: 'Obi-Eze' });
  });

  test('identity.061 an email changes once its code is given back', async () => {
    const { user, phone } = await people.newCustomer();
    const asked = await update(user.token, { email: 'new@example.com' });
    expect(asked.json().data).toMatchObject({ email: user.email, requires_otp: true });
    expect((await me(user.token)).email).toBe(user.email);
    const code = await people.codeFor(phone);
    expect((await confirm(user.token, code, 'another@example.com')).json()).toMatchObject({ code: 'OTP_WRONG' });
    const done = await confirm(user.token, code, 'new@example.com');
    expect(done.json().data).toEqual({
      first_name: user.first_name,
      last_name: user.last_name,
      email: 'new@example.com',
    });
    expect((await me(user.token)).email).toBe('new@example.com');
  });

  test('a code of one purpose does not serve another', async () => {
    const { user, phone } = await people.newCustomer();
    await update(user.token, { email: 'new@example.com' });
    const otp = await people.codeFor(phone);
    const reply = await people.post('/auth/login/validate-otp', { otp, phone, role: 'customer' });
    expect(reply.statusCode).toBe(400);
  });

  test('the email that is there already needs no code', async () => {
    const { user } = await people.newCustomer();
    expect((await update(user.token, { email: user.email })).json().data.requires_otp).toBe(false);
  });

  test.each([
    [{ first_name: '', last_name: 'Obi' }],
    [{ first_name: 'Ada' }],
    [{ email: 'nowhere' }],
    [{ email: '' }],
    [{ first_name: 'Ada', last_name: 'Obi', email: 'a@example.com' }],
    [{ phone: '08012345678' }],
    [{}],
  ])('%j is refused and changes nothing', async (change) => {
    const { user } = await people.newCustomer();
    const before = await me(user.token);
    expect((await update(user.token, change)).statusCode).toBe(400);
    expect(await me(user.token)).toEqual(before);
  });

  test('identity.061 the role must be said, and be customer', async () => {
    const { user } = await people.newCustomer();
    for (const url of ['/auth/profile', '/auth/profile?user_role=vendor']) {
      expect((await call('PUT', url, user.token, { first_name: 'A', last_name: 'B' })).statusCode).toBe(400);
    }
  });
});
