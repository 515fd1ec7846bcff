import { schema } from '@jara/server/db';
import { freshDatabase } from '@jara/server/testing';
import { expect, test } from 'vitest';
import { loadDemo } from '../load/load-demo.ts';
import { DEMO_CUSTOMERS } from './demo-customers.ts';
import { loadDemoCustomers } from './load-demo-customers.ts';

test('the demo has a customer in Lagos with several addresses and one in Accra', async () => {
  const database = (await freshDatabase()).openOwner();
  await loadDemoCustomers(database);
  const customers = await database.db.select().from(schema.customer);
  expect(customers.map(({ phone, country_code }) => [phone, country_code])).toEqual([
    ['2348012345678', 'NG'],
    ['233241234567', 'GH'],
  ]);
  const addresses = await database.db.select().from(schema.customer_address);
  expect(addresses.filter(({ state }) => state === 'Lagos').length).toBeGreaterThan(1);
  expect(addresses.filter(({ is_active }) => is_active)).toHaveLength(DEMO_CUSTOMERS.length);
});

test('what somebody has changed since is left alone', async () => {
  const database = (await freshDatabase()).openOwner();
  await loadDemoCustomers(database);
  await database.db.update(schema.customer).set({ first_name: 'Adaeze' });
  await loadDemoCustomers(database);
  const customers = await database.db.select().from(schema.customer);
  expect(customers.map(({ first_name }) => first_name)).toEqual(['Adaeze', 'Adaeze']);
});

test('the demo’s customers have promo codes of their own, where there are any', async () => {
  const database = (await freshDatabase()).openOwner();
  await loadDemo(database.pool, { vendors: 1 });
  await loadDemoCustomers(database);
  const { rows } = await database.pool.query(`select customer.first_name, promo_code.code
    from saved_promo_code join customer on customer.id = customer_id join promo_code on promo_code.id = promo_code_id
    order by 1, 2`);
  expect(rows).toEqual([
    { first_name: 'Ada', code: 'HALFSERVICE' },
    { first_name: 'Ada', code: 'LAGOS10' },
    { first_name: 'Kofi', code: 'ACCRA10' },
  ]);
});
