import { loadDemo } from '@jara/demo';
import { freshDatabase } from '@jara/server/testing';
import { expect, onTestFinished, test } from 'vitest';
import { readOrCreateSecret } from '../../scripts/running/app-secret.ts';
import { readShops } from '../chaos/shops.ts';
import { makeEmptyFolder } from '../data-folder.ts';
import { openVendors } from '../open-vendors.ts';
import { addBuyers } from '../order-customers.ts';
import { createScope } from '../scope.ts';
import { startApiAndFrontDoor } from '../services.ts';
import { checkOut } from './checkout.ts';
import { findBrokenPromises } from './find-broken-promises.ts';
import { openConnections } from './http-connections.ts';

test('an order that was not answered is found by its key, and a wallet that paid for nothing is told of', async () => {
  const scope = createScope();
  onTestFinished(() => scope.end());
  const folder = await makeEmptyFolder(scope);
  const { url: database, openOwner } = await freshDatabase();
  const { pool } = openOwner();
  await loadDemo(pool, { vendors: 40 });
  await openVendors(database);
  const { url } = await startApiAndFrontDoor(scope, database, folder);
  const [buyer] = await addBuyers(database, await readOrCreateSecret(folder), 1);
  const [shop] = (await readShops(`${url}/api`)).NGN;
  if (!buyer || !shop) throw new Error('nobody can order anything');
  const ask = openConnections(scope, url);
  const steps: string[] = [];
  const sold = { vendor_id: shop.vendorId, source_id: shop.addressId, item_id: shop.dishes[0] ?? 0 };
  const visit = { buyer, sold, address: '10.0.0.1', at: performance.now() };
  const order = await checkOut(ask, visit, (step, { status }) => steps.push(`${status} ${step}`));
  expect(steps).toEqual(['200 cart', '200 quote', '200 check', '200 order']);
  if (!order) throw new Error('no order was sent');

  const told = order.answer.body.toString();
  order.answer = { status: 0, body: Buffer.alloc(0), retryAfter: undefined };
  expect(await findBrokenPromises(ask, database, [order])).toEqual([]);
  expect(order.answer.body.toString()).toBe(told);

  const take = (amount: number) =>
    pool.query('update wallet set balance = balance - $1 where customer_id = $2', [amount, buyer.id]);
  await take(1);
  const found = await findBrokenPromises(ask, database, [order]);
  expect(found).toContain(`the wallet of customer ${buyer.id} has paid for something else`);
  await take(-1);
  order.answer = { ...order.answer, status: 200, body: Buffer.from('{"data":{"id":999999}}') };
  expect(await findBrokenPromises(ask, database, [order])).toEqual(['order 999999 was told and is not paid']);
});
