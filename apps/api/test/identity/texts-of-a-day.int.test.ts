import type { Database } from '@jara/server/db';
import { buildPaidOrder, buildStaff, startFakeRedis } from '@jara/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { namedCookie, phoneBook } from '../../src/testing/phone-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

let clock = Date.parse('2026-11-16T09:00:00Z');
const now = () => new Date(clock);
const pass = (seconds: number) => {
  clock += seconds * 1000;
};
const HOUR = 3600;
const DAY = 24 * HOUR;
const redis = await startFakeRedis(now);
afterAll(() => redis.close());

const wrongOf = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');
type From = { from?: string; cookie?: string };
const send = ({ from = '192.0.2.1', cookie }: From) => ({ from, headers: cookie === undefined ? {} : { cookie } });

function callers(people: ReturnType<typeof phoneBook>) {
  return {
    login: (phone: string, from: From = {}) =>
      people.post('/auth/login', { role: 'customer', country_code: 'NG', phone }, send(from)),
    verify: (phone: string, otp: string, from: From = {}) =>
      people.post('/auth/login/validate-otp', { otp, phone, role: 'customer' }, send(from)),
    staffLogin: (phone: string, from: From = {}) =>
      people.post('/ops/login', { phone, country_code: 'NG' }, send(from)),
    staffVerify: (phone: string, otp: string, from: From = {}) =>
      people.post('/ops/login/validate-otp', { phone, otp }, send(from)),
  };
}

describe.each([
  ['PostgreSQL', {}],
  ['Redis', { REDIS_URL: redis.url }],
])('networks, with limits in %s', (_where, env) => {
  // Of 1,000 texts strangers may use 700, one address 28, a /24 or /48 70, a /56 20. Of 250 wrong guesses a /24 25.
  // 100 in an hour need no proof of work.
  const api = startApi({ now, env: { SMS_DAILY_BUDGET: '1000', ...env } });
  const people = phoneBook(api, now);
  const { login, verify } = callers(people);

  /** How many of so many texts are sent that one address asks for, each to another number. */
  async function texts(from: string, count: number): Promise<number> {
    let sent = 0;
    for (let asked = 0; asked < count; asked += 1)
      if ((await login(people.newPhone(), { from })).statusCode === 200) sent += 1;
    return sent;
  }

  test('an IPv4 address has its part of the day’s texts, and all addresses of a /24 together theirs', async () => {
    expect(await texts('203.0.113.1', 30)).toBe(28);
    expect(await texts('203.0.113.2', 30)).toBe(28);
    expect(await texts('203.0.113.3', 30)).toBe(14);
    const refused = await login(people.newPhone(), { from: '203.0.113.4' });
    expect([refused.json().code, refused.headers['retry-after']]).toEqual(['TOO_MANY_TRIES', String(DAY)]);
    expect(await texts('203.0.112.1', 1)).toBe(1);
  });

  test('of IPv6 a /56 and a /48 have theirs: the networks within do not multiply them', async () => {
    pass(HOUR);
    expect(await texts('2001:db8:1:100::1', 15)).toBe(15);
    expect(await texts('2001:db8:1:1ff::1', 15)).toBe(5);
    for (const group of ['200', '300']) expect(await texts(`2001:db8:1:${group}::1`, 25)).toBe(20);
    expect(await texts('2001:db8:1:400::1', 25)).toBe(10);
    expect(await texts('2001:db8:2:100::1', 1)).toBe(1);
  });

  test('what is refused for the phone’s sake uses nothing of a network’s part', async () => {
    pass(HOUR);
    const phone = people.newPhone();
    await login(phone, { from: '203.0.111.1' });
    for (let times = 0; times < 30; times += 1) await login(phone, { from: '203.0.111.1' });
    expect(await texts('203.0.111.1', 27)).toBe(27);
  });

  /** Wrong guesses at live codes that are taken as such, of so many. Five a phone, from the address. */
  async function guesses(from: string, count: number, askedFrom: string): Promise<number> {
    let taken = 0;
    let phone = '';
    for (let guess = 0; guess < count; guess += 1) {
      if (guess % 5 === 0) {
        phone = people.newPhone();
        await login(phone, { from: askedFrom });
      }
      // An unknown number's code is as live as any, and nobody can bring it.
      if ((await verify(phone, '0000', { from })).json().code === 'OTP_WRONG') taken += 1;
    }
    return taken;
  }

  test('wrong guesses have a ceiling for each network, too, whichever phones they are made at', async () => {
    expect(await guesses('198.51.100.1', 15, '192.0.2.9')).toBe(15);
    expect(await guesses('198.51.100.2', 15, '192.0.2.9')).toBe(10);
    expect(await guesses('198.51.100.3', 1, '192.0.2.9')).toBe(0);
    expect(await guesses('198.51.101.1', 1, '192.0.2.9')).toBe(1);
  });

  test('right codes, and guesses where no code lives, use nothing of a network’s ceiling', async () => {
    pass(DAY);
    for (let times = 0; times < 30; times += 1) {
      const from = `198.51.102.${times}`;
      expect((await verify(people.newPhone(), '0000', { from })).json().code).toBe('OTP_DEAD');
    }
    const { phone } = await people.newCustomer();
    for (let times = 0; times < 3; times += 1) {
      await login(phone);
      expect((await verify(phone, await people.codeFor(phone), { from: '198.51.102.99' })).statusCode).toBe(200);
    }
    expect(await guesses('198.51.102.100', 20, '192.0.2.10')).toBe(20);
    expect(await guesses('198.51.102.101', 10, '192.0.2.10')).toBe(5);
  });
});

