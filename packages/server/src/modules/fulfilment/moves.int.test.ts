import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../db/drizzle.ts';
import { type Database, inTransaction } from '../../db/index.ts';
import type { StoredOrder } from '../../db/schema/index.ts';
import {
  buildCatalog,
  buildCustomer,
  buildPaidOrder,
  buildStaff,
  findOrder,
  freshDatabase,
  statementsOf,
} from '../../testing/index.ts';
import type { Staff } from '../identity/index.ts';
import { moveOrder } from '../order/index.ts';
import { findBalance } from '../wallet/index.ts';
import { assignRider, createFulfilment, failDelivery, moveFor, sendOut } from './index.ts';

const AT_ONCE = 20;
const now = new Date('2026-11-16T10:00:00Z');

let app: Database;
let owner: Database;
let ada: number;
let vendor: Staff<'vendor'>;
let rider: Staff<'rider'>;
let support: Staff<'support'>;
beforeAll(async () => {
  const fresh = await freshDatabase();
  [app, owner] = [fresh.openApp(AT_ONCE), fresh.openOwner()];
  ada = await buildCustomer(owner);
  // A vendor's staff need a row only to sign in.
  vendor = { id: 1, role: 'vendor', scope: 7 };
  rider = (await buildStaff(owner, { role: 'rider' })) as Staff<'rider'>;
  support = (await buildStaff(owner, { role: 'support' })) as Staff<'support'>;
});

type Given = Parameters<typeof buildPaidOrder>[2];
const paid = (given: Given = {}) => buildPaidOrder(owner, ada, { vendor_id: vendor.scope, ...given });
const codeOf = (outcome: { ok: boolean; code?: string }) => (outcome.ok ? 'done' : outcome.code);
const doing = async (work: (tx: Parameters<Parameters<typeof inTransaction>[1]>[0]) => Promise<{ ok: boolean }>) =>
  codeOf(await inTransaction(app.db, work));
const accept = (member: Staff<'vendor'>, orderId: number) =>
  doing((tx) => moveFor(tx, member, 'accept', { orderId, now }));
const stateOf = async (id: number) => {
  const order = (await findOrder(app.db, id)) as StoredOrder;
  return [order.status, order.refunded, order.version];
};
const eventsOf = async (id: number) =>
  (await owner.pool.query('select version, status, actor from order_event where order_id = $1 order by id', [id])).rows;
const countWaiting = async () => {
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  return (await owner.pool.query(waiting)).rowCount;
};
const counted = (all: readonly (string | undefined)[]) =>
  Object.fromEntries([...new Set(all)].map((code) => [code, all.filter((each) => each === code).length]));

describe('the scope of staff', () => {
  test('order.060 a vendor moves its own orders alone: a foreign one is as one that is not there', async () => {
    const { id } = await paid();
    expect(await accept({ ...vendor, scope: 8 }, id)).toBe('ORDER_NOT_FOUND');
    expect(await accept(vendor, 999)).toBe('ORDER_NOT_FOUND');
    expect(await accept(vendor, id)).toBe('done');
    expect(await eventsOf(id)).toEqual([{ version: 2, status: 'fresh', actor: 'vendor 1' }]);
  });

  test('order.060 a rider moves what is assigned to them, support all, and nobody what is not paid', async () => {
    const other = (await buildStaff(owner, { role: 'rider' })) as Staff<'rider'>;
    const { id: orderId } = await paid({ status: 'accepted_by_driver', rider_id: rider.id });
    const arrive = (who: Staff<'rider'>) => doing((tx) => moveFor(tx, who, 'arrive_at_vendor', { orderId, now }));
    expect([await arrive(other), await arrive(rider)]).toEqual(['ORDER_NOT_FOUND', 'done']);
    const { id: unpaid } = await paid({
      status: 'cancelled',
      paid_at: null,
      total: 0,
      subtotal: 0,
      delivery_amount: 0,
      service_amount: 0,
    });
    expect(await doing((tx) => moveFor(tx, support, 'give_up', { orderId: unpaid, now }))).toBe('ORDER_NOT_FOUND');
    expect(await doing((tx) => moveFor(tx, support, 'give_up', { orderId, now }))).toBe('done');
  });

  test('order.060 a vendor does not see what is not paid, and sends out only what it delivers itself', async () => {
    const free = { total: 0, subtotal: 0, delivery_amount: 0, service_amount: 0 };
    const { id: unpaid } = await paid({ ...free, status: 'abandoned', paid_at: null });
    expect(await accept(vendor, unpaid)).toBe('ORDER_NOT_FOUND');
    const build = buildCatalog(owner);
    const { id: scope } = await build.vendor({ city_id: (await build.city()).id });
    const { id: orderId } = await paid({ vendor_id: scope, status: 'preparing' });
    const send = () => doing((tx) => sendOut(tx, { ...vendor, scope }, { orderId, now }));
    expect([await send(), (await stateOf(orderId))[0]]).toEqual(['ORDER_OF_ANOTHER_VENDOR', 'preparing']);
    await owner.pool.query('update vendor set self_delivery = true where id = $1', [scope]);
    expect(await send()).toBe('done');
  });

  test('a rider who has left is given nothing to bring', async () => {
    const { id: rider_id } = await buildStaff(owner, { role: 'rider', ended_at: now });
    const { id: orderId } = await paid({ status: 'preparing' });
    const assigned = await doing((tx) => assignRider(tx, support, { orderId, now }, { rider_id }));
    expect([assigned, (await stateOf(orderId))[0]]).toEqual(['RIDER_NOT_FOUND', 'preparing']);
  });

  test('lists show it page by page, the last first, in three statements a page and without the PIN', async () => {
    const scope = 70;
    const orders = [];
    for (let nth = 0; nth < 52; nth += 1)
      orders.push(await paid({ vendor_id: scope, pin: '9876', created_at: new Date(now.getTime() + (nth >> 1)) }));
    await paid({ vendor_id: 71 });
    const ids = orders.toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime() || b.id - a.id);
    const { list } = createFulfilment({ db: app.db, now: () => now });
    const member: Staff<'vendor'> = { ...vendor, scope };
    expect(await statementsOf(() => list(member, {}))).toBe(3);
    const first = await list(member, {});
    if (!first.ok) throw new Error('refused');
    const rest = await list(member, { before: first.data.orders.at(-1)?.id });
    if (!rest.ok) throw new Error('refused');
    expect([first.data.has_more, rest.data.has_more]).toEqual([true, false]);
    expect([...first.data.orders, ...rest.data.orders].map(({ id }) => id)).toEqual(ids.map(({ id }) => id));
    expect(JSON.stringify([first, rest])).not.toContain('"9876"');
    expect(await list({ ...vendor, scope: 71 }, { before: ids[0]?.id })).toMatchObject({ data: { orders: [] } });
  });
});

