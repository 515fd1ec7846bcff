import type { Database } from '@jara/server/db';
import { statementsOf } from '@jara/server/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '../../src/build-app.ts';
import { cuttableProxy } from '../../src/testing/cuttable-proxy.ts';
import { bearer, phoneBook } from '../../src/testing/phone-book.ts';
import { isInformed, startApi, testEnv, untilInformed } from '../../src/testing/start-api.ts';

const NOTICED_WITHIN_MS = 6_000;

const api = startApi();
const people = phoneBook(api, () => new Date());
let owner: Database;
let line: Awaited<ReturnType<typeof cuttableProxy>>;
/** A second API on the same database. */
let other: Awaited<ReturnType<typeof buildApp>>;

beforeAll(async () => {
  owner = api.database.openOwner(1);
  line = await cuttableProxy(api.database.appUrl);
  other = await buildApp(testEnv(line.url));
  await untilInformed(other);
});
afterAll(async () => {
  await other.close();
  await line.close();
  await owner.close();
});

const asks = (token: string) => other.inject({ url: '/customer/vendor/likes', headers: bearer(token) });
const statusOf = async (token: string) => (await asks(token)).statusCode;
const endedBySql = (customer: string) =>
  owner.pool.query('delete from session using customer where customer.id = customer_id and phone = $1', [customer]);

/** Somebody whose session the other API remembers. */
async function remembered() {
  const { user, cookie, phone } = await people.newCustomer();
  const first = await statementsOf(() => asks(user.token));
  expect(await statementsOf(() => asks(user.token))).toBe(first - 1);
  return { token: user.token, cookie, phone: `234${phone.slice(1)}`, first };
}

test('a session is read once, and one that another API has ended is refused', async () => {
  const { token, cookie } = await remembered();
  await people.post('/auth/logout', {}, { headers: { ...bearer(token), cookie } });
  await expect.poll(() => statusOf(token)).toBe(401);
});

test('a session that the database has ended by itself is refused', async () => {
  const { token, phone } = await remembered();
  await endedBySql(phone);
  await expect.poll(() => statusOf(token)).toBe(401);
});

test('who empties the table of sessions signs everybody out', async () => {
  const { token } = await remembered();
  await owner.pool.query('truncate session');
  await expect.poll(() => statusOf(token)).toBe(401);
});

test('what a session may do, and until when, is read again when it changes', async () => {
  const { token, phone, first } = await remembered();
  await owner.pool.query(
    'update session set may_spend = false from customer where customer.id = customer_id and phone = $1',
    [phone],
  );
  await expect.poll(() => statementsOf(() => asks(token))).toBe(first);
  await owner.pool.query(
    'update session set expires_at = now() from customer where customer.id = customer_id and phone = $1',
    [phone],
  );
  await expect.poll(() => statusOf(token)).toBe(401);
});

test('while announcements do not arrive each call asks the database, and an ended session is refused', async () => {
  const { token, phone } = await remembered();
  line.silence('jara-changes');
  await vi.waitUntil(async () => !(await isInformed(other)), { timeout: NOTICED_WITHIN_MS });
  for (let times = 0; times < 2; times += 1) expect(await statusOf(token)).toBe(200);
  await endedBySql(phone);
  expect(await statusOf(token)).toBe(401);
  line.mend();
  await untilInformed(other);
  expect(await statusOf(token)).toBe(401);
});
