import { beforeAll, describe, expect, test } from 'vitest';
import { type Database, inTransaction, type Transaction } from '../../db/index.ts';
import { buildCustomer, buildPaidOrder, buildStaff, findOrder, freshDatabase } from '../../testing/index.ts';
import type { Staff } from '../identity/index.ts';
import { createTracking } from '../order/index.ts';
import { createSupportQueue } from '../support-queue/index.ts';
import { assignRider, completeWithoutPin, failDelivery, handBack, moveFor, refund, sendAgain } from './index.ts';

const now = new Date('2026-11-16T10:00:00Z');
const reason = 'A flat tyre';

let app: Database;
let owner: Database;
let ada: number;
let rider: Staff<'rider'>;
let other: Staff<'rider'>;
let support: Staff<'support'>;
const vendor: Staff<'vendor'> = { id: 1, role: 'vendor', scope: 7 };
beforeAll(async () => {
  const fresh = await freshDatabase();
  [app, owner] = [fresh.openApp(4), fresh.openOwner()];
  ada = await buildCustomer(owner);
  rider = (await buildStaff(owner, { role: 'rider' })) as Staff<'rider'>;
  other = (await buildStaff(owner, { role: 'rider' })) as Staff<'rider'>;
  support = (await buildStaff(owner, { role: 'support' })) as Staff<'support'>;
});

type Given = Parameters<typeof buildPaidOrder>[2];
const paid = (given: Given = {}) => buildPaidOrder(owner, ada, { vendor_id: vendor.scope, ...given });
const doing = async (work: (tx: Transaction) => Promise<{ ok: boolean; code?: string }>) => {
  const done = await inTransaction(app.db, work);
  return done.ok ? 'done' : done.code;
};
const ready = (orderId: number) => doing((tx) => moveFor(tx, vendor, 'ready', { orderId, now }));
const give = (orderId: number, who = rider) => doing((tx) => handBack(tx, who, { orderId, now, reason }));
const assign = (orderId: number, rider_id: number) =>
  doing((tx) => assignRider(tx, support, { orderId, now }, { rider_id }));
const standing = async (id: number) => {
  const order = await findOrder(app.db, id);
  return [order?.status, order?.rider_id];
};
const alerts = async () => {
  const listed = await createSupportQueue({ db: app.db, now: () => now }).list(support);
  return listed.ok ? listed.data.items.map(({ order_id, kind }) => [order_id, kind]) : [];
};
const seen = async (id: number) => {
  const found = await createTracking({ db: app.db, now: () => now }).track(ada, id);
  return found.ok ? found.data : undefined;
};

describe('a rider who is there while the dish is made', () => {
  test.each(['accepted_by_driver', 'awaiting_pickup'] as const)(
    'the vendor still calls it ready: %s',
    async (status) => {
      const { id } = await paid({ status, rider_id: rider.id });
      expect([await ready(id), await ready(id)]).toEqual(['done', 'ORDER_MOVED_ON']);
      expect(await standing(id)).toEqual([status, rider.id]);
      expect((await seen(id))?.timeline.map(({ action }) => action)).toContain('ORDER_READY');
    },
  );
});

describe('an order that its rider hands back', () => {
  test('waits where the vendor is with it, for another rider, and support is told', async () => {
    const made = await paid({ status: 'awaiting_pickup', rider_id: rider.id });
    expect([await ready(made.id), await give(made.id), await standing(made.id)]).toEqual([
      ...['done', 'done'],
      ['ready_for_pickup', null],
    ]);
    const being = await paid({ status: 'accepted_by_driver', rider_id: rider.id });
    expect([await give(being.id), await standing(being.id)]).toEqual(['done', ['preparing', null]]);
    expect(await alerts()).toEqual(expect.arrayContaining([made, being].map(({ id }) => [id, 'RIDER_HANDED_BACK'])));
    expect([await assign(being.id, other.id), await standing(being.id)]).toEqual([
      'done',
      ['accepted_by_driver', other.id],
    ]);
    expect(await alerts()).not.toContainEqual([being.id, 'RIDER_HANDED_BACK']);
    expect(await give(being.id), 'it is another’s').toBe('ORDER_NOT_FOUND');
  });

  test.each(['in_transit', 'arrived'] as const)(
    'after the pickup too, and its customer sees it: %s',
    async (status) => {
      const { id } = await paid({ status, rider_id: rider.id });
      expect([await give(id), await standing(id)]).toEqual(['done', ['ready_for_pickup', null]]);
      const shown = await seen(id);
      expect(shown).toMatchObject({ driver: null, position: null });
      expect(shown?.timeline.at(-1)).toMatchObject({ action: 'RIDER_HANDED_BACK', heading: 'Finding another rider' });
      expect([await assign(id, other.id), (await standing(id))[0]]).toEqual(['done', 'accepted_by_driver']);
      const { rows } = await owner.pool.query('select actor, reason from order_event where order_id = $1 order by id', [
        id,
      ]);
      expect(rows[0]).toEqual({ actor: `rider ${rider.id}`, reason });
    },
  );

  test('is nobody else’s to hand back, and not once it is delivered', async () => {
    const { id } = await paid({ status: 'in_transit', rider_id: rider.id });
    expect([await give(id, other), await standing(id)]).toEqual(['ORDER_NOT_FOUND', ['in_transit', rider.id]]);
    const { id: done } = await paid({ status: 'success', rider_id: rider.id });
    expect(await give(done)).toBe('ORDER_MOVED_ON');
  });
});

