import { secretsFrom } from '@jara/server';
import { schema } from '@jara/server/db';
import { freshDatabase } from '@jara/server/testing';
import { expect, test } from 'vitest';
import { loadDemo } from '../load/load-demo.ts';
import { DEMO_CUSTOMERS } from './demo-customers.ts';
import { loadDemoCustomers } from './load-demo-customers.ts';

const secrets = secretsFrom('a secret that only tests know, of 32 letters and more');
const openFresh = async () => (await freshDatabase()).openOwner();

test('the demo has customers in Lagos, one with several addresses, and one in Accra', async () => {
  const database = await openFresh();
  await loadDemoCustomers(database, secrets);
  const customers = await database.db.select().from(schema.customer);
  expect(customers.map(({ phone, country_code }) => [phone, country_code])).toEqual([
    ['2348012345678', 'NG'],
    ['2348031234567', 'NG'],
    ['233241234567', 'GH'],
  ]);
  const addresses = await database.db.select().from(schema.customer_address);
  expect(addresses.filter(({ state }) => state === 'Lagos').length).toBeGreaterThan(1);
  expect(addresses.filter(({ is_active }) => is_active)).toHaveLength(DEMO_CUSTOMERS.length);
});

test('what somebody has changed since is left alone', async () => {
  const database = await openFresh();
  await loadDemoCustomers(database, secrets);
  await database.db.update(schema.customer).set({ first_name: 'Adaeze' });
  await loadDemoCustomers(database, secrets);
  const customers = await database.db.select().from(schema.customer);
  expect(customers.map(({ first_name }) => first_name)).toEqual(['Adaeze', 'Adaeze', 'Adaeze']);
});

test('the demo’s customers have promo codes of their own, where there are any', async () => {
  const database = await openFresh();
  await loadDemo(database.pool, { vendors: 1 });
  await loadDemoCustomers(database, secrets);
  const { rows } = await database.pool.query(`select customer.first_name, promo_code.code
    from saved_promo_code join customer on customer.id = customer_id join promo_code on promo_code.id = promo_code_id
    order by 1, 2`);
  expect(rows).toEqual([
    { first_name: 'Ada', code: 'HALFSERVICE' },
    { first_name: 'Ada', code: 'LAGOS10' },
    { first_name: 'Kofi', code: 'ACCRA10' },
  ]);
});

test('the demo has riders in both countries, support and a vendor’s staff; who has left stays away', async () => {
  const database = await openFresh();
  await loadDemoCustomers(database, secrets);
  await loadDemo(database.pool, { vendors: 1 });
  await database.pool.query(`update staff set ended_at = now() where role = 'support'`);
  await loadDemoCustomers(database, secrets);
  const { rows } = await database.pool.query(`select role, left(phone, 3) as code, vendor_id, count(*)::int
    from staff group by 1, 2, 3 order by 1, 2`);
  expect(rows).toEqual([
    { role: 'rider', code: '233', vendor_id: null, count: 3 },
    { role: 'rider', code: '234', vendor_id: null, count: 3 },
    { role: 'support', code: '234', vendor_id: null, count: 1 },
    { role: 'vendor', code: '234', vendor_id: 1, count: 1 },
  ]);
});

const wallets = async ({ pool }: Awaited<ReturnType<typeof openFresh>>) =>
  (
    await pool.query(`select first_name, currency, balance::int from wallet
      join customer on customer.id = customer_id order by first_name`)
  ).rows;

test('every start gives the demo’s money once: a full wallet, one below zero, and one in cedis', async () => {
  const database = await openFresh();
  await loadDemoCustomers(database, secrets);
  await loadDemoCustomers(database, secrets);
  expect(await wallets(database)).toEqual([
    { first_name: 'Ada', currency: 'NGN', balance: 5_000_000 },
    { first_name: 'Bola', currency: 'NGN', balance: -250_000 },
    { first_name: 'Kofi', currency: 'GHS', balance: 5_000 },
  ]);
});

test('accounts of an earlier demo get their money and cards too', async () => {
  const database = await openFresh();
  await database.pool.query(
    `insert into customer (phone, signs_in_by_phone, country_code, first_name, last_name, email, user_reference)
     values ('2348012345678', true, 'NG', 'Ada', 'Demo', 'ada@demo.example', 'DEMALAGS22')`,
  );
  await loadDemoCustomers(database, secrets);
  expect(await wallets(database)).toHaveLength(3);
  expect(await database.db.select().from(schema.saved_card)).toHaveLength(2);
});

test('a database of other customers gets no demo, not even where one has the demo’s phone', async () => {
  const database = await openFresh();
  await database.pool.query(
    `insert into customer (phone, signs_in_by_phone, country_code, first_name, last_name, email, user_reference)
     values ('2348012345678', true, 'NG', 'Chi', 'Eze', 'chi@example.com', 'CHI')`,
  );
  await loadDemoCustomers(database, secrets);
  expect(await database.db.select().from(schema.customer)).toHaveLength(1);
  expect(await wallets(database)).toEqual([]);
});

test('two cards are saved with sealed tokens, and one that was removed does not come back', async () => {
  const database = await openFresh();
  await loadDemoCustomers(database, secrets);
  await database.pool.query("update saved_card set removed_at = now() where brand = 'visa'");
  await loadDemoCustomers(database, secrets);
  const cards = await database.db.select().from(schema.saved_card).orderBy(schema.saved_card.brand);
  expect(cards.map(({ brand, last4, sealed_token }) => [brand, last4, secrets.open(sealed_token)])).toEqual([
    ['mastercard', '4796', 'AUTH_demo_mastercard'],
    ['visa', '4081', 'AUTH_demo_visa'],
  ]);
  expect(cards.map(({ removed_at }) => removed_at === null)).toEqual([true, false]);
});

test('notifications of Ada’s and Kofi’s orders go to the sandbox, wherever it is', async () => {
  const database = await openFresh();
  await loadDemoCustomers(database, secrets, 'http://127.0.0.1:4109');
  await loadDemoCustomers(database, secrets, 'http://127.0.0.1:4109');
  const { rows } = await database.pool.query(`select first_name, endpoint from push_subscription
    join customer on customer.id = customer_id order by first_name`);
  expect(rows).toEqual([
    { first_name: 'Ada', endpoint: 'http://127.0.0.1:4109/push/demo-ada' },
    { first_name: 'Kofi', endpoint: 'http://127.0.0.1:4109/push/demo-kofi' },
  ]);
});
