import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { bearer, phoneBook } from '../../src/testing/phone-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

const SECRET = 'what the partner and we alone know, at length';
const SERVICES = { pocket: { secret: SECRET, payment_method: 'pocket' }, opay: { secret: `${SECRET} too` } };

let clock = Date.parse('2026-11-16T09:00:00Z');
const now = () => new Date(clock);
const pass = (seconds: number) => {
  clock += seconds * 1000;
};
const api = startApi({ now, env: { THIRD_PARTY_SERVICES: JSON.stringify(SERVICES) } });
const people = phoneBook(api, now);

type Claims = Record<string, unknown>;
const person = (): Claims => ({
  sub: randomUUID(),
  phone: '2348031234567',
  first_name: 'Ada',
  last_name: 'Obi',
  email: 'ada@example.com',
});

const tokenFor = (claims: Claims, { secret = SECRET, audience = 'jara', seconds = 300 } = {}) =>
  new SignJWT({ jti: randomUUID(), ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setExpirationTime(clock / 1000 + seconds)
    .sign(new TextEncoder().encode(secret));

const present = (step: 'verify' | 'register', token: string, service = 'pocket', more: Record<string, string> = {}) =>
  api.app.inject({
    method: 'POST',
    url: `/auth/token/${step}`,
    headers: { 'x-third-party-token': token, 'x-third-party-service': service, ...more },
  });
const arrive = (reference: string) => api.app.inject(`/auth/session?session_reference=${reference}`);

describe('a person whom a partner brings', () => {
  test('registers, arrives signed in, and is known the next time', async () => {
    const ada = person();
    expect((await present('verify', await tokenFor(ada))).json()).toMatchObject({ code: 'THIRD_PARTY_UNKNOWN' });
    const registered = (await present('register', await tokenFor(ada))).json().data;
    const arrival = await arrive(registered.session_reference);
    expect(arrival.json().data).toEqual({
      payment_method: 'pocket',
      should_collect_additional_info: false,
      user: {
        token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        country_code: 'NG',
        email: 'ada@example.com',
        id: expect.any(Number),
        last_name: 'Obi',
        phone: '2348031234567',
        first_name: 'Ada',
        user_reference: expect.stringMatching(/^[2-9A-Z]{10}$/),
      },
    });
    // The partner's word is no proof of the phone: the browser is signed in, and not known by it.
    expect(arrival.headers['set-cookie']).toMatch(/^refresh=[\w.-]+; Max-Age=2592000; Path=\/api\/auth; HttpOnly;/);
    const { user } = arrival.json().data;
    // By the application's clock, which says for how long they are new (ADR 37).
    const { rows } = await api.database
      .openOwner()
      .pool.query('select created_at from customer where id = $1', [user.id]);
    expect(rows).toEqual([{ created_at: now() }]);
    expect((await api.app.inject({ url: '/auth/me', headers: bearer(user.token) })).json().data.id).toBe(user.id);
    const again = await present('verify', await tokenFor(ada), 'pocket', { 'x-third-party-transaction-id': 'trx-1' });
    expect((await arrive(again.json().data.session_reference)).json().data.user.id).toBe(user.id);
  });

  test('may spend from the first day on: a signature is not guessed (ADR 37)', async () => {
    const ada = person();
    await present('register', await tokenFor(ada));
    pass(24 * 3_600);
    const { session_reference } = (await present('verify', await tokenFor(ada))).json().data;
    const { token } = (await arrive(session_reference)).json().data.user;
    const payload = { amount: 50_000, auth_id: randomUUID(), destination: 'wallet' };
    const charge = { method: 'POST', url: '/customer/payment/charge', payload, headers: bearer(token) } as const;
    expect((await api.app.inject(charge)).json().code).toBe('CARD_NOT_FOUND');
  });

  test('identity.052 the session says how they pay and whether more must be asked', async () => {
    const ada = { ...person(), email: '' };
    const registered = (await present('register', await tokenFor(ada))).json().data;
    expect(registered.should_collect_additional_info).toBe(true);
    expect((await arrive(registered.session_reference)).json().data).toMatchObject({
      payment_method: 'pocket',
      should_collect_additional_info: true,
    });
  });

  test('completes the profile with a code to the phone that the partner named', async () => {
    const ada = { ...person(), phone: '2348039999999', last_name: '', email: '' };
    const { session_reference } = (await present('register', await tokenFor(ada))).json().data;
    const { token } = (await arrive(session_reference)).json().data.user;
    const put = (payload: object) =>
      api.app.inject({ method: 'PUT', url: '/auth/profile?user_role=customer', payload, headers: bearer(token) });
    await put({ first_name: 'Ada', last_name: 'Obi' });
    await put({ email: 'ada@example.com' });
    const otp = await people.codeFor('08039999999');
    const done = await api.app.inject({
      method: 'PATCH',
      url: '/auth/profile/validate-otp',
      payload: { otp, email: 'ada@example.com', role: 'customer' },
      headers: bearer(token),
    });
    expect(done.json().data).toEqual({ first_name: 'Ada', last_name: 'Obi', email: 'ada@example.com' });
  });
});

describe('what works once', () => {
  test('a reference', async () => {
    const { session_reference } = (await present('register', await tokenFor(person()))).json().data;
    const arrivals = await Promise.all([arrive(session_reference), arrive(session_reference)]);
    expect(arrivals.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 404]);
    expect((await arrive(session_reference)).json()).toMatchObject({ code: 'SESSION_REFERENCE_UNKNOWN' });
  });

  test('a reference lasts ten minutes', async () => {
    const { session_reference } = (await present('register', await tokenFor(person()))).json().data;
    pass(600);
    expect((await arrive(session_reference)).statusCode).toBe(404);
  });

  test('a token', async () => {
    const ada = person();
    const token = await tokenFor(ada);
    expect((await present('register', token)).statusCode).toBe(200);
    expect((await present('verify', token)).json()).toMatchObject({ code: 'THIRD_PARTY_REFUSED' });
  });

  test('a registration, also when two tokens of one person come at the same moment', async () => {
    const ada = person();
    const tokens = await Promise.all([tokenFor(ada), tokenFor(ada), tokenFor(ada)]);
    const replies = await Promise.all(tokens.map((token) => present('register', token)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  });
});

describe('who is not let in', () => {
  test('a token signed by another, for another, too old, too long or without a phone', async () => {
    const ada = person();
    const tokens = [
      await tokenFor(ada, { secret: 'some other secret that nobody agreed on' }),
      await tokenFor(ada, { audience: 'elsewhere' }),
      await tokenFor(ada, { seconds: -1 }),
      await tokenFor(ada, { seconds: 3600 }),
      await tokenFor({ ...ada, phone: '123' }),
      await tokenFor({ ...ada, phone: '447911123456' }),
      'nonsense',
    ];
    for (const token of tokens)
      expect((await present('register', token)).json()).toMatchObject({ code: 'THIRD_PARTY_REFUSED' });
  });

  test('a service that is not known, or another’s token', async () => {
    for (const service of ['stranger', 'constructor', 'opay']) {
      expect((await present('register', await tokenFor(person()), service)).statusCode, service).toBe(403);
    }
  });

  test('a phone that matches is not an identity: the owner of the number keeps their own account', async () => {
    const owner = await people.newCustomer();
    const { session_reference } = (
      await present('register', await tokenFor({ ...person(), phone: owner.user.phone }))
    ).json().data;
    const arrived = (await arrive(session_reference)).json().data.user;
    expect(arrived.id).not.toBe(owner.user.id);
    expect((await people.signIn(owner.phone)).user.id).toBe(owner.user.id);
  });

  test('the same subject of another service is somebody else', async () => {
    const ada = person();
    await present('register', await tokenFor(ada));
    const elsewhere = await present('verify', await tokenFor(ada, { secret: SERVICES.opay.secret }), 'opay');
    expect(elsewhere.json()).toMatchObject({ code: 'THIRD_PARTY_UNKNOWN' });
  });

  test('a call without its headers', async () => {
    expect((await api.app.inject({ method: 'POST', url: '/auth/token/verify' })).statusCode).toBe(400);
  });
});
