import { loadDemoCustomers } from '@jara/demo/customers';
import { secretsFrom } from '@jara/server';
import type { Database } from '@jara/server/db';
import { type FreshDatabase, freshDatabase } from '@jara/server/testing';
import { beforeAll, expect, test } from 'vitest';
import { refuseDemoPeople, removeDemo } from './demo-people.ts';

let fresh: FreshDatabase;
let owner: Database;
beforeAll(async () => {
  fresh = await freshDatabase();
  owner = fresh.openOwner();
});

const isRefused = () =>
  refuseDemoPeople(fresh.appUrl).then(
    () => 'starts',
    (error: Error) => error.message,
  );

test('a database that has run the demo serves nobody for real until the demo’s people are removed', async () => {
  expect(await isRefused()).toBe('starts');
  await loadDemoCustomers(owner, secretsFrom('a secret that only tests know, of 32 letters and more'));
  expect(await isRefused()).toBe(
    'This database has run the demo, and it still has 7 of its staff, 3 of its customers, 2 saved cards, whose numbers everybody can read. Remove them with "npm run remove-demo-people" and start again.',
  );

  const removed = 'Removed: 7 of its staff, 3 of its customers, 2 saved cards. Their orders stay.';
  expect(await removeDemo(fresh.appUrl, new Date())).toBe(removed);
  expect(await isRefused()).toBe('starts');
  expect(await removeDemo(fresh.appUrl, new Date())).toBe('Nobody of the demo is there.');
  const { rows } = await owner.pool.query('select balance from wallet');
  expect(rows.map(({ balance }) => Number(balance))).toEqual([0, 0, 0]);
});

test('somebody real can sign up with a number that the demo had', async () => {
  const ada = `insert into customer (phone, signs_in_by_phone, country_code, first_name, last_name, email, user_reference)
    values ('2348012345678', true, 'NG', 'Ada', 'Obi', 'ada@example.com', 'REALADA')`;
  await expect(owner.pool.query(ada)).resolves.toBeDefined();
  expect(await isRefused()).toBe('starts');
});
