import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { bearer, phoneBook, refreshCookieOf } from '../../src/testing/phone-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

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
    expect(reply.headers['set-cookie']).toContainEqual(
      expect.stringMatching(/^refresh=[\w.-]+; Max-Age=2592000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/),
    );
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

  test('identity.072 rotates both, and for 30 s the pair just replaced gives the same new pair again', async () => {
    const { user, cookie } = await people.newCustomer();
    pass(901);
    const first = await refresh(user.token, cookie);
    const [token, renewed] = [first.json().data.token, refreshCookieOf(first)];
    expect(token).not.toBe(user.token);
    expect(renewed).not.toBe(cookie);
    pass(29);
    const again = await refresh(user.token, cookie);
    expect([again.json().data.token, refreshCookieOf(again)]).toEqual([token, renewed]);
    expect((await me(token)).statusCode).toBe(200);
    pass(901);
    expect((await refresh(token, renewed)).statusCode).toBe(200);
  });

  test('identity.072 after 30 s the older pair that comes back ends the session', async () => {
    const { user, cookie } = await people.newCustomer();
    const first = await refresh(user.token, cookie);
    const [token, renewed] = [first.json().data.token, refreshCookieOf(first)];
    pass(30);
    expect((await refresh(user.token, cookie)).json()).toMatchObject({ code: 'TOKEN_INVALID' });
    expect((await me(token)).statusCode).toBe(401);
    expect((await refresh(token, renewed)).statusCode).toBe(401);
  });

  test('identity.072 after 30 s the older cookie beside the newest token ends the session', async () => {
    const { user, cookie } = await people.newCustomer();
    const first = await refresh(user.token, cookie);
    const [token, renewed] = [first.json().data.token, refreshCookieOf(first)];
    pass(30);
    expect((await refresh(token, cookie)).json()).toMatchObject({ code: 'TOKEN_INVALID' });
    expect((await me(token)).statusCode).toBe(401);
    expect((await refresh(token, renewed)).statusCode).toBe(401);
  });

  test('identity.072 a pair two rotations old ends the session at once', async () => {
    const { user, cookie } = await people.newCustomer();
    const first = await refresh(user.token, cookie);
    const second = await refresh(first.json().data.token, refreshCookieOf(first));
    expect((await refresh(user.token, cookie)).json()).toMatchObject({ code: 'TOKEN_INVALID' });
    expect((await me(second.json().data.token)).statusCode).toBe(401);
  });

  test('identity.072 an answer that was cut after its headers signs nobody out, then or later', async () => {
    const { user, cookie } = await people.newCustomer();
    const cut = await refresh(user.token, cookie);
    const renewed = refreshCookieOf(cut);
    // The browser holds the new cookie, and the page the old token.
    const soon = await refresh(user.token, renewed);
    expect([soon.json().data.token, refreshCookieOf(soon)]).toEqual([cut.json().data.token, renewed]);
    pass(3600);
    const later = await refresh(user.token, renewed);
    expect((await me(later.json().data.token)).statusCode).toBe(200);
    expect((await refresh(user.token, refreshCookieOf(later))).statusCode, 'two rotations old').toBe(401);
  });

  test('identity.072 many refreshes of one pair at the same moment get one and the same new pair', async () => {
    const { user, cookie } = await people.newCustomer();
    const replies = await Promise.all(Array.from({ length: 20 }, () => refresh(user.token, cookie)));
    const pairs = replies.map((reply) => `${reply.json().data.token} ${refreshCookieOf(reply)}`);
    expect(new Set(pairs).size).toBe(1);
    const [token = '', renewed = ''] = pairs[0]?.split(' ') ?? [];
    expect((await me(token)).statusCode).toBe(200);
    expect((await refresh(token, renewed)).statusCode).toBe(200);
  });

  test('identity.072 a refresh is judged by what another has left that began before it', async () => {
    const { user, cookie } = await people.newCustomer();
    const owner = api.database.openOwner();
    const holding = await owner.pool.connect();
    await holding.query('begin');
    const [id] = cookie.slice('refresh='.length).split('.');
    await holding.query('update session set rotation = rotation + 2 where id = $1', [id]);
    const refreshing = refresh(user.token, cookie);
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => (await owner.pool.query(waiting)).rowCount).toBe(1);
    await holding.query('commit');
    holding.release();
    expect((await refreshing).json()).toMatchObject({ code: 'TOKEN_INVALID' });
  });

  test('identity.072 the successor is not to be made without the server: no secret is in the database', async () => {
    const { user, cookie } = await people.newCustomer();
    const renewed = refreshCookieOf(await refresh(user.token, cookie));
    const stored = JSON.stringify(await people.rowsOf('session'));
    for (const secret of [cookie, renewed]) expect(stored).not.toContain(secret.split('.')[2]);
    const [id, , mac] = cookie.split('.');
    expect((await refresh(user.token, `${id}.1.${mac}`)).statusCode).toBe(401);
  });

  test('identity.070 does not make a session longer than its 30 days', async () => {
    const { user, cookie } = await people.newCustomer();
    pass(29 * DAY);
    const renewed = await refresh(user.token, cookie);
    const token = renewed.json().data.token;
    expect(decodeJwt(token).exp).toBe(decodeJwt(user.token).exp);
    pass(DAY);
    expect((await refresh(token, refreshCookieOf(renewed))).json()).toMatchObject({
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
