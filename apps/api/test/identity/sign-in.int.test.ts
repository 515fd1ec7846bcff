import { schema } from '@jara/server/db';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { bearer, phoneBook } from '../../src/testing/phone-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

let clock = Date.parse('2026-11-16T09:00:00Z');
const now = () => new Date(clock);
const pass = (seconds: number) => {
  clock += seconds * 1000;
};
const api = startApi({ now });
const people = phoneBook(api, now);
const { post } = people;

const login = (phone: string, more: object = {}, from = '203.0.113.1') =>
  post('/auth/login', { role: 'customer', country_code: 'NG', phone, ...more }, { from });
const verify = (phone: string, otp: string, from?: string) =>
  post('/auth/login/validate-otp', { otp, phone, role: 'customer' }, from === undefined ? {} : { from });
const wrongOf = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

describe('signing up and in', () => {
  test('identity.051 each answer from sign-up to sign-in carries message and data, the last one the user', async () => {
    const phone = people.newPhone();
    const { reply: asked, cookie } = await people.register(phone);
    expect(asked.json()).toEqual({
      status: 'success',
      message: expect.any(String),
      data: { resend_after_seconds: 60 },
    });
    const made = await people.finish(phone, await people.codeFor(phone), cookie);
    expect(made.json()).toMatchObject({
      status: 'success',
      message: expect.any(String),
      data: { user_reference: expect.any(String) },
    });
    const { reply, user } = await people.signIn(phone);
    expect(reply.json().message).toBe('Welcome back, Ada.');
    expect(user).toEqual({
      token: expect.any(String),
      country_code: 'NG',
      email: 'ada@example.com',
      id: expect.any(Number),
      last_name: 'Obi',
      phone: `234${phone.slice(1)}`,
      first_name: 'Ada',
      user_reference: made.json().data.user_reference,
    });
  });

  test('identity.080 a Ghana phone verifies and resends although country_code says NG', async () => {
    const phone = '0241234567';
    const { cookie } = await people.register(phone, 'GH');
    pass(60);
    const again = await post('/auth/resend-otp', { phone, role: 'customer', country_code: 'NG', type: 'sign-up' });
    expect(again.statusCode).toBe(200);
    const made = await people.finish(phone, await people.codeFor(phone), cookie);
    expect(made.statusCode).toBe(200);
    expect((await people.signIn(phone, 'GH')).user).toMatchObject({ country_code: 'GH', phone: '233241234567' });
  });

  test('identity.049 the API takes no role but customer', async () => {
    const phone = people.newPhone();
    for (const role of ['admin', 'vendor', '', undefined]) {
      expect((await login(phone, { role })).statusCode, String(role)).toBe(400);
      expect((await post('/customer/register', { ...people.details(phone, 'NG'), role })).statusCode).toBe(400);
    }
  });

  test('a referral code is resolved to the inviting customer, and an unknown one is refused', async () => {
    const reference = await people.signUp(people.newPhone());
    const [invited, other] = [people.newPhone(), people.newPhone()];
    await people.signUp(invited, 'NG', { referral_code: reference.toLowerCase() });
    const customers = (await people.rowsOf('customer')) as {
      phone: string;
      user_reference: string;
      id: number;
      referred_by: number;
    }[];
    const inviter = customers.find(({ user_reference }) => user_reference === reference);
    expect(customers.find(({ phone }) => phone.endsWith(invited.slice(1)))?.referred_by).toBe(inviter?.id);
    const refused = await post('/customer/register', { ...people.details(other, 'NG'), referral_code: 'NOBODY' });
    expect(refused.json()).toMatchObject({ code: 'REFERRAL_UNKNOWN' });
  });

  test('nothing is an account until the code is right', async () => {
    const phone = people.newPhone();
    const { cookie } = await people.register(phone);
    const has = async () =>
      (await people.rowsOf('customer')).some((row) => 'phone' in row && row.phone.endsWith(phone.slice(1)));
    const wrong = await people.finish(phone, wrongOf(await people.codeFor(phone)), cookie);
    expect(wrong.json()).toMatchObject({ code: 'OTP_WRONG' });
    expect(await has()).toBe(false);
  });
});

