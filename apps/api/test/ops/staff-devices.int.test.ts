import { unlockStaff } from '@jara/server/identity';
import { openLimits } from '@jara/server/limits';
import { buildStaff, startFakeRedis } from '@jara/server/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { namedCookie, phoneBook } from '../../src/testing/phone-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

let clock = Date.parse('2026-11-16T09:00:00Z');
const now = () => new Date(clock);
const pass = (seconds: number) => {
  clock += seconds * 1000;
};
const redis = await startFakeRedis(now);
afterAll(() => redis.close());

const wrongOf = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');
const digitsOf = (phone: string) => `234${phone.slice(1)}`;
let strangers = 0;

describe.each([
  ['PostgreSQL', undefined],
  ['Redis', redis.url],
])('limits in %s', (_where, redisUrl) => {
  const api = startApi({ now, env: redisUrl === undefined ? {} : { REDIS_URL: redisUrl } });
  const people = phoneBook(api, now);
  type From = { from?: string; cookie?: string };
  const send = ({ from = '203.0.113.1', cookie }: From) => ({ from, headers: cookie === undefined ? {} : { cookie } });
  const login = (phone: string, from: From = {}) =>
    people.post('/ops/login', { phone, country_code: 'NG' }, send(from));
  const verify = (phone: string, otp: string, from: From = {}) =>
    people.post('/ops/login/validate-otp', { phone, otp }, send(from));

  async function hire(phone = people.newPhone()): Promise<string> {
    const owner = api.database.openOwner(1);
    await buildStaff(owner, { role: 'rider', phone: digitsOf(phone) });
    await owner.close();
    return phone;
  }
  /** Signs in. Gives the cookie that makes the browser known. */
  async function signIn(phone: string, cookie?: string): Promise<string> {
    const from = cookie === undefined ? {} : { cookie };
    expect((await login(phone, from)).statusCode).toBe(200);
    return namedCookie(await verify(phone, await people.codeFor(phone), from), 'staff_device');
  }
  /** Strangers who know the number, as customers do: ten wrong guesses. Each time from addresses of their own. */
  async function attack(phone: string, { ask = login, guess = verify } = {}): Promise<void> {
    for (let codes = 0; codes < 2; codes += 1) {
      strangers += 1;
      const from = `198.51.100.${strangers}`;
      await ask(phone, { from });
      const code = await people.codeFor(phone);
      for (let tries = 0; tries < 5; tries += 1) await guess(phone, wrongOf(code), { from });
      pass(60);
    }
    expect((await ask(phone, { from: '192.0.2.9' })).json()).toMatchObject({ code: 'LOCKED_FOR_NOW' });
  }
  const asCustomer = {
    ask: (phone: string, from: From = {}) =>
      people.post('/auth/login', { role: 'customer', country_code: 'NG', phone }, send(from)),
    guess: (phone: string, otp: string, from: From = {}) =>
      people.post('/auth/login/validate-otp', { otp, phone, role: 'customer' }, send(from)),
  };

  test('strangers who have locked a rider’s phone do not lock the browser that the rider has used', async () => {
    const phone = await hire();
    const cookie = await signIn(phone);
    await attack(phone);
    expect((await login(phone, { cookie })).statusCode).toBe(200);
    expect((await verify(phone, await people.codeFor(phone), { cookie })).json().data).toMatchObject({ role: 'rider' });
  });

  test('texts that strangers ask for leave a rider’s browser its own', async () => {
    const phone = await hire();
    const cookie = await signIn(phone);
    for (let sent = 0; sent < 5; sent += 1) {
      await login(phone);
      pass(60);
    }
    expect((await login(phone)).json()).toMatchObject({ code: 'TOO_MANY_TRIES' });
    expect((await login(phone, { cookie })).statusCode).toBe(200);
  });

  test('a staff device cookie that is forged, or of another rider, is worth nothing', async () => {
    const [phone, other] = [await hire(), await hire()];
    const [id, mac] = (await signIn(phone)).replace('staff_device=', '').split('.');
    const foreign = await signIn(other);
    const [otherId, otherMac] = foreign.replace('staff_device=', '').split('.');
    await attack(phone);
    for (const cookie of [
      foreign,
      `staff_device=${id}.${otherMac}`,
      `staff_device=${otherId}.${mac}`,
      `staff_device=${id}`,
      `staff_device=${'x'.repeat(22)}.${'y'.repeat(43)}`,
      `device=${id}.${mac}`,
    ]) {
      expect((await login(phone, { cookie })).json(), cookie).toMatchObject({ code: 'LOCKED_FOR_NOW' });
    }
  });

  test('a customer’s device is no device of staff with the same phone, and the other way round', async () => {
    const { phone, device } = await people.newCustomer();
    await hire(phone);
    pass(60);
    const staffDevice = await signIn(phone);
    await attack(phone);
    await attack(phone, asCustomer);
    for (const cookie of [device, `staff_${device}`]) {
      expect((await login(phone, { cookie })).json()).toMatchObject({ code: 'LOCKED_FOR_NOW' });
    }
    for (const cookie of [staffDevice, staffDevice.replace('staff_', '')]) {
      expect((await asCustomer.ask(phone, { cookie })).json()).toMatchObject({ code: 'LOCKED_FOR_NOW' });
    }
    expect((await login(phone, { cookie: staffDevice })).statusCode).toBe(200);
    expect((await asCustomer.ask(phone, { cookie: device })).statusCode).toBe(200);
  });

  test('who locks a phone in the shop does not lock it for the staff', async () => {
    const { phone } = await people.newCustomer();
    await hire(phone);
    await attack(phone, asCustomer);
    expect((await login(phone)).statusCode).toBe(200);
  });

  test('a rider who is unlocked signs in anywhere, and also in the browser that was wrong too often', async () => {
    const phone = await hire();
    const cookie = await signIn(phone);
    await attack(phone);
    await attack(phone, {
      ask: (to) => login(to, { cookie }),
      guess: (to, otp) => verify(to, otp, { cookie }),
    });
    const neighbour = await hire();
    await attack(neighbour);
    const app = api.database.openApp(1);
    const limits = openLimits({ db: app.db, now, redisUrl });
    await expect
      .poll(() => unlockStaff({ db: app.db, limits, now }, digitsOf(phone)).catch(() => 'not connected yet'))
      .toMatchObject({ role: 'rider' });
    await limits.close();
    expect((await login(phone, { cookie })).statusCode).toBe(200);
    expect((await login(phone)).statusCode).toBe(200);
    expect((await verify(phone, await people.codeFor(phone))).statusCode).toBe(200);
    expect((await login(neighbour)).json(), 'others stay locked').toMatchObject({ code: 'LOCKED_FOR_NOW' });
  });

  test('the staff’s device cookie is out of the page’s reach, and only the sign-in sees it', async () => {
    const phone = await hire();
    await login(phone);
    const reply = await verify(phone, await people.codeFor(phone));
    expect(reply.headers['set-cookie']).toMatch(
      /^staff_device=[\w.-]+; Max-Age=31536000; Path=\/api\/ops\/login; HttpOnly; SameSite=Lax$/,
    );
    expect(reply.json().data).not.toHaveProperty('device');
  });
});