describe('while somebody else changes it', () => {
  const countWaiting = async () => {
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    return (await owner.pool.query(waiting)).rowCount;
  };
  /** What `second` comes to that begins before the work of `first` is committed. */
  const during = async (first: (tx: Transaction) => Promise<unknown>, second: () => Promise<string | undefined>) => {
    let came: Promise<string | undefined> = Promise.resolve('nothing');
    await inTransaction(app.db, async (tx) => {
      expect(await first(tx)).toMatchObject({ ok: true });
      came = second();
      await expect.poll(countWaiting).toBe(1);
    });
    return came;
  };

  test('what the vendor calls ready meanwhile is not made again', async () => {
    const { id } = await paid({ status: 'accepted_by_driver', rider_id: rider.id });
    const isReady = (tx: Transaction) => moveFor(tx, vendor, 'ready', { orderId: id, now });
    expect(await during(isReady, () => give(id))).toBe('done');
    expect(await standing(id)).toEqual(['ready_for_pickup', null]);
  });

  test('a rider does nothing more with an order that another is given meanwhile', async () => {
    const { id } = await paid({ status: 'accepted_by_driver', rider_id: rider.id });
    const { id: rider_id } = await buildStaff(owner, { role: 'rider' });
    const reassign = (tx: Transaction) => assignRider(tx, support, { orderId: id, now }, { rider_id });
    const arrive = () => doing((tx) => moveFor(tx, rider, 'arrive_at_vendor', { orderId: id, now }));
    expect(await during(reassign, arrive)).toBe('ORDER_MOVED_ON');
    expect(await standing(id)).toEqual(['accepted_by_driver', rider_id]);
  });
});

test('nobody is given an order in another country', async () => {
  const { id: abroad } = await buildStaff(owner, { role: 'rider', phone: '233240000099' });
  const { id } = await paid({ status: 'preparing' });
  expect([await assign(id, abroad), await standing(id)]).toEqual(['RIDER_IN_ANOTHER_COUNTRY', ['preparing', null]]);
});

test('after a second failed delivery support is told, and may send it out again', async () => {
  const { id } = await paid({ status: 'in_transit', rider_id: rider.id });
  const fail = () => doing((tx) => failDelivery(tx, rider, { orderId: id, now, reason }));
  const again = () => doing((tx) => sendAgain(tx, support, { orderId: id, now, reason }));
  expect([await fail(), await alerts()]).toEqual(['done', expect.not.arrayContaining([[id, 'DELIVERY_FAILED_TWICE']])]);
  expect([await again(), await fail()]).toEqual(['done', 'done']);
  expect(await alerts()).toContainEqual([id, 'DELIVERY_FAILED_TWICE']);
  expect([await again(), (await standing(id))[0]]).toEqual(['done', 'in_transit']);
  expect(await alerts()).not.toContainEqual([id, 'DELIVERY_FAILED_TWICE']);
  expect([await fail(), await alerts()], 'and once more').toEqual([
    'done',
    expect.arrayContaining([[id, 'DELIVERY_FAILED_TWICE']]),
  ]);
  await doing((tx) => completeWithoutPin(tx, support, { orderId: id, now, reason }));
  expect(await alerts(), 'somebody had it after all').not.toContainEqual([id, 'DELIVERY_FAILED_TWICE']);
});

test('support that gives money back after a second failed delivery has answered it', async () => {
  const { id } = await paid({ status: 'in_transit', rider_id: rider.id });
  const step = { orderId: id, now, reason };
  await doing((tx) => failDelivery(tx, rider, step));
  await doing((tx) => sendAgain(tx, support, step));
  await doing((tx) => failDelivery(tx, rider, step));
  expect(await alerts()).toContainEqual([id, 'DELIVERY_FAILED_TWICE']);
  expect(await doing((tx) => refund(tx, { ...support, second_factor_at: null }, step, { amount: 1_000 }))).toBe('done');
  expect(await alerts()).not.toContainEqual([id, 'DELIVERY_FAILED_TWICE']);
});
