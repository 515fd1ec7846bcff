import { secretsFrom } from '@jara/server';
import type { Database } from '@jara/server/db';
import { createStaffSessions, endStaff } from '@jara/server/identity';
import { buildCatalog, buildStaff, signInStaff, statementsOf } from '@jara/server/testing';
import { beforeAll, expect, test } from 'vitest';
import { bearer, phoneBook } from '../../src/testing/phone-book.ts';
import { SECRET_OF_TESTS, startApi } from '../../src/testing/start-api.ts';

let clock = Date.parse('2026-11-16T10:00:00Z');
const now = () => new Date(clock);
const pass = (minutes: number) => {
  clock += minutes * 60_000;
};
const api = startApi({ now });
const people = phoneBook(api, now);
let owner: Database;
beforeAll(() => {
  owner = api.database.openOwner();
});

const hire = () => buildStaff(owner, { role: 'rider' });
const signIn = async (staff: Awaited<ReturnType<typeof hire>>) =>
  bearer(await signInStaff(owner, staff, { secrets: secretsFrom(SECRET_OF_TESTS), now }));
type Headers = Record<string, string>;
type Shown = { id: string; device: string; last_seen_at: string; is_current: boolean };
const list = async (headers: Headers): Promise<{ code?: string; sessions: Shown[] }> => {
  const { code, data } = (await api.app.inject({ url: '/ops/sessions', headers })).json();
  return { ...(code && { code }), sessions: data?.sessions ?? [] };
};
const end = async (headers: Headers, id: string) =>
  (await api.app.inject({ method: 'DELETE', url: `/ops/session/${id}`, headers })).json().code;

test('a session is shown by its browser, and its token is refused as soon as it has signed out', async () => {
  const phone = people.newPhone();
  await buildStaff(owner, { role: 'rider', phone: `234${phone.slice(1)}` });
  await people.post('/ops/login', { phone, country_code: 'NG' });
  const browser = { headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0 Mobile Safari/537.36' } };
  const reply = await people.post('/ops/login/validate-otp', { phone, otp: await people.codeFor(phone) }, browser);
  const who = bearer(reply.json().data.token);
  expect((await list(who)).sessions).toMatchObject([{ device: 'Chrome on Android', is_current: true }]);
  expect((await people.post('/ops/logout', {}, { headers: who })).statusCode).toBe(200);
  expect((await list(who)).code).toBe('TOKEN_INVALID');
});

test('somebody ends a session of their own; another’s is not found, as one that does not exist', async () => {
  const [rider, other] = [await hire(), await hire()];
  const [tablet, phone, foreign] = [await signIn(rider), await signIn(rider), await signIn(other)];
  const idOf = async (who: Headers) => (await list(who)).sessions.find(({ is_current }) => is_current)?.id ?? '';
  const [ofTablet, ofForeign] = [await idOf(tablet), await idOf(foreign)];
  expect(await end(phone, ofForeign)).toBe('STAFF_SESSION_NOT_FOUND');
  expect(await end(phone, crypto.randomUUID())).toBe('STAFF_SESSION_NOT_FOUND');
  expect(await end(phone, ofTablet)).toBeUndefined();
  expect((await list(tablet)).code).toBe('TOKEN_INVALID');
  expect((await list(phone)).sessions).toHaveLength(1);
  expect((await list(foreign)).sessions).toHaveLength(1);
});

test('an eleventh session ends the oldest, and one that is over is neither listed nor of use', async () => {
  const rider = await hire();
  const first = await signIn(rider);
  pass(1);
  const second = await signIn(rider);
  for (let nth = 0; nth < 9; nth += 1) {
    pass(1);
    await signIn(rider);
  }
  expect((await list(first)).code).toBe('TOKEN_INVALID');
  expect((await list(second)).sessions).toHaveLength(10);
  pass(12 * 60);
  expect((await list(await signIn(rider))).sessions).toHaveLength(1);
  expect((await list(second)).code).toBe('TOKEN_EXPIRED');
});

test('a call looks its session up by one statement; when it was last seen is written every five minutes', async () => {
  const who = await signIn(await hire());
  const look = () => statementsOf(() => list(who), /staff_session/);
  const LISTED = 1;
  await list(who);
  expect(await look()).toBe(1 + LISTED);
  pass(5);
  expect(await look()).toBe(1 + LISTED + 1);
  expect(await look()).toBe(1 + LISTED);
  expect((await list(who)).sessions).toMatchObject([{ last_seen_at: now().toISOString() }]);
});

test('the sessions of somebody who has left end with them', async () => {
  const rider = await hire();
  const who = await signIn(rider);
  await endStaff(owner.db, rider.id, now());
  expect((await list(who)).code).toBe('TOKEN_INVALID');
  const { rows } = await owner.pool.query('select id from staff_session where staff_id = $1', [rider.id]);
  expect(rows).toEqual([]);
});

test('a stream that nobody has told finds out that its session has ended or is of another vendor', async () => {
  const build = buildCatalog(owner);
  const { id: city_id } = await build.city();
  const [{ id: one }, { id: other }] = [await build.vendor({ city_id }), await build.vendor({ city_id })];
  const begin = async () => {
    const member = await buildStaff(owner, { role: 'vendor', vendor_id: one });
    return { ...member, token: await signInStaff(owner, member, { secrets: secretsFrom(SECRET_OF_TESTS), now }) };
  };
  const [stays, ended, moved] = [await begin(), await begin(), await begin()];
  await owner.pool.query('delete from staff_session where staff_id = $1', [ended.id]);
  await owner.pool.query('update staff set vendor_id = $1 where id = $2', [other, moved.id]);
  const sessions = createStaffSessions({ db: owner.db, secrets: secretsFrom(SECRET_OF_TESTS), now });
  const tokens = [stays, ended, moved].map(({ token }) => token);
  expect([...(await sessions.endedAmong(tokens))]).toEqual([ended.token, moved.token]);
});
