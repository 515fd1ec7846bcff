import { startFakeRedis } from '@jara/server/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { bearer, phoneBook } from '../../src/testing/phone-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

let clock = Date.parse('2026-11-16T09:00:00Z');
const now = () => new Date(clock);
const pass = (seconds: number) => {
  clock += seconds * 1000;
};
const HOUR = 3600;
const redis = await startFakeRedis(now);
afterAll(() => redis.close());

const HOME = '203.0.113.1';
const wrongOf = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

const INCREASE = 'update limit_count set count = count + $2 where key = $1';

describe.each<[string, { REDIS_URL?: string }]>([
  ['PostgreSQL', {}],
  ['Redis', { REDIS_URL: redis.url }],
])('limits in %s', (_where, env) => {
  const api = startApi({ now, env });
  const people = phoneBook(api, now);
  type From = { from?: string; device?: string };
  const send = ({ from = HOME, device }: From) => ({ from, headers: device === undefined ? {} : { cookie: device } });
  const login = (phone: string, from: From = {}) =>
    people.post('/auth/login', { role: 'customer', country_code: 'NG', phone }, send(from));
  const verify = (phone: string, otp: string, from: From = {}) =>
    people.post('/auth/login/validate-otp', { otp, phone, role: 'customer' }, send(from));

  /** Strangers who know the number: ten wrong guesses, and every text that they can have sent. */
  async function attack(phone: string): Promise<void> {
    for (const from of ['198.51.100.1', '198.51.100.2']) {
      await login(phone, { from });
      const code = await people.codeFor(phone);
      for (let tries = 0; tries < 5; tries += 1) {
        expect((await verify(phone, wrongOf(code), { from })).json()).toMatchObject({ code: 'OTP_WRONG' });
      }
      pass(60);
    }
    expect((await login(phone, { from: '192.0.2.9' })).json()).toMatchObject({ code: 'LOCKED_FOR_NOW' });
  }

  test('identity.082 an origin over its limit spends no text of a phone that it names', async () => {
    const origin = '198.51.100.77';
    expect((await login(people.newPhone(), { from: origin })).statusCode).toBe(200);
    // As after 199 more.
    const key = `code-sends-from:${origin}`;
    if (env.REDIS_URL === undefined) await api.database.openOwner(1).pool.query(INCREASE, [key, 199]);
    else redis.increase(key, 199);
    const { phone } = await people.newCustomer();
    for (let tries = 0; tries < 6; tries += 1) {
      expect((await login(phone, { from: origin })).json()).toMatchObject({ code: 'TOO_MANY_TRIES' });
      pass(60);
    }
    expect((await login(phone)).statusCode).toBe(200);
    expect((await verify(phone, await people.codeFor(phone))).statusCode).toBe(200);
  });

  test('identity.082 an origin over its limit spends no try of a code', async () => {
    const origin = '198.51.100.78';
    for (let tries = 0; tries < 20; tries += 1) await verify(people.newPhone(), '0000', { from: origin });
    const { phone } = await people.newCustomer();
    await login(phone);
    const code = await people.codeFor(phone);
    for (let tries = 0; tries < 6; tries += 1) {
      expect((await verify(phone, wrongOf(code), { from: origin })).json()).toMatchObject({ code: 'TOO_MANY_TRIES' });
    }
    expect((await verify(phone, code)).statusCode).toBe(200);
  });

  test('identity.077 all addresses of one IPv6 network (/64) are one origin, and its neighbour is another', async () => {
    const guess = async (from: string) => (await verify(people.newPhone(), '0000', { from })).json().code;
    for (let nth = 1; nth <= 20; nth += 1) expect(await guess(`2001:db8:1:2::${nth.toString(16)}`)).toBe('OTP_DEAD');
    expect(await guess('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe('TOO_MANY_TRIES');
    expect(await guess('2001:db8:1:3::1')).toBe('OTP_DEAD');
  });

  test('identity.083 strangers who have locked a phone do not lock its known browser, wherever it is', async () => {
    const { phone, device } = await people.newCustomer();
    await attack(phone);
    // Behind the same address as the strangers, as thousands of phones are.
    const from = { from: '198.51.100.1', device };
    expect((await login(phone, from)).statusCode).toBe(200);
    expect((await verify(phone, await people.codeFor(phone), from)).statusCode).toBe(200);
  });

  test('identity.083 guesses at its very code do not kill it for the known browser', async () => {
    const { phone, device } = await people.newCustomer();
    await login(phone, { device });
    const code = await people.codeFor(phone);
    for (let tries = 0; tries < 5; tries += 1) await verify(phone, wrongOf(code), { from: '198.51.100.5' });
    expect((await verify(phone, code, { from: '198.51.100.6' })).json()).toMatchObject({ code: 'OTP_DEAD' });
    expect((await verify(phone, code, { device })).statusCode).toBe(200);
  });

  test('identity.083 texts that strangers ask for leave the known browser its own, and those are few', async () => {
    const { phone, device } = await people.newCustomer();
    for (let sent = 0; sent < 6; sent += 1) {
      await login(phone, { from: '198.51.100.3' });
      pass(60);
    }
    expect((await login(phone, { from: '198.51.100.4' })).json()).toMatchObject({ code: 'TOO_MANY_TRIES' });
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await login(phone, { device })).statusCode).toBe(200);
      expect((await login(phone, { device })).json()).toMatchObject({ code: 'OTP_TOO_SOON' });
      pass(60);
    }
    expect((await login(phone, { device })).json()).toMatchObject({ code: 'TOO_MANY_TRIES' });
  });

  test('identity.083 a known browser may be wrong 5 times a code and 10 times a day, as everyone', async () => {
    const { phone, device } = await people.newCustomer();
    for (let codes = 0; codes < 2; codes += 1) {
      await login(phone, { device });
      const code = await people.codeFor(phone);
      const guesses = await Promise.all(Array.from({ length: 50 }, () => verify(phone, wrongOf(code), { device })));
      expect(guesses.filter((guess) => guess.json().code === 'OTP_WRONG')).toHaveLength(5);
      pass(60);
    }
    expect((await login(phone, { device })).json()).toMatchObject({ code: 'LOCKED_FOR_NOW' });
    expect((await login(phone)).statusCode, 'others are not locked by it').toBe(200);
  });

  test('identity.083 a device cookie that is forged, changed or for another phone is worth nothing', async () => {
    const [victim, attacker] = [await people.newCustomer(), await people.newCustomer()];
    const [id, mac = ''] = victim.device.replace('device=', '').split('.');
    const [theirId, theirMac] = attacker.device.replace('device=', '').split('.');
    await attack(victim.phone);
    for (const device of [
      attacker.device,
      `device=${id}.${theirMac}`,
      `device=${theirId}.${mac}`,
      `device=${id}.${mac.slice(0, -1)}${mac.endsWith('A') ? 'B' : 'A'}`,
      `device=${id}`,
      `device=${id}.`,
      'device=..',
      `device=${'x'.repeat(22)}.${'y'.repeat(43)}`,
      victim.cookie.replace('refresh', 'device'),
    ]) {
      const reply = await login(victim.phone, { from: '192.0.2.10', device });
      expect(reply.json(), device).toMatchObject({ code: 'LOCKED_FOR_NOW' });
    }
  });

  test('identity.083 a signed-in customer changes the email though strangers have locked the phone', async () => {
    const { phone, device, user } = await people.newCustomer();
    await attack(phone);
    const headers = { ...bearer(user.token), cookie: device };
    const email = 'new@example.com';
    const url = '/auth/profile?user_role=customer';
    expect((await api.app.inject({ method: 'PUT', url, payload: { email }, headers })).statusCode).toBe(200);
    const payload = { otp: await people.codeFor(phone), email, role: 'customer' };
    const done = await api.app.inject({ method: 'PATCH', url: '/auth/profile/validate-otp', payload, headers });
    expect(done.statusCode).toBe(200);
  });

  test('identity.083 a browser is known by each phone that signed in there', async () => {
    const [one, other] = [await people.newCustomer(), await people.newCustomer()];
    await login(other.phone, { device: one.device });
    const both = await verify(other.phone, await people.codeFor(other.phone), { device: one.device });
    const device = people.deviceOf(both);
    for (const { phone } of [one, other]) {
      await attack(phone);
      expect((await login(phone, { from: '198.51.100.2', device })).statusCode).toBe(200);
      pass(HOUR);
    }
  });

  test('identity.083 browsers that one phone makes known send 15 texts an hour together, no more', async () => {
    const { phone, device } = await people.newCustomer();
    const known = [device];
    for (let more = 0; more < 3; more += 1) {
      // A code that a known browser asked for makes a new one known.
      await login(phone, { device });
      known.push(people.deviceOf(await verify(phone, await people.codeFor(phone))));
      pass(60);
    }
    let sent = 3;
    for (const browser of known) {
      for (let tries = 0; tries < 6; tries += 1) {
        if ((await login(phone, { device: browser })).statusCode === 200) sent += 1;
        pass(60);
      }
    }
    expect(sent).toBe(15);
    pass(HOUR);
    expect((await login(phone, { device })).statusCode).toBe(200);
  });

  test('identity.083 the device cookie is out of the page’s reach, and stays when somebody signs out', async () => {
    const { reply, user, cookie } = await people.newCustomer();
    const header = [reply.headers['set-cookie']].flat().find((each) => each?.startsWith('device='));
    expect(header).toMatch(/^device=[\w.-]+; Max-Age=31536000; Path=\/api\/auth; HttpOnly; SameSite=Lax$/);
    expect(header).not.toContain(user.phone.slice(3));
    const out = await people.post('/auth/logout', {}, { headers: { ...bearer(user.token), cookie } });
    expect(String(out.headers['set-cookie'])).not.toContain('device=');
  });

  test('each refusal says for how many seconds it holds, and not in its body', async () => {
    const heard = async (reply: ReturnType<typeof login>) => {
      const { headers, statusCode, ...refused } = await reply;
      return [statusCode, refused.json().code, headers['retry-after'], 'data' in refused.json()];
    };
    pass(HOUR);
    const { phone } = await people.newCustomer();
    await login(phone, { from: '198.51.100.50' });
    pass(15);
    expect(await heard(login(phone, { from: '198.51.100.50' }))).toEqual([429, 'OTP_TOO_SOON', '45', false]);
    pass(24 * HOUR);
    await attack(phone);
    // Two minutes since the first wrong guess.
    expect(await heard(login(phone))).toEqual([429, 'LOCKED_FOR_NOW', String(24 * HOUR - 120), false]);
    expect(await heard(verify(phone, '0000'))).toEqual([429, 'LOCKED_FOR_NOW', String(24 * HOUR - 120), false]);
    const busy = people.newPhone();
    for (let sent = 0; sent < 5; sent += 1) {
      await login(busy, { from: '198.51.100.51' });
      pass(60);
    }
    expect(await heard(login(busy))).toEqual([429, 'TOO_MANY_TRIES', String(HOUR - 300), false]);
  });
});