describe('what a sign-up’s code confirms', () => {
  const { register, finish } = people;
  const EVE = { first_name: 'Eve', email: 'eve@example.com' };
  const resend = (phone: string) =>
    post('/auth/resend-otp', { phone, role: 'customer', country_code: 'NG', type: 'sign-up' });
  const accountOf = async (phone: string) =>
    (await people.rowsOf('customer')).find((row) => 'phone' in row && row.phone.endsWith(phone.slice(1)));

  test('a second sign-up in one browser, in any tab, replaces data and code: the older is worth nothing', async () => {
    const phone = people.newPhone();
    await register(phone);
    const older = await people.codeFor(phone);
    pass(60);
    const { cookie } = await register(phone, 'NG', EVE);
    const newer = await people.codeFor(phone);
    if (older !== newer) expect((await finish(phone, older, cookie)).json()).toMatchObject({ code: 'OTP_WRONG' });
    expect(await accountOf(phone)).toBeUndefined();
    expect((await finish(phone, newer, cookie)).statusCode).toBe(200);
    expect(await accountOf(phone)).toMatchObject(EVE);
  });

  test('data that a stranger put in place are not confirmed by the owner, who signs up again', async () => {
    const phone = people.newPhone();
    const ada = await register(phone);
    pass(61);
    expect((await register(phone, 'NG', EVE)).reply.statusCode).toBe(200);
    expect((await finish(phone, await people.codeFor(phone), ada.cookie)).json()).toMatchObject({ code: 'OTP_WRONG' });
    pass(60);
    await resend(phone);
    expect((await finish(phone, await people.codeFor(phone), ada.cookie)).json()).toMatchObject({ code: 'OTP_WRONG' });
    expect(await accountOf(phone)).toBeUndefined();
    pass(60);
    const again = await register(phone);
    expect((await finish(phone, await people.codeFor(phone), again.cookie)).statusCode).toBe(200);
    expect(await accountOf(phone)).toMatchObject({ first_name: 'Ada', email: 'ada@example.com' });
  });

  test('a right code from a browser that did not sign up is a wrong one, and counts as a try', async () => {
    const phone = people.newPhone();
    const { cookie } = await register(phone);
    const { cookie: anothers } = await register(people.newPhone());
    const otp = await people.codeFor(phone);
    const forged = `${cookie.slice(0, -2)}${cookie.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const given of ['', 'registration=', anothers, forged, 'registration=x']) {
      expect((await finish(phone, otp, given)).json(), given).toMatchObject({ code: 'OTP_WRONG' });
    }
    expect((await finish(phone, otp, cookie)).json()).toMatchObject({ code: 'OTP_DEAD' });
    expect(await accountOf(phone)).toBeUndefined();
  });

  test('the registration cookie is for signing up alone, out of scripts’ reach, and goes with the account', async () => {
    const phone = people.newPhone();
    const { reply, cookie } = await register(phone);
    const attributes = 'Path=/api/customer/register; HttpOnly; SameSite=Lax';
    expect(reply.headers['set-cookie']).toBe(`${cookie}; Max-Age=86400; ${attributes}`);
    expect(cookie).toMatch(/^registration=[\w-]{43}$/);
    const made = await finish(phone, await people.codeFor(phone), cookie);
    expect(made.headers['set-cookie']).toBe(`registration=; Max-Age=0; ${attributes}`);
  });

  test.each([
    { first_name: 'Eve' },
    { last_name: 'Eve' },
    { email: 'eve@example.com' },
    { country_code: 'GH' as const },
    { referred_by: 'somebody' as const },
  ])('data that have changed since are not confirmed, and no account is made: %o', async (change) => {
    const phone = people.newPhone();
    const { cookie } = await register(phone);
    const otp = await people.codeFor(phone);
    const { user } = await people.newCustomer();
    const { db, close } = api.database.openApp(1);
    const changed = 'referred_by' in change ? { referred_by: user.id } : change;
    await db.update(schema.pending_registration).set(changed);
    await close();
    expect((await finish(phone, otp, cookie)).json()).toMatchObject({ code: 'OTP_DEAD' });
    expect(await accountOf(phone)).toBeUndefined();
  });

  test('a code that was sent again confirms what was signed up with', async () => {
    const phone = people.newPhone();
    const { cookie } = await register(phone);
    pass(60);
    await resend(phone);
    expect((await finish(phone, await people.codeFor(phone), cookie)).statusCode).toBe(200);
    expect(await accountOf(phone)).toMatchObject({ first_name: 'Ada', last_name: 'Obi', email: 'ada@example.com' });
  });
});

describe('who has an account', () => {
  const answerTo = async (phone: string) => {
    const reply = await login(phone);
    return { status: reply.statusCode, body: reply.json(), headers: Object.keys(reply.headers).sort() };
  };

  test('identity.078 known and unknown phones are answered alike, and the unknown one is told by text', async () => {
    const { phone: known } = await people.newCustomer();
    const unknown = people.newPhone();
    expect(await answerTo(unknown)).toEqual(await answerTo(known));
    expect((await people.textsTo(unknown)).at(-1)).toContain('There is no Jara account with this number');
    expect((await people.textsTo(unknown)).at(-1)).toContain('Sign Up');
    const guesses = await Promise.all([verify(known, 'abcd'), verify(unknown, 'abcd')]);
    expect(guesses[0]?.json()).toEqual(guesses[1]?.json());
    const code = await people.codeFor(known);
    const [forKnown, forUnknown] = [await verify(known, wrongOf(code)), await verify(unknown, wrongOf(code))];
    expect(forUnknown.json()).toEqual(forKnown.json());
  });

  test('identity.078 known and unknown phones take the same statements', async () => {
    const { phone: known } = await people.newCustomer();
    const unknown = people.newPhone();
    const spy = vi.spyOn(pg.Client.prototype, 'query');
    const statementsOf = async (phone: string) => {
      spy.mockClear();
      await login(phone);
      const texts = spy.mock.calls.map(([query]) =>
        typeof query === 'string' ? query : (query as { text: string }).text,
      );
      // The heartbeat of the connection that listens for changes is sent every second, also during a sign-in.
      return texts.filter((text) => text !== 'select 1');
    };
    const statements = await statementsOf(known);
    expect(statements.length).toBeGreaterThan(5);
    expect(await statementsOf(unknown)).toEqual(statements);
    spy.mockRestore();
  });

  test('signing up with a phone that has an account is answered alike, and changes nothing', async () => {
    const { phone } = await people.newCustomer();
    const reply = await post('/customer/register', { ...people.details(phone, 'NG'), first_name: 'Eve' });
    expect(reply.json()).toEqual((await post('/customer/register', people.details(people.newPhone(), 'NG'))).json());
    expect((await people.textsTo(phone)).at(-1)).toContain('already has a Jara account');
    pass(60);
    expect((await people.signIn(phone)).user.first_name).toBe('Ada');
  });
});

describe('codes', () => {
  test('identity.075 a code has 4 digits and is stored only as an HMAC', async () => {
    const { phone } = await people.newCustomer();
    await login(phone);
    const stored = JSON.stringify([await people.rowsOf('one_time_code'), await people.rowsOf('job')]);
    const code = await people.codeFor(phone);
    expect(code).toMatch(/^\d{4}$/);
    expect(stored).not.toContain(`"${code}"`);
    expect(stored).not.toContain('is your Jara code');
    expect(await people.rowsOf('job')).toEqual([]);
  });

  test('identity.075 a code lives 5 minutes', async () => {
    const { phone } = await people.newCustomer();
    await login(phone);
    const code = await people.codeFor(phone);
    pass(300);
    expect((await verify(phone, code)).json()).toMatchObject({ code: 'OTP_DEAD' });
    await login(phone);
    const fresh = await people.codeFor(phone);
    pass(299);
    expect((await verify(phone, fresh)).statusCode).toBe(200);
  });

  test('identity.075 a newer code takes the place of the older, and each works once', async () => {
    const { phone } = await people.newCustomer();
    await login(phone);
    const first = await people.codeFor(phone);
    pass(60);
    await post('/auth/resend-otp', { phone, role: 'customer', country_code: 'NG', type: 'sign-in' });
    const second = await people.codeFor(phone);
    if (first !== second) expect((await verify(phone, first)).json()).toMatchObject({ code: 'OTP_WRONG' });
    expect((await verify(phone, second)).statusCode).toBe(200);
    expect((await verify(phone, second)).json()).toMatchObject({ code: 'OTP_DEAD' });
  });

  test('identity.075 of 100 parallel guesses over HTTP exactly 5 are compared', async () => {
    const { phone } = await people.newCustomer();
    await login(phone);
    const right = await people.codeFor(phone);
    const guesses = Array.from({ length: 100 }, (_, guess) => String(guess).padStart(4, '0')).filter(
      (code) => code !== right,
    );
    // Each from another address, so that only the code's own count stops a guess.
    const replies = await Promise.all(guesses.map((guess, index) => verify(phone, guess, `198.51.100.${index}`)));
    expect(replies.filter((reply) => reply.json().code === 'OTP_WRONG')).toHaveLength(5);
    expect((await verify(phone, right, '198.51.100.200')).json()).toMatchObject({ code: 'OTP_DEAD' });
  });

  test('identity.076 codes are sent at least 60 s apart and at most 5 an hour to one phone', async () => {
    const phone = people.newPhone();
    expect((await login(phone)).statusCode).toBe(200);
    pass(59);
    const tooSoon = await login(phone);
    expect(tooSoon.json()).toMatchObject({ code: 'OTP_TOO_SOON' });
    expect(tooSoon.statusCode).toBe(429);
    expect(tooSoon.headers['retry-after']).toBe('1');
    for (let sent = 1; sent < 5; sent += 1) {
      pass(60);
      expect((await login(phone)).statusCode).toBe(200);
    }
    pass(60);
    expect((await login(phone)).json()).toMatchObject({ code: 'TOO_MANY_TRIES' });
    pass(3600);
    expect((await login(phone)).statusCode).toBe(200);
  });

  test('identity.076 of many who ask at the same moment, one code goes out', async () => {
    const phone = people.newPhone();
    const replies = await Promise.all(Array.from({ length: 30 }, () => login(phone)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await people.textsTo(phone)).toHaveLength(1);
  });

  test('identity.077 after 10 wrong codes in a day even the right one is refused, and no other is sent', async () => {
    const { phone } = await people.newCustomer();
    for (const round of [1, 2]) {
      await login(phone);
      const code = await people.codeFor(phone);
      for (let tries = 0; tries < 5; tries += 1) {
        expect((await verify(phone, wrongOf(code), `192.0.2.${round}`)).json()).toMatchObject({ code: 'OTP_WRONG' });
      }
      pass(60);
    }
    expect((await login(phone)).json()).toMatchObject({ code: 'LOCKED_FOR_NOW' });
    pass(24 * 3600);
    expect((await login(phone)).statusCode).toBe(200);
    expect((await verify(phone, await people.codeFor(phone))).statusCode).toBe(200);
  });

  test('identity.077 one address of origin may be wrong 20 times an hour, over all phones', async () => {
    const from = '192.0.2.77';
    const phones = Array.from({ length: 40 }, () => people.newPhone());
    pass(3600);
    for (const phone of phones) await login(phone, {}, '192.0.2.76');
    // As after 160 more.
    const ofOrigin = `update limit_count set count = 200 where key = 'code-sends-from:192.0.2.76' and count = 40`;
    expect((await api.database.openOwner(1).pool.query(ofOrigin)).rowCount).toBe(1);
    expect((await login(people.newPhone(), {}, '192.0.2.76')).json()).toMatchObject({ code: 'TOO_MANY_TRIES' });
    const replies = await Promise.all(phones.map((phone) => verify(phone, '0000', from)));
    expect(replies.filter((reply) => reply.json().code === 'OTP_WRONG')).toHaveLength(20);
    const { phone } = await people.newCustomer();
    await login(phone);
    const code = await people.codeFor(phone);
    expect((await verify(phone, code, from)).json()).toMatchObject({ code: 'TOO_MANY_TRIES' });
    expect((await verify(phone, code, '192.0.2.78')).statusCode).toBe(200);
  });

  test('a right code is not counted as a wrong one', async () => {
    const { phone } = await people.newCustomer();
    for (let times = 0; times < 12; times += 1) {
      pass(3600);
      expect((await people.signIn(phone)).reply.statusCode).toBe(200);
    }
  });
});

describe('bad input', () => {
  test.each([
    ['phone', '', 'Phone number is required'],
    ['phone', '0801-234', 'Invalid phone number'],
    ['first_name', '  ', 'First name is required'],
    ['last_name', '', 'Last name is required'],
    ['email', '', 'Email is required'],
    ['email', 'ada', 'Enter a valid email, such as name@example.com'],
    ['first_name', 'a\u0000b', 'must not contain a NUL character'],
    ['first_name', undefined, 'First name is required'],
    ['last_name', [], 'Last name is required'],
    ['email', 7, 'Email is required'],
    ['phone', null, 'Phone number is required'],
    ['first_name', 'a'.repeat(81), 'must have at most 80 characters'],
    ['country_code', 'UK', 'The country must be NG or GH'],
  ])('sign-up with a wrong %s names the field and the reason: case %#', async (field, value, message) => {
    const reply = await post('/customer/register', { ...people.details('08031234567', 'NG'), [field]: value });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().data.problems).toContainEqual({ path: field, message });
  });

  test.each(['07012345', '12345678901234567890', '0241234567'])('%s is no Nigerian mobile number', async (phone) => {
    expect((await login(phone)).json()).toMatchObject({ code: 'PHONE_INVALID', message: 'Invalid phone number' });
    const check = await post('/auth/phone/validate', { phone, country_code: 'NG' });
    expect(check.json().data).toEqual({ is_valid: false });
  });

  test('identity.060 a phone is valid for its own country alone', async () => {
    const isValid = async (phone: string, country_code: string) =>
      (await post('/auth/phone/validate', { phone, country_code })).json().data.is_valid;
    expect(await isValid('08012345678', 'NG')).toBe(true);
    expect(await isValid(' 8012345678 ', 'NG')).toBe(true);
    expect(await isValid('0241234567', 'GH')).toBe(true);
    expect(await isValid('08012345678', 'GH')).toBe(false);
  });

  test.each(['123', '12345', 'abcd', '١٢٣٤', 1234, null])('a code that is %j is refused', async (otp) => {
    const reply = await post('/auth/login/validate-otp', { otp, phone: '08012345678', role: 'customer' });
    expect(reply.statusCode).toBe(400);
  });
});

test('identity.059 identity.021 the countries carry code, name, emoji, calling code and unicode', async () => {
  const reply = await api.app.inject('/auth/countries');
  expect(reply.json().data).toEqual([
    { code: 'NG', name: 'Nigeria', emoji: '🇳🇬', calling_code: '234', unicode: 'U+1F1F3 U+1F1EC' },
    { code: 'GH', name: 'Ghana', emoji: '🇬🇭', calling_code: '233', unicode: 'U+1F1EC U+1F1ED' },
  ]);
});

test('identity.050 a call that is for customers needs the bearer', async () => {
  const { user } = await people.newCustomer();
  expect((await api.app.inject('/auth/me')).json()).toMatchObject({ code: 'NOT_SIGNED_IN' });
  expect((await api.app.inject({ url: '/auth/me', headers: bearer(user.token) })).statusCode).toBe(200);
});
