import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../db/index.ts';
import { type FreshDatabase, freshDatabase, secretsOfTests } from '../../testing/index.ts';
import { deleteSession } from './session.store.ts';
import { createSessionCache } from './session-cache.ts';
import { createSessions } from './sessions.ts';

let fresh: FreshDatabase;
let database: ReturnType<FreshDatabase['openApp']>;
beforeAll(async () => {
  fresh = await freshDatabase();
  database = fresh.openApp(1);
});
afterAll(() => database.close());

const now = new Date('2026-11-19T09:00:00Z');

let lastPhone = 2_348_012_345_678;

async function newCustomer(): Promise<number> {
  const { db } = database;
  lastPhone += 1;
  const [customer] = await db
    .insert(schema.customer)
    .values({
      ...{ phone: String(lastPhone), signs_in_by_phone: true, country_code: 'NG', user_reference: randomUUID() },
      ...{ first_name: 'Ada', last_name: 'Obi', email: 'ada@example.com' },
    })
    .returning({ id: schema.customer.id });
  return customer?.id ?? 0;
}

async function begin(): Promise<string> {
  const [id, customer_id] = [randomUUID(), await newCustomer()];
  const expires_at = new Date(now.getTime() + 1_000);
  await database.db.insert(schema.session).values({ id, customer_id, expires_at });
  return id;
}

test('what may have ended while it was read is not remembered', async () => {
  const cache = createSessionCache({ db: database.db, now: () => now, isCurrent: () => true });
  const id = await begin();
  const reading = cache.find(id);
  cache.invalidate([`session:${id}`]);
  expect(await reading).toMatchObject({ may_spend: true });
  await deleteSession(database.db, id);
  expect(await cache.find(id)).toBeUndefined();
});

test('a remembered session ends with its time', async () => {
  let clock = now;
  const cache = createSessionCache({ db: database.db, now: () => clock, isCurrent: () => true });
  const id = await begin();
  expect(await cache.find(id)).toMatchObject({ may_spend: true });
  clock = new Date(now.getTime() + 1_000);
  expect(await cache.find(id)).toBeUndefined();
});

describe('an API that ends a session knows it before it is announced', () => {
  let clock = now;
  /** Nobody tells it of anything. */
  const sessions = () =>
    createSessions({
      ...{ db: database.db, now: () => clock, secrets: secretsOfTests, tokenFreshSeconds: 900, isCurrent: () => true },
    });
  async function signedIn() {
    const api = sessions();
    const customer = { id: await newCustomer() };
    const pair = await api.begin(database.db, customer, true);
    expect(await api.customerOf(pair.token)).toMatchObject({ ok: true });
    return { api, pair };
  }

  test('by a sign-out', async () => {
    const { api, pair } = await signedIn();
    await api.end(pair.token, undefined);
    expect(await api.customerOf(pair.token)).toMatchObject({ ok: false, code: 'TOKEN_INVALID' });
  });

  test('by an older pair that comes back', async () => {
    const { api, pair } = await signedIn();
    await api.refresh(pair.token, pair.refresh);
    clock = new Date(now.getTime() + 30_000);
    expect(await api.refresh(pair.token, pair.refresh)).toMatchObject({ ok: false });
    expect(await api.customerOf(pair.token)).toMatchObject({ ok: false, code: 'TOKEN_INVALID' });
  });
});
