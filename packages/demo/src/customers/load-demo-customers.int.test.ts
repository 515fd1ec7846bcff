import { schema } from '@jara/server/db';
import { freshDatabase } from '@jara/server/testing';
import { expect, test } from 'vitest';
import { DEMO_CUSTOMERS } from './demo-customers.ts';
import { loadDemoCustomers } from './load-demo-customers.ts';

test('the newcomer finds a customer in Lagos with several addresses and one in Accra', async () => {
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
