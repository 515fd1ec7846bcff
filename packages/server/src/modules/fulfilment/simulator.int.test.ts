import type { OrderStatus } from '@jara/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, inTransaction } from '../../db/index.ts';
import {
  buildCatalog,
  buildCustomer,
  buildPackageOrder,
  buildPaidOrder,
  buildStaff,
  findOrder,
  freshDatabase,
} from '../../testing/index.ts';
import { moveOrder } from '../order/index.ts';
import { createSimulator } from './index.ts';

const START = Date.parse('2026-11-16T10:00:00Z');
let clock = START;
let owner: Database;
let app: Database;
let ada: number;
let rider: number;
beforeAll(async () => {
  const fresh = await freshDatabase();
  [owner, app] = [fresh.openOwner(), fresh.openApp()];
  ada = await buildCustomer(owner);
  rider = (await buildStaff(owner, { role: 'rider' })).id;
  await buildStaff(owner, { role: 'rider', phone: '233240000001' });
});
beforeEach(() => {
  clock = START;
});

const failures: unknown[] = [];
const simulator = (which: 'asked' | 'all', speed = 1) =>
  createSimulator({ db: app.db, which, speed, onError: (error) => failures.push(error) });
const paid = (given: Parameters<typeof buildPaidOrder>[2] = {}) =>
  buildPaidOrder(owner, ada, { vendor_id: 999, created_at: new Date(clock), ...given });
const statusOf = async (id: number) => (await findOrder(owner.db, id))?.status;

/** Lets time pass in steps until an order has come to a status. Gives how many seconds that took. */
async function secondsUntil(status: OrderStatus, id: number, simulate: (now: Date) => Promise<void>, stepMs = 1_000) {
  const start = clock;
  while ((await statusOf(id)) !== status) {
    if (clock - start > 600_000) throw new Error(`it is still ${await statusOf(id)}`);
    clock += stepMs;
    await simulate(new Date(clock));
  }
  return (clock - start) / 1_000;
}
const timelineOf = async (id: number) => {
  const { rows } = await owner.pool.query(
    'select action, actor from order_event where order_id = $1 and action is not null order by version',
    [id],
  );
  return rows.map(({ action, actor }) => `${action} by ${actor}`);
};

test('order.061 a delivery goes through every step with its rider, in three minutes or as quick as is set', async () => {
  const slow = await paid();
  expect(await secondsUntil('success', slow.id, simulator('all'), 5_000)).toBe(180);
  expect(await timelineOf(slow.id)).toEqual([
    ...[
      'VENDOR_ACCEPTED_ORDER by vendor 0',
      'ORDER_PREPARING by vendor 0',
      'ORDER_READY by vendor 0',
      `DRIVER_ACCEPTED_ORDER by support 0`,
    ],
    ...[`DRIVER_ARRIVED_AT_RESTAURANT by rider ${rider}`, `DRIVER_PICKED_ORDER by rider ${rider}`],
    ...[`DRIVER_ARRIVED_AT_CUSTOMER_LOCATION by rider ${rider}`, `ORDER_COMPLETED by rider ${rider}`],
  ]);
  const { rows } = await owner.pool.query('select latitude, longitude from rider_position where rider_id = $1', [
    rider,
  ]);
  expect(rows).toEqual([{ latitude: slow.content.address?.latitude, longitude: slow.content.address?.longitude }]);
  const quick = await paid();
  expect(await secondsUntil('success', quick.id, simulator('all', 40), 125)).toBe(4.5);
});

test('order.061 pickups, pre-orders and orders of a vendor that delivers itself come to their ends', async () => {
  const build = buildCatalog(owner);
  const { id: vendor_id } = await build.vendor({ city_id: (await build.city()).id, self_delivery: true });
  const slot = { delivery_date: '2026-11-23', time_range: '13:00-15:00' };
  const orders = [
    await paid({ class: 'pickup' }),
    await paid({ class: 'preorder_delivery', ...slot }),
    await paid({ vendor_id }),
  ];
  const [fetched, later, own] = orders.map(({ id }) => id) as [number, number, number];
  const simulate = simulator('all', 10);
  await secondsUntil('completed', fetched, simulate);
  await simulate(new Date(clock + 60_000));
  expect(await statusOf(later), 'it is not made before its slot').toBe('fresh');
  const slotBegins = Date.parse('2026-11-23T12:00:00Z');
  await simulate(new Date(slotBegins - 1));
  expect(await statusOf(later)).toBe('fresh');
  await secondsUntil('success', own, simulate);
  clock = slotBegins - 1_000;
  await secondsUntil('success', later, simulate);
  expect(await timelineOf(own)).toContain('VENDOR_DELIVERY_DRIVER_PICKED_ORDER by vendor 0');
});

test('order.061 order.062 a package is fetched and brought without a vendor; demo:fail fails it once', async () => {
  await owner.pool.query('delete from rider_position');
  const sent = await buildPackageOrder(owner, ada, {
    ...{ created_at: new Date(clock), customer_vendor_note: 'demo:run' },
  });
  const simulate = simulator('asked', 10);
  await secondsUntil('success', sent.id, simulate);
  expect(await timelineOf(sent.id)).toEqual([
    ...[`DRIVER_ACCEPTED_ORDER by support 0`, `DRIVER_ARRIVED_AT_RESTAURANT by rider ${rider}`],
    ...[`DRIVER_PICKED_ORDER by rider ${rider}`, `DRIVER_ARRIVED_AT_CUSTOMER_LOCATION by rider ${rider}`],
    `ORDER_COMPLETED by rider ${rider}`,
  ]);
  const { rows } = await owner.pool.query('select latitude, longitude from rider_position where rider_id = $1', [
    rider,
  ]);
  expect(rows).toEqual([{ latitude: 6.448, longitude: 3.42 }]);
  const failed = await buildPackageOrder(owner, ada, {
    ...{ created_at: new Date(clock), customer_vendor_note: 'demo:fail' },
  });
  await secondsUntil('failed', failed.id, simulate);
});

test('order.062 the note demo:reject has the vendor reject it; demo:fail fails once, before a redelivery', async () => {
  const [rejected, failed, plain] = [
    await paid({ customer_vendor_note: 'demo:reject' }),
    await paid({ customer_vendor_note: 'Demo:fail please' }),
    await paid({ customer_vendor_note: 'No demo: onions' }),
  ];
  const simulate = simulator('asked', 10);
  await secondsUntil('rejected', rejected.id, simulate);
  expect((await findOrder(owner.db, rejected.id))?.refunded).toBe(rejected.total);
  await secondsUntil('failed', failed.id, simulate);
  await inTransaction(owner.db, (tx) =>
    moveOrder(tx, failed, { action: 'redeliver', actor: 'customer', now: new Date(clock) }),
  );
  await secondsUntil('success', failed.id, simulate);
  expect(await statusOf(plain.id)).toBe('received');
});

test('several of them do not fight: each step is taken once, and a new one goes on where another stopped', async () => {
  const order = await paid();
  const [first, second] = [simulator('all', 10), simulator('all', 10)];
  const both = async (now: Date) => {
    await Promise.all([first(now), second(now)]);
  };
  await secondsUntil('accepted_by_driver', order.id, both);
  await secondsUntil('success', order.id, simulator('all', 10));
  expect(new Set(await timelineOf(order.id)).size).toBe((await timelineOf(order.id)).length);
  expect(failures).toEqual([]);
});
