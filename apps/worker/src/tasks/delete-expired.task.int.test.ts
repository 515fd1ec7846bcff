import { randomUUID } from 'node:crypto';
import { schema } from '@jara/server/db';
import { buildCatalog, buildCustomer, buildOrder, buildPackageOrder, freshDatabase } from '@jara/server/testing';
import { expect, test } from 'vitest';
import { deleteExpiredTask } from './delete-expired.task.ts';

const now = new Date('2026-11-16T09:00:00Z');
const CART = '9b2e1c3a-5f4d-4e6b-8a7c-1d2e3f4a5b6c';

test('expired quotes, counters, answers, events, messages and guests’ carts are deleted, nothing else', async () => {
  const owner = (await freshDatabase()).openOwner();
  const build = buildCatalog(owner);
  const vendor = await build.vendor({ city_id: (await build.city()).id });
  const pack = { reference: CART, type: 'normal' as const, lines: [] };
  const cart = { vendor_id: vendor.id, packs: [pack] };
  const longAgo = new Date('2026-10-01T09:00:00Z');
  await owner.db.insert(schema.cart).values([
    { ...cart, id: CART, guest_hash: 'guest', created_at: now, updated_at: now },
    { ...cart, id: randomUUID(), guest_hash: 'who left', created_at: longAgo, updated_at: longAgo },
  ]);
  const nothing = {
    subtotal: 0,
    original_delivery_amount: 0,
    final_delivery_amount: 0,
    original_service_amount: 0,
    final_service_amount: 0,
    small_order_amount: 0,
    amount: 0,
    total: 0,
    bag_quantity: 0,
    cart_version: 1,
    lines: [],
    discounts: [],
    prices: {},
  };
  for (const [key, seconds] of [
    ['over', -1],
    ['alive', 1],
  ] as const) {
    const at = new Date(now.getTime() + seconds * 1000);
    await owner.db.insert(schema.limit_count).values({ key, count: 1, ends_at: at });
    await owner.db
      .insert(schema.delivery_fee)
      .values({ ...nothing, cart_id: CART, order_class: 'pickup', delivery_price_factor: 1, expires_at: at });
  }
  const call = { owner: 'customer 1', endpoint: 'addAddress', request_hash: '', status: 200, body: '{}' };
  await owner.db.insert(schema.idempotency).values([
    { ...call, key: 'over', created_at: new Date('2026-11-14T08:59:59Z') },
    { ...call, key: 'alive', created_at: new Date('2026-11-14T09:00:01Z') },
  ]);
  const removed = { vendor_id: vendor.id, recent_changes: [CART] };
  await owner.db.insert(schema.removed_cart).values([
    { ...removed, owner: 'over', removed_at: new Date('2026-11-14T08:59:59Z') },
    { ...removed, owner: 'alive', removed_at: new Date('2026-11-14T09:00:01Z') },
  ]);
  const customer_id = await buildCustomer(owner);
  const { id: order_id } = await buildOrder(owner, customer_id);
  const sent = await buildPackageOrder(owner, customer_id, { created_at: longAgo });
  const [used] = await owner.db.select().from(schema.package_fee);
  if (!used) throw new Error('a package has its quote');
  for (const seconds of [-1, 1]) {
    const expires_at = new Date(now.getTime() + seconds * 1000);
    const { id: _, ...fee } = { ...used, order_id: null, expires_at };
    await owner.db.insert(schema.package_fee).values(fee);
  }
  const event = { order_id, customer_id, status: 'abandoned' as const, actor: 'system' };
  await owner.db.insert(schema.order_event).values([
    { ...event, version: 1, created_at: new Date('2026-11-09T08:59:59Z') },
    { ...event, version: 2, created_at: new Date('2026-11-09T09:00:01Z') },
    { ...event, version: 3, created_at: new Date('2026-11-09T08:59:59Z'), reason: 'No more rice' },
  ]);
  const told = { order_id, channel: 'text' as const, useful_until: now };
  for (const at of ['2026-08-18T08:59:59Z', '2026-08-18T09:00:01Z'])
    await owner.db.insert(schema.order_message).values({ ...told, title: at, created_at: new Date(at) });
  const message = { message_id: CART, body: '', visible_at: now };
  const rejected = { message_id: CART, reason: 'no_json', sealed_body: '' };
  for (const at of [new Date('2026-11-02T08:59:59Z'), new Date('2026-11-02T09:00:01Z')]) {
    await owner.db.insert(schema.queue_message).values({ ...message, sent_at: at });
    await owner.db.insert(schema.analytics_rejected).values({ ...rejected, received_at: at });
  }
  const counted = { kind: 'step', name: 'visit', code: '', times: 1, sessions: 1, continued: 0 };
  for (const day of ['2026-10-23', '2026-10-24'])
    await owner.db.insert(schema.analytics_seen).values({ ...counted, session_id: CART, day });
  for (const day of ['2024-10-26', '2024-10-27'])
    await owner.db.insert(schema.analytics_total).values({ ...counted, day });
  await deleteExpiredTask({ db: owner.db, now: () => now }).run(() => undefined);
  expect(await owner.db.select({ key: schema.limit_count.key }).from(schema.limit_count)).toEqual([{ key: 'alive' }]);
  expect(await owner.db.select().from(schema.delivery_fee)).toHaveLength(1);
  const left = await owner.db.select().from(schema.package_fee).orderBy(schema.package_fee.id);
  expect(left.map((fee) => fee.order_id)).toEqual([sent.id, null]);
  expect(await owner.db.select({ key: schema.idempotency.key }).from(schema.idempotency)).toEqual([{ key: 'alive' }]);
  expect(await owner.db.select({ owner: schema.removed_cart.owner }).from(schema.removed_cart)).toEqual([
    { owner: 'alive' },
  ]);
  expect(await owner.db.select({ version: schema.order_event.version }).from(schema.order_event)).toEqual([
    { version: 2 },
    { version: 3 },
  ]);
  expect(await owner.db.select({ title: schema.order_message.title }).from(schema.order_message)).toEqual([
    { title: '2026-08-18T09:00:01Z' },
  ]);
  expect(await owner.db.select({ id: schema.cart.id }).from(schema.cart)).toEqual([{ id: CART }]);
  expect(await owner.db.select({ id: schema.queue_message.id }).from(schema.queue_message)).toEqual([{ id: 2 }]);
  expect(await owner.db.select({ day: schema.analytics_seen.day }).from(schema.analytics_seen)).toEqual([
    { day: '2026-10-24' },
  ]);
  expect(await owner.db.select({ day: schema.analytics_total.day }).from(schema.analytics_total)).toEqual([
    { day: '2024-10-27' },
  ]);
  expect(await owner.db.select({ id: schema.analytics_rejected.id }).from(schema.analytics_rejected)).toEqual([
    { id: 2 },
  ]);
});