describe('many at once', () => {
  test('one of them moves the order, and the others are told that it has moved on', async () => {
    const { id } = await paid();
    const codes = await Promise.all(Array.from({ length: AT_ONCE }, () => accept(vendor, id)));
    expect(counted(codes)).toEqual({ done: 1, ORDER_MOVED_ON: AT_ONCE - 1 });
    expect(await eventsOf(id)).toHaveLength(1);
  });

  test.each(['accept', 'reject'] as const)(
    'those who lose to %s keep nobody waiting until they end',
    async (action) => {
      const { id: orderId } = await paid();
      const losers = AT_ONCE - 1;
      const allHaveLost = Promise.withResolvers<void>();
      let lost = 0;
      const { losing } = await inTransaction(app.db, async (tx) => {
        expect(codeOf(await moveFor(tx, vendor, action, { orderId, now }))).toBe('done');
        const lose = () =>
          doing(async (other) => {
            const moved = await moveFor(other, vendor, action, { orderId, now });
            lost += 1;
            if (lost === losers) allHaveLost.resolve();
            await allHaveLost.promise;
            return moved;
          });
        const begun = Array.from({ length: losers }, lose);
        await expect.poll(countWaiting).toBe(losers);
        return { losing: Promise.all(begun) };
      });
      expect(counted(await losing)).toEqual({ ORDER_MOVED_ON: losers });
    },
  );

  test('one rider gets the order', async () => {
    const { id: orderId } = await paid({ status: 'preparing' });
    const riders: number[] = [];
    for (let nth = 0; nth < 6; nth += 1) riders.push((await buildStaff(owner, { role: 'rider' })).id);
    // All have read it before the first writes: who reads later gives it to another rider, which is allowed.
    const { assigning } = await inTransaction(app.db, async (tx) => {
      await tx.execute(sql`select from customer_order where id = ${orderId} for update`);
      const begun = riders.map((rider_id) =>
        doing((other) => assignRider(other, support, { orderId, now }, { rider_id })),
      );
      await expect.poll(countWaiting).toBe(riders.length);
      return { assigning: Promise.all(begun) };
    });
    const codes = await assigning;
    expect(counted(codes)).toEqual({ done: 1, ORDER_MOVED_ON: 5 });
    expect((await findOrder(app.db, orderId))?.rider_id).toBe(riders[codes.indexOf('done')]);
    expect(await doing((tx) => assignRider(tx, support, { orderId, now }, { rider_id: support.id }))).toBe(
      'RIDER_NOT_FOUND',
    );
  });

  test('a rider who waits at the vendor is replaced once; the same one, or after the pickup, nobody', async () => {
    const { id: other } = await buildStaff(owner, { role: 'rider' });
    const { id: orderId } = await paid({ status: 'awaiting_pickup', rider_id: rider.id });
    const assign = (order: number, rider_id: number) =>
      doing((tx) => assignRider(tx, support, { orderId: order, now }, { rider_id }));
    expect([await assign(orderId, rider.id), await assign(orderId, other)]).toEqual(['ORDER_MOVED_ON', 'done']);
    expect(await eventsOf(orderId)).toEqual([
      { version: 2, status: 'accepted_by_driver', actor: `support ${support.id}` },
    ]);
    const { id: fetched } = await paid({ status: 'in_transit', rider_id: rider.id });
    expect(await assign(fetched, other)).toBe('ORDER_MOVED_ON');
  });

  test('a fourth order is not given to a rider; of two at the same moment one is the third', async () => {
    const { id: rider_id } = await buildStaff(owner, { role: 'rider' });
    for (const status of ['accepted_by_driver', 'in_transit'] as const) await paid({ status, rider_id });
    const [one, other] = [await paid({ status: 'ready_for_pickup' }), await paid({ status: 'ready_for_pickup' })];
    const results = await Promise.all(
      [one, other].map(({ id }) => doing((tx) => assignRider(tx, support, { orderId: id, now }, { rider_id }))),
    );
    expect(new Set(results)).toEqual(new Set(['RIDER_WITHOUT_ROOM', 'done']));
  });

  test('a step begun before the rider was replaced changes nothing, nor does another replacement', async () => {
    const found = await paid({ status: 'accepted_by_driver', rider_id: rider.id });
    const { id: rider_id } = await buildStaff(owner, { role: 'rider' });
    await doing((tx) => assignRider(tx, support, { orderId: found.id, now }, { rider_id }));
    for (const action of ['arrive_at_vendor', 'reassign'] as const) {
      const move = { action, actor: 'system', rider_id: found.rider_id, now };
      expect(await inTransaction(app.db, (tx) => moveOrder(tx, found, move))).toBeUndefined();
    }
  });

  test('order.057 a customer cancels while the vendor accepts: one wins, and the money follows', async () => {
    for (let round = 0; round < 10; round += 1) {
      const customer = await buildCustomer(owner);
      const order = await buildPaidOrder(owner, customer, { vendor_id: vendor.scope });
      const cancel = () =>
        inTransaction(app.db, (tx) => moveOrder(tx, order, { action: 'cancel', actor: 'customer', now }));
      const [cancelled, accepted] = await Promise.all([cancel(), accept(vendor, order.id)]);
      expect([cancelled !== undefined, accepted]).toEqual(cancelled ? [true, 'ORDER_MOVED_ON'] : [false, 'done']);
      expect(await findBalance(app.db, customer, 'NGN')).toBe(cancelled ? order.total : 0);
    }
  });
});

