import type { FeeLine } from '@jara/contract';
import { beforeAll, expect, test } from 'vitest';
import { type Database, findBreaches, inTransaction, schema } from '../../db/index.ts';
import {
  buildCatalog,
  buildCustomer,
  buildPackageOrder,
  buildPaidOrder,
  buildStaff,
  FIRST_PACK,
  freshDatabase,
} from '../../testing/index.ts';
import type { Staff } from '../identity/index.ts';
import { moveOrder } from '../order/index.ts';
import { moveFor, refund, stockOut } from './index.ts';

const now = new Date('2026-11-16T10:00:00Z');
const vendor: Staff<'vendor'> = { id: 1, role: 'vendor', scope: 7 };

let app: Database;
let owner: Database;
let support: Staff<'support'>;
let rider: Staff<'rider'>;
beforeAll(async () => {
  const fresh = await freshDatabase();
  [app, owner] = [fresh.openApp(8), fresh.openOwner()];
  support = (await buildStaff(owner, { role: 'support' })) as Staff<'support'>;
  rider = (await buildStaff(owner, { role: 'rider' })) as Staff<'rider'>;
});

const line = (label: FeeLine['label'], amount: number): FeeLine => ({ label, amount: amount as FeeLine['amount'] });

type Given = NonNullable<Parameters<typeof buildPaidOrder>[2]>;
/** Of ₦2,500 ₦1,900 are for the items, ₦500 for the way. */
const onTheWay = async (given: Given = {}) =>
  buildPaidOrder(owner, await buildCustomer(owner), {
    ...{ vendor_id: vendor.scope, status: 'in_transit', rider_id: rider.id, ...given },
  });
type Order = Awaited<ReturnType<typeof onTheWay>>;

const complete = (order: Order) =>
  inTransaction(app.db, (tx) => moveOrder(tx, order, { action: 'complete', actor: 'customer', now }));
const adjust = (order: Order, amount: number) =>
  inTransaction(app.db, (tx) =>
    refund(
      tx,
      { ...support, second_factor_at: null },
      { orderId: order.id, now, reason: 'Cold' },
      { amount, fault: 'vendor_fault' },
    ),
  );

/** What stands on each account for the order, all in all; the customer's is left out. */
async function earnedOf({ id }: Order) {
  const { rows } = await owner.pool.query(
    `select account, sum(amount)::int as amount from ledger_entry
     join ledger_transaction on ledger_transaction.id = transaction_id
     where ref ~ ('^(order|share|refund|redelivery|adjustment):' || $1 || '(:|$)') and account !~ '^wallet:'
     group by account having sum(amount) <> 0`,
    [id],
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
}

test('at the hand-over the vendor pays 15 % of the items, and the rider gets 80 % of the way', async () => {
  const order = await onTheWay();
  expect(await earnedOf(order)).toEqual({ 'vendor:7': 190_000, delivery_revenue: 50_000, service_revenue: 10_000 });
  await complete(order);
  expect(await earnedOf(order)).toEqual({
    ...{ 'vendor:7': 161_500, commission_revenue: 28_500, service_revenue: 10_000 },
    ...{ [`rider:${rider.id}`]: 40_000, delivery_revenue: 10_000 },
  });
  expect(await findBreaches(owner.pool)).toEqual([]);
});

test('an order is shared once, however often it is completed', async () => {
  const order = await onTheWay();
  const done = await Promise.all([complete(order), complete(order), complete(order)]);
  expect(done.filter((moved) => moved !== undefined)).toHaveLength(1);
  expect(await earnedOf(order)).toMatchObject({ 'vendor:7': 161_500 });
});

test('the rider gets all of the surge, and a vendor with a commission of its own pays that', async () => {
  const content = { ...(await onTheWay()).content, lines: [line('Delivery fee', 40_000), line('Surge fee', 10_000)] };
  const build = buildCatalog(owner);
  const { id: vendor_id } = await build.vendor({ city_id: (await build.city()).id });
  await owner.db.update(schema.vendor).set({ commission_percent: 20 });
  const order = await onTheWay({ content, vendor_id });
  await complete(order);
  expect(await earnedOf(order)).toMatchObject({
    ...{ [`vendor:${vendor_id}`]: 152_000, commission_revenue: 38_000, [`rider:${rider.id}`]: 42_000 },
  });
});

test('nothing is paid on a dish that was out of stock', async () => {
  const order = await onTheWay({ status: 'preparing' });
  await inTransaction(app.db, (tx) =>
    stockOut(tx, vendor, { orderId: order.id, now }, { item_id: 1, pack_reference: FIRST_PACK }),
  );
  const left = (await earnedOf(order))['vendor:7'];
  await inTransaction(app.db, (tx) => moveOrder(tx, order, { action: 'send_out', actor: 'vendor 1', now }));
  await complete(order);
  expect(await earnedOf(order)).toMatchObject({ commission_revenue: left * 0.15, 'vendor:7': left * 0.85 });
});

test('a vendor that brings it itself gets the share of the way', async () => {
  const order = await onTheWay({ rider_id: null });
  await complete(order);
  expect(await earnedOf(order)).toEqual({
    ...{ 'vendor:7': 190_000 - 28_500 + 40_000, commission_revenue: 28_500 },
    ...{ delivery_revenue: 10_000, service_revenue: 10_000 },
  });
});

test('of a package the rider gets the share of the way, and its protection is ours', async () => {
  const order = await buildPackageOrder(owner, await buildCustomer(owner), { status: 'arrived', rider_id: rider.id });
  await complete(order);
  expect(await earnedOf(order)).toEqual({
    ...{ [`rider:${rider.id}`]: 75_200, delivery_revenue: 18_800, protection_revenue: 20_000 },
  });
});

test('a credit for the vendor’s fault is charged to the vendor: at the hand-over, or at once after it', async () => {
  const order = await onTheWay();
  await adjust(order, 30_000);
  expect(await earnedOf(order)).toMatchObject({ 'vendor:7': 190_000, adjustments: -30_000 });
  await complete(order);
  await adjust(order, 5_000);
  const earned = await earnedOf(order);
  expect([earned['vendor:7'], earned.adjustments]).toEqual([161_500 - 35_000, undefined]);
  expect(await findBreaches(owner.pool)).toEqual([]);
});

test('an order that is given back is shared with nobody', async () => {
  const order = await onTheWay({ status: 'preparing' });
  await inTransaction(app.db, (tx) => moveFor(tx, support, 'give_up', { orderId: order.id, now, reason: 'Closed' }));
  expect(await earnedOf(order)).toEqual({});
});

test('the invariants name an order that was completed without its shares', async () => {
  const order = await onTheWay();
  await owner.pool.query(`update customer_order set status = 'success' where id = $1`, [order.id]);
  const breaches = await findBreaches(owner.pool);
  expect(breaches.map(({ name }) => name)).toEqual([
    'a completed order is shared with its vendor and its rider, and no other is',
  ]);
  await owner.pool.query(`update customer_order set status = 'in_transit' where id = $1`, [order.id]);
});
