import { beforeAll, describe, expect, test } from 'vitest';
import { type Database, inTransaction } from '../../db/index.ts';
import type { StoredOrder } from '../../db/schema/index.ts';
import {
  buildCustomer,
  buildOrder,
  buildPackageOrder,
  buildStaff,
  countersOfTests,
  findOrder,
  freshDatabase,
  PACKAGE_CONTACTS,
  PACKAGE_LINK_TOKEN,
  PACKAGE_ORDER,
  setUpPayments,
} from '../../testing/index.ts';
import { findBalance } from '../wallet/index.ts';
import { createOrders, createTracking, moveOrder } from './index.ts';
import { cancelOwnOrder, findCancellation } from './move/cancel-own-order.ts';
import { showOrder } from './show/show-order.ts';

const NOON = Date.parse('2026-11-16T11:30:00Z');
const MINUTE = 60_000;
const at = new Date(NOON);
const now = () => at;

let app: Database;
let owner: Database;
let ada: number;
let obi: number;
let rider: number;
beforeAll(async () => {
  const fresh = await freshDatabase();
  [app, owner] = [fresh.openApp(), fresh.openOwner()];
  [ada, obi] = [await buildCustomer(owner), await buildCustomer(owner)];
  rider = (await buildStaff(owner, { role: 'rider', name: 'Emeka' })).id;
});

const packageOf = (customer: number, given: Partial<StoredOrder> = {}) =>
  buildPackageOrder(owner, customer, { created_at: at, ...given });
const codeOf = (outcome: { ok: boolean; code?: string }) => (outcome.ok ? 'done' : outcome.code);
const cancel = async (customer: number, id: number) =>
  codeOf(await inTransaction(app.db, (tx) => cancelOwnOrder(tx, customer, { id, now: at })));

/** What a transaction says and moves, each account but the wallet. */
async function movement(ref: string) {
  const { rows } = await owner.pool.query(
    `select description, jsonb_object_agg(split_part(account, ':', 1), amount) - 'wallet' as moved
     from ledger_transaction join ledger_entry on transaction_id = id where ref = $1 and amount <> 0 group by 1`,
    [ref],
  );
  return rows[0];
}

describe('the money of a package', () => {
  test('goes to delivery and protection when it is paid, under a name without a vendor', async () => {
    const { payments, providers, startOrder } = setUpPayments({ app, owner, now });
    const { id } = await buildOrder(owner, ada, { ...PACKAGE_ORDER, created_at: at });
    const reference = await startOrder(ada, id);
    providers.paystack.pay(reference);
    await payments.verify(ada, reference);
    expect((await findOrder(app.db, id))?.status).toBe('received');
    expect(await movement(`order:${id}`)).toEqual({
      description: `Package delivery #${id}`,
      moved: { clearing: -114_000, delivery_revenue: 94_000, protection_revenue: 20_000 },
    });
  });

  test('comes back whole, with the protection, when it is cancelled before a rider has accepted', async () => {
    const customer = await buildCustomer(owner);
    const { id } = await packageOf(customer);
    expect(await findCancellation(app.db, customer, id)).toMatchObject({ data: { refund: 114_000, to: 'wallet' } });
    expect([await cancel(obi, id), await cancel(customer, id)]).toEqual(['ORDER_NOT_FOUND', 'done']);
    expect(await findBalance(app.db, customer, 'NGN')).toBe(114_000);
    expect(await movement(`refund:${id}`)).toEqual({
      description: `Refund of package delivery #${id}`,
      moved: { delivery_revenue: -94_000, protection_revenue: -20_000 },
    });
  });

  test('stays once a rider has accepted it, and the refusal speaks of the rider', async () => {
    const { id } = await packageOf(ada, { status: 'accepted_by_driver', rider_id: rider });
    expect(codeOf(await findCancellation(app.db, ada, id))).toBe('PACKAGE_NOT_CANCELLABLE');
    expect(await cancel(ada, id)).toBe('PACKAGE_NOT_CANCELLABLE');
    expect((await findOrder(app.db, id))?.refunded).toBe(0);
  });
});