describe('wrong guesses of all strangers', () => {
  // Of 80 texts: 20 wrong guesses at customers’ codes, and as many at those of staff.
  const api = startApi({ now, env: { SMS_DAILY_BUDGET: '80' } });
  const people = phoneBook(api, now);
  const { login, verify, staffLogin, staffVerify } = callers(people);

  test('have a ceiling, which known browsers and staff do not feel', async () => {
    const { phone, device } = await people.newCustomer();
    const rider = people.newPhone();
    const owner = api.database.openOwner(1);
    await buildStaff(owner, { role: 'rider', phone: `234${rider.slice(1)}` });
    await owner.close();
    for (let guess = 0; guess < 20; guess += 1) {
      const stranger = people.newPhone();
      await login(stranger, { from: `198.18.${guess}.1` });
      expect((await verify(stranger, '0000', { from: `198.18.${guess}.1` })).json().code).toBe('OTP_WRONG');
    }
    await login(phone, { from: '198.19.0.1' });
    const refused = await verify(phone, await people.codeFor(phone), { from: '198.19.0.1' });
    expect([refused.json().code, refused.headers['retry-after']]).toEqual(['TOO_MANY_TRIES', String(DAY)]);
    await staffLogin(rider);
    expect((await staffVerify(rider, await people.codeFor(rider))).statusCode).toBe(200);
    await login(phone, { cookie: device });
    const code = await people.codeFor(phone);
    expect((await verify(phone, wrongOf(code), { cookie: device })).json().code).toBe('OTP_WRONG');
    expect((await verify(phone, code, { cookie: device })).statusCode).toBe(200);
  });
});

describe('the day’s texts', () => {
  // Strangers may use 28, numbers with a paid order 32, staff’s numbers 34, known browsers 38, those of staff 40.
  const api = startApi({ now, env: { SMS_DAILY_BUDGET: '40' } });
  const people = phoneBook(api, now);
  const { login, staffLogin, staffVerify } = callers(people);
  let owner: Database;
  beforeAll(() => {
    owner = api.database.openOwner(1);
  });

  async function hire(): Promise<string> {
    const phone = people.newPhone();
    await buildStaff(owner, { role: 'rider', phone: `234${phone.slice(1)}` });
    return phone;
  }
  /** Whether a text reached the phone; the answer is the same if not. */
  async function reaches(phone: string, ask: () => ReturnType<typeof login>): Promise<boolean> {
    const before = (await people.textsTo(phone)).length;
    const { statusCode, json } = await ask();
    expect([statusCode, json().message]).toEqual([200, 'We have sent a code to your phone.']);
    return (await people.textsTo(phone)).length > before;
  }

  test('identity.083 strangers cannot use up what is for paid numbers, staff and known browsers', async () => {
    // Two texts each, and one of a rider’s.
    const [paid, known, plain] = [await people.newCustomer(), await people.newCustomer(), await people.newCustomer()];
    const [customer] = (await people.rowsOf('customer')) as { id: number; phone: string }[];
    expect(customer?.phone).toBe(`234${paid.phone.slice(1)}`);
    await buildPaidOrder(owner, customer?.id ?? 0);
    const [rider, other] = [await hire(), await hire()];
    await staffLogin(rider);
    const cookie = namedCookie(await staffVerify(rider, await people.codeFor(rider)), 'staff_device');
    for (let sent = 7; sent < 28; sent += 1) {
      const stranger = people.newPhone();
      expect(await reaches(stranger, () => login(stranger, { from: `198.18.${sent}.1` }))).toBe(true);
    }
    pass(HOUR);
    expect(await reaches(plain.phone, () => login(plain.phone)), 'no paid order').toBe(false);
    const { reply: signUp } = await people.register(people.newPhone());
    expect([signUp.statusCode, signUp.json().code]).toEqual([429, 'TOO_MANY_TRIES']);
    const newcomer = people.newPhone();
    expect(await reaches(newcomer, () => staffLogin(newcomer)), 'not of the staff').toBe(false);

    for (let sent = 28; sent < 32; sent += 1) {
      expect(await reaches(paid.phone, () => login(paid.phone))).toBe(true);
      pass(60);
    }
    expect(await reaches(paid.phone, () => login(paid.phone))).toBe(false);
    for (let sent = 32; sent < 34; sent += 1) {
      expect(await reaches(other, () => staffLogin(other))).toBe(true);
      pass(60);
    }
    expect(await reaches(other, () => staffLogin(other))).toBe(false);
    for (let sent = 34; sent < 38; sent += 1) {
      expect(await reaches(known.phone, () => login(known.phone, { cookie: known.device }))).toBe(true);
      pass(60);
    }
    const refused = await login(known.phone, { cookie: known.device });
    expect(refused.json()).toMatchObject({ code: 'TOO_MANY_TRIES' });
    for (let sent = 38; sent < 40; sent += 1) {
      expect(await reaches(rider, () => staffLogin(rider, { cookie }))).toBe(true);
      pass(60);
    }
    expect((await staffLogin(rider, { cookie })).json()).toMatchObject({ code: 'TOO_MANY_TRIES' });
  });
});
