import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { bearer, cookieOf, phoneBook } from './testing/phone-book.ts';
import { startApi } from './testing/start-api.ts';

const DAY = 24 * 3600;

let clock = Date.parse('2026-11-16T09:00:00Z');
const now = () => new Date(clock);
const pass = (seconds: number) => {
  clock += seconds * 1000;
};
const api = startApi({ now });
const people = phoneBook(api, now);

const me = (token: string) => api.app.inject({ url: '/auth/me', headers: bearer(token) });
const refresh = (token: string, cookie?: string) =>
  people.post('/auth/refresh-token', { token }, { headers: cookie === undefined ? {} : { cookie } });
const logout = (headers: Record<string, string>) => people.post('/auth/logout', {}, { headers });

describe('the token', () => {
  test('identity.070 ends 30 days after sign-in, and is stale after 15 minutes', async () => {
    const { user } = await people.newCustomer();
    expect(decodeJwt(user.token).exp).toBe(clock / 1000 + 30 * DAY);
    pass(899);
    expect((await me(user.token)).statusCode).toBe(200);
    pass(1);
    const stale = await me(user.token);
    expect(stale.statusCode).toBe(401);
    expect(stale.json()).toMatchObject({ code: 'TOKEN_EXPIRED', message: 'Token expired' });
  });

  test.each(['nonsense', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'])('%s is an invalid one', async (token) => {
    const reply = await me(token);
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toMatchObject({ code: 'TOKEN_INVALID', message: 'Invalid token' });
  });

  test('one with a changed letter is an invalid one', async () => {
    const { user } = await people.newCustomer();
    const [head, body, mac] = user.token.split('.');
    const forged = Buffer.from(JSON.stringify({ ...decodeJwt(user.token), sub: '1' })).toString('base64url');
    expect((await me(`${head}.${forged}.${mac}`)).json()).toMatchObject({ code: 'TOKEN_INVALID' });
    expect((await me(`${head}.${body}.${mac}`)).statusCode).toBe(200);
  });
});

describe('refreshing', () => {
  test('identity.071 identity.057 gives a token for a token where the refresh cookie matches', async () => {
    const { user, cookie, reply } = await people.newCustomer();
    expect(String(reply.headers['set-cookie'])).toMatch(/; Path=\/api\/auth; HttpOnly; SameSite=Strict$/);
    pass(901);
    const renewed = await refresh(user.token, cookie);
    expect((await me(renewed.json().data.token)).statusCode).toBe(200);
  });

  test('identity.071 a stolen bearer alone is refused, and does the owner no harm', async () => {
    const { user, cookie } = await people.newCustomer();
    const { cookie: anothers } = await people.newCustomer();
    expect((await refresh(user.token)).statusCode).toBe(401);
    expect((await refresh(user.token, anothers)).statusCode).toBe(401);
    expect((await refresh(user.token, `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}`)).statusCode).toBe(
      401,
    );
    expect((await refresh(user.token, cookie)).statusCode).toBe(200);
  });

  test('identity.072 rotates both, and an older pair that comes back ends the session', async () => {
    const { user, cookie } = await people.newCustomer();
    const first = await refresh(user.token, cookie);
    const [token, renewed] = [first.json().data.token, cookieOf(first.headers['set-cookie'])];
    expect(token).not.toBe(user.token);
    expect(renewed).not.toBe(cookie);
    expect((await refresh(user.token, cookie)).json()).toMatchObject({ code: 'TOKEN_INVALID' });
    expect((await me(token)).statusCode).toBe(401);
    expect((await refresh(token, renewed)).statusCode).toBe(401);
  });

  test('identity.072 an older token with the newest cookie ends the session too', async () => {
    const { user, cookie } = await people.newCustomer();
    const first = await refresh(user.token, cookie);
    const renewed = cookieOf(first.headers['set-cookie']);
    expect((await refresh(user.token, renewed)).statusCode).toBe(401);
    expect((await refresh(first.json().data.token, renewed)).statusCode).toBe(401);
  });

  test('identity.072 of many refreshes of one pair at the same moment at most one succeeds', async () => {
    const { user, cookie } = await people.newCustomer();
    const replies = await Promise.all(Array.from({ length: 20 }, () => refresh(user.token, cookie)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('identity.070 does not make a session longer than its 30 days', async () => {
    const { user, cookie } = await people.newCustomer();
    pass(29 * DAY);
    const renewed = await refresh(user.token, cookie);
    const token = renewed.json().data.token;
    expect(decodeJwt(token).exp).toBe(decodeJwt(user.token).exp);
    pass(DAY);
    expect((await refresh(token, cookieOf(renewed.headers['set-cookie']))).json()).toMatchObject({
      code: 'TOKEN_EXPIRED',
    });
  });
});

describe('signing out', () => {
  test('identity.073 the old token can neither call nor refresh', async () => {
    const { user, cookie } = await people.newCustomer();
    const before = (await people.rowsOf('session')).length;
    const reply = await logout({ ...bearer(user.token), cookie });
    expect(reply.statusCode).toBe(200);
    expect(String(reply.headers['set-cookie'])).toMatch(/^refresh=; Max-Age=0;/);
    expect(await people.rowsOf('session')).toHaveLength(before - 1);
    expect((await me(user.token)).statusCode).toBe(401);
    expect((await refresh(user.token, cookie)).statusCode).toBe(401);
  });

  test('identity.073 also with a stale token, and twice', async () => {
    const { user, cookie } = await people.newCustomer();
    pass(901);
    expect((await logout(bearer(user.token))).statusCode).toBe(200);
    expect((await logout(bearer(user.token))).statusCode).toBe(200);
    expect((await refresh(user.token, cookie)).statusCode).toBe(401);
  });

  test('ends one session, not the same person’s on another phone', async () => {
    const { phone, user } = await people.newCustomer();
    const other = await people.signIn(phone);
    await logout(bearer(user.token));
    expect((await me(other.user.token)).statusCode).toBe(200);
  });
});