describe('following a package', () => {
  const tracking = () => createTracking({ db: app.db, now });

  test('shows who carries it, from which address to which, and when: its owner alone', async () => {
    const { id } = await packageOf(ada);
    const tracked = await tracking().track(ada, id);
    expect(tracked).toMatchObject({
      data: {
        ...{ order_id: id, class: 'package_delivery', status: 'received', position: null },
        source: { name: '4 Bode Thomas Street', latitude: 6.43 },
        destination: { name: '2 Marina', latitude: 6.448 },
        arrival: { from: '2026-11-16T11:35:00.000Z', to: '2026-11-16T12:00:00.000Z' },
      },
    });
    expect(await tracking().active(ada)).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ id, vendor: { name: 'Package delivery', logo: '' } })]),
    });
    for (const strange of [await tracking().track(obi, id), await tracking().delivery(obi, id)])
      expect(codeOf(strange)).toBe('ORDER_NOT_FOUND');
    expect(await tracking().active(obi)).toMatchObject({ data: [] });
  });

  test('tells where its rider is from the pickup on, and nobody’s contacts', async () => {
    const { id } = await packageOf(ada, { status: 'awaiting_pickup', rider_id: rider });
    await owner.pool.query('insert into rider_position values ($1, 6.44, 3.42, $2)', [rider, at]);
    expect(await tracking().track(ada, id)).toMatchObject({ data: { position: null, driver: { name: 'Emeka' } } });
    await owner.pool.query("update customer_order set status = 'in_transit' where id = $1", [id]);
    const tracked = await tracking().track(ada, id);
    expect(tracked).toMatchObject({ data: { position: { latitude: 6.44 } } });
    for (const { name, phone } of Object.values(PACKAGE_CONTACTS))
      expect(JSON.stringify(tracked)).not.toMatch(new RegExp(`${name}|${phone}`));
  });

  test('ends with thanks when its customer says that it has arrived', async () => {
    const { id } = await packageOf(ada, { status: 'arrived', rider_id: rider });
    const done = await tracking().complete(ada, id);
    expect(done).toMatchObject({ data: { status: 'success' }, message: 'Your package has arrived. Thank you!' });
  });
});

test('its order shows the owner both contacts, the worth and the protection, and nobody else anything', async () => {
  const orders = createOrders({
    ...{ db: app.db, now, limits: countersOfTests(now) },
    ...{ bags: {} as never, dishes: {} as never, payments: {} as never },
  });
  const { id } = await packageOf(ada, { pin: '4821' });
  expect(await orders.get(ada, id)).toMatchObject({
    data: {
      ...{ vendor: { id: null, name: 'Package delivery' }, items: [], total_price: 114_000, safety_fee: 20_000 },
      ...{ meta_data: { delivery_pin: '4821' }, address: { display_name: '2 Marina' } },
      package_information: {
        source_contact: { name: 'Ngozi Sender', phone: '+2348035550101' },
        destination_contact: { name: 'Kofi Receiver', phone: '+233245550202' },
        ...{ user_action: 'sending', item_type: ['Books'], estimated_order_amount: 1_000_000, is_protected: true },
      },
    },
  });
  expect(codeOf(await orders.get(obi, id))).toBe('ORDER_NOT_FOUND');
});

test('its link is shown once it is paid', async () => {
  const sent = await packageOf(ada);
  const followOf = async (stored: StoredOrder) => (await showOrder(app.db, stored, at)).package_information?.follow;
  expect(await followOf({ ...sent, paid_at: null })).toBeNull();
  expect(await followOf(sent)).toMatchObject({ path: `/store/package#${sent.id}.${PACKAGE_LINK_TOKEN}` });
});

test('whoever waits is told of every step, without a contact, a phone or an address', async () => {
  const browser = 'insert into push_subscription values ($1, $2, $3, $3, $4)';
  await owner.pool.query(browser, ['https://push.example/1', obi, 'key', at]);
  const order = await packageOf(obi);
  const told: string[] = [];
  for (const action of ['assign', 'arrive_at_vendor', 'pick_up', 'arrive', 'fail_delivery', 'redeliver'] as const) {
    const move = { action, actor: `rider ${rider}`, now: new Date(NOON + MINUTE) };
    await owner.pool.query('delete from job');
    expect(await inTransaction(app.db, (tx) => moveOrder(tx, order, move))).toBeDefined();
    const { rows } = await owner.pool.query<{ words: string }>(
      // The text to the receiver names the sender, and is shown beside the courier's link.
      `select coalesce(data #>> '{message,title}', data ->> 'words') as words, data from job
       where data ->> 'page' is null or data ->> 'page' not like '/store/package#%' order by name`,
    );
    expect(JSON.stringify(rows)).not.toMatch(/Ngozi|Kofi|5550101|5550202|Bode Thomas|Marina|"1234"/);
    told.push(...rows.map(({ words }) => words));
  }
  expect(told).toEqual([
    ...['Rider found', 'Rider at the pickup address', 'Package in transit', 'Your rider is with the receiver'],
    expect.stringContaining('The receiver has to say the delivery PIN'),
    ...['Your rider couldn’t reach the receiver', expect.stringContaining('Request a redelivery'), 'Redelivery'],
  ]);
});