describe('an order that ends before it is fetched', () => {
  const reason = 'No more rice';

  test('order.057 is refunded in the transaction that ends it: with the one the other is undone', async () => {
    const { id: orderId, total } = await paid();
    const before = await findBalance(app.db, ada, 'NGN');
    const undone = inTransaction(app.db, async (tx) => {
      expect(codeOf(await moveFor(tx, vendor, 'reject', { orderId, now, reason }))).toBe('done');
      throw new Error('the process was killed');
    });
    await expect(undone).rejects.toThrow('killed');
    expect([await stateOf(orderId), await findBalance(app.db, ada, 'NGN')]).toEqual([['received', 0, 1], before]);
    expect(await eventsOf(orderId)).toEqual([]);
    expect(await doing((tx) => moveFor(tx, vendor, 'reject', { orderId, now, reason }))).toBe('done');
    expect(await stateOf(orderId)).toEqual(['rejected', total, 2]);
    expect(await findBalance(app.db, ada, 'NGN')).toBe(before + total);
  });

  test('order.057 gives all back when its rider gives up before the pickup, and nothing when delivery fails', async () => {
    const fail = (who: Staff, orderId: number) => doing((tx) => failDelivery(tx, who, { orderId, now, reason }));
    const waiting = await paid({ status: 'awaiting_pickup', rider_id: rider.id });
    expect(await fail(rider, waiting.id)).toBe('done');
    expect(await stateOf(waiting.id)).toEqual(['unable_to_process', waiting.total, 2]);
    const brought = await paid({ status: 'arrived', rider_id: rider.id });
    // A vendor says so of what its own rider brings, and of nothing else.
    expect([await fail(vendor, brought.id), await fail(rider, brought.id)]).toEqual(['ORDER_MOVED_ON', 'done']);
    expect(await stateOf(brought.id)).toEqual(['failed', 0, 2]);
    expect(await fail(rider, brought.id)).toBe('ORDER_MOVED_ON');
  });
});
