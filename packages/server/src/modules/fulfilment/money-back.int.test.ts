import type { Discount } from '@jara/contract';
import type { OutOfStock } from '@jara/domain/order';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Database, findBreaches, inTransaction, schema, type Transaction } from '../../db/index.ts';
import type { StoredOrder } from '../../db/schema/index.ts';
import {
  buildCatalog,
  buildCustomer,
  buildPaidOrder,
  buildStaff,
  FIRST_PACK,
  findOrder,
  freshDatabase,
  ORDERED,
  PACKAGE_ORDER,
  SECOND_PACK,
} from '../../testing/index.ts';
import type { Staff } from '../identity/index.ts';
import { moveOrder } from '../order/index.ts';
import { account, findBalance, postTransaction } from '../wallet/index.ts';
import { moveFor, refund, stockOut } from './index.ts';

const now = new Date('2026-11-16T10:00:00Z');
const RICE = { item_id: 1, pack_reference: FIRST_PACK };
const WATER = { item_id: 2, pack_reference: SECOND_PACK };
const vendor: Staff<'vendor'> = { id: 1, role: 'vendor', scope: 7 };

let app: Database;
let owner: Database;
let support: Staff<'support'>;
beforeAll(async () => {
  const fresh = await freshDatabase();
  [app, owner] = [fresh.openApp(8), fresh.openOwner()];
  support = (await buildStaff(owner, { role: 'support' })) as Staff<'support'>;
});

type Given = NonNullable<Parameters<typeof buildPaidOrder>[2]>;
const UNPROTECTED: Given = {
  ...{ ...PACKAGE_ORDER, status: 'success', total: 94_000, protection_amount: 0 },
  content: {
    ...PACKAGE_ORDER.content,
    package: { ...PACKAGE_ORDER.content?.package, is_protected: false },
  } as NonNullable<Given['content']>,
};

async function paid(given: Given = {}) {
  const customer = await buildCustomer(owner);
  const order = await buildPaidOrder(owner, customer, { vendor_id: vendor.scope, ...given });
  const codeOf = (outcome: { ok: boolean; code?: string }) => (outcome.ok ? 'done' : outcome.code);
  const step = { orderId: order.id, now };
  return {
    ...order,
    isOut: async (dish: OutOfStock) => codeOf(await inTransaction(app.db, (tx) => stockOut(tx, vendor, step, dish))),
    credit: async (amount: number) =>
      codeOf(
        await inTransaction(app.db, (tx) =>
          refund(tx, { ...support, second_factor_at: null }, { ...step, reason: 'Cold' }, { amount }),
        ),
      ),
    reject: async () => codeOf(await inTransaction(app.db, (tx) => moveFor(tx, vendor, 'reject', step))),
    giveUp: async () => codeOf(await inTransaction(app.db, (tx) => moveFor(tx, support, 'give_up', step))),
    handBack: () => inTransaction(app.db, (tx) => moveOrder(tx, order, { action: 'hand_back', actor: 'system', now })),
    pickUp: () => inTransaction(app.db, (tx) => moveOrder(tx, order, { action: 'send_out', actor: 'system', now })),
    balance: () => findBalance(app.db, customer, 'NGN'),
    texts: () => textsOf(order.id),
    now: async () => (await findOrder(app.db, order.id)) as StoredOrder,
  };
}

/** What the customer is told of it by text. */
async function textsOf(id: number): Promise<string[]> {
  const { rows } = await owner.pool.query(
    `select data->>'words' as words from job where name = 'send-text' and strpos(data->>'words', $1) > 0 order by id`,
    [`order #${id}`],
  );
  return rows.map(({ words }) => words);
}

/** What an order has moved on each account, all in all; a wallet by what it is. */
async function movedBy(id: number) {
  const { rows } = await owner.pool.query(
    `select split_part(account, ':', 1) as account, sum(amount)::int as amount
     from ledger_entry join ledger_transaction on ledger_transaction.id = transaction_id
     where split_part(ref, ':', 2) = $1::text group by 1 having sum(amount) <> 0`,
    [id],
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
}

/** Another delivery was asked for and paid. */
async function payRedelivery(order_id: number, amount: number): Promise<void> {
  const [{ id } = { id: 0 }] = await owner.db
    .insert(schema.redelivery)
    .values({ order_id, amount, created_at: now, expires_at: now, requested_at: now })
    .returning();
  await inTransaction(owner.db, (tx) =>
    postTransaction(tx, {
      ...{ kind: 'redelivery', ref: `redelivery:${id}`, currency: 'NGN', description: '', created_at: now },
      entries: [
        { account: account.adjustments, amount: -amount },
        { account: account.deliveryRevenue, amount },
      ],
    }),
  );
}

/** Of ₦2,500 with ₦190 off the dishes. */
const DISCOUNTED = {
  ...{ total: 231_000, subtotal: 190_000, delivery_amount: 50_000, service_amount: 10_000, discount_amount: 19_000 },
  content: {
    ...{ ...ORDERED, lines: [], address: null },
    discounts: [{ target: 'orders', amount_off: 19_000 as Discount['amount_off'], description: 'Less' } as const],
    vendor: {
      ...{ name: 'Mama Put', slug: 'mama-put', logo: '', support_contact: null, address: '1 Market Road' },
      ...{ latitude: 7.4, longitude: 3.9, delivery_minutes: 30 },
    },
  },
};

describe('a dish that is out of stock', () => {
  test('goes back to the wallet less its share of the discount, and the customer hears of it', async () => {
    const order = await paid(DISCOUNTED);
    expect(await order.isOut(RICE)).toBe('done');
    // Rice, its option and its box: ₦1,300 less a tenth.
    expect(await order.balance()).toBe(117_000);
    expect(await order.now()).toMatchObject({ status: 'received', refunded: 117_000, version: 2 });
    const { rows } = await owner.pool.query('select version, status, actor from order_event where order_id = $1', [
      order.id,
    ]);
    expect(rows).toEqual([{ version: 2, status: 'received', actor: 'vendor 1' }]);
    expect(await order.texts()).toEqual([
      expect.stringMatching(/no menu 1 left .* ₦1,170\.00 is back in your wallet\.$/),
    ]);
    expect([await order.isOut(RICE), await order.isOut(WATER)]).toEqual(['ITEM_NOT_IN_ORDER', 'LAST_ITEM']);
  });

  test('beside the other dish of the order, reported at the same moment: one of them is the last', async () => {
    for (let round = 0; round < 8; round += 1) {
      const order = await paid(DISCOUNTED);
      const codes = await Promise.all([order.isOut(RICE), order.isOut(WATER)]);
      expect(new Set(codes)).toEqual(new Set(['LAST_ITEM', 'done']));
      expect(await order.balance()).toBe(codes[0] === 'done' ? 117_000 : 54_000);
    }
  });

  test('and then the whole order: everything that was paid is given back, once', async () => {
    const order = await paid(DISCOUNTED);
    await order.isOut(RICE);
    expect(await order.reject()).toBe('done');
    expect([await order.balance(), (await order.now()).refunded]).toEqual([231_000, 231_000]);
    expect(await movedBy(order.id)).toEqual({});
    expect((await order.texts()).at(-1)).toMatch(/could not take .* ₦1,140\.00 is back in your wallet\.$/);
    expect(await order.isOut(WATER)).toBe('ORDER_MOVED_ON');
  });

  test('that is the last one leads to support once the order is accepted: nobody can reject it then', async () => {
    const order = await paid({ ...DISCOUNTED, status: 'preparing' });
    await order.isOut(RICE);
    expect([await order.isOut(WATER), await order.reject()]).toEqual(['LAST_ITEM_ACCEPTED', 'ORDER_MOVED_ON']);
  });

  test('is taken off the menu of its own vendor', async () => {
    const build = buildCatalog(owner);
    const { id: vendor_id } = await build.vendor({ city_id: (await build.city()).id });
    const category = await build.category(vendor_id);
    const dish = await build.dish({ vendor_id, menu_category_id: category.id }, {});
    const items = [{ ...ORDERED.items[0], item_id: dish.id }, ORDERED.items[2]] as typeof ORDERED.items;
    const order = { ...DISCOUNTED.content, items };
    const isAvailable = async () =>
      (await owner.pool.query('select is_available from menu where id = $1', [dish.id])).rows[0].is_available;
    const foreign = await paid({ ...DISCOUNTED, content: order });
    await foreign.isOut({ ...RICE, item_id: dish.id });
    expect(await isAvailable()).toBe(true);
    const own = await buildPaidOrder(owner, await buildCustomer(owner), { ...DISCOUNTED, content: order, vendor_id });
    const member: Staff<'vendor'> = { ...vendor, scope: vendor_id };
    await inTransaction(app.db, (tx) => stockOut(tx, member, { orderId: own.id, now }, { ...RICE, item_id: dish.id }));
    expect(await isAvailable()).toBe(false);
  });
});

describe('a refund by support', () => {
  test('of all that is left, before the order was fetched, is giving it up', async () => {
    const order = await paid({ status: 'preparing' });
    expect([await order.credit(50_000), await order.credit(200_000)]).toEqual(['done', 'GIVE_UP_INSTEAD']);
    await order.pickUp();
    expect(await order.credit(200_000)).toBe('done');
  });

  test('is never more than is left of what the order cost', async () => {
    const order = await paid({ status: 'in_transit' });
    expect([await order.credit(250_001), await order.credit(100_000)]).toEqual(['REFUND_TOO_LARGE', 'done']);
    expect(await order.credit(150_001)).toBe('REFUND_TOO_LARGE');
    expect([await order.balance(), (await order.now()).refunded]).toEqual([100_000, 100_000]);
    expect(await movedBy(order.id)).toMatchObject({ wallet: 100_000 - 250_000, adjustments: -100_000 });
    expect(await order.texts()).toEqual([`Jara: ₦1,000.00 for order #${order.id} is in your wallet.`]);
  });

  test('gives the fee of a redelivery back too, once it was paid', async () => {
    const order = await paid({ status: 'failed' });
    const fee = { order_id: order.id, amount: 40_000, created_at: now, expires_at: now };
    await owner.db.insert(schema.redelivery).values(fee);
    expect(await order.credit(order.total + 1), 'asked for only').toBe('REFUND_TOO_LARGE');
    await payRedelivery(order.id, fee.amount);
    expect(await order.credit(order.total + fee.amount + 1)).toBe('REFUND_TOO_LARGE');
    expect([await order.credit(order.total + fee.amount), await order.credit(1)]).toEqual([
      ...['done', 'REFUND_TOO_LARGE'],
    ]);
    expect(await order.balance()).toBe(order.total + fee.amount);
  });

  test('is not needed for an order that was brought again and handed back: its fee comes back too', async () => {
    const order = await paid({ status: 'in_transit' });
    await payRedelivery(order.id, 40_000);
    await order.handBack();
    expect([await order.giveUp(), await order.balance(), (await order.now()).refunded]).toEqual([
      ...['done', order.total + 40_000, order.total + 40_000],
    ]);
  });

  test('is taken off what is given back of an order that was handed back, and so is each account', async () => {
    const order = await paid({ ...DISCOUNTED, bag_amount: 20_000, total: 251_000, status: 'preparing' });
    await order.pickUp();
    await order.credit(90_000);
    await order.handBack();
    expect([await order.giveUp(), await order.balance(), (await order.now()).refunded]).toEqual([
      ...['done', 251_000, 251_000],
    ]);
    expect(await movedBy(order.id)).toEqual({});
  });

  test('of more than a package cost leaves nothing to give back', async () => {
    const order = await paid({ ...PACKAGE_ORDER, status: 'in_transit' });
    await order.credit(1_000_000);
    await order.handBack();
    expect([await order.giveUp(), await order.balance(), (await order.now()).refunded]).toEqual([
      ...['done', 1_000_000, 1_000_000],
    ]);
  });

  test('replaces a fetched package up to its declared worth if it is protected', async () => {
    const [isProtected, bare] = [await paid({ ...PACKAGE_ORDER, status: 'success' }), await paid(UNPROTECTED)];
    const most = 114_000 + 1_000_000;
    expect([await isProtected.credit(most + 1), await isProtected.credit(most)]).toEqual([
      ...['REFUND_TOO_LARGE', 'done'],
    ]);
    expect([await bare.credit(94_001), await bare.credit(94_000)]).toEqual(['REFUND_TOO_LARGE', 'done']);
    const givenUp = await paid(PACKAGE_ORDER);
    expect([await givenUp.giveUp(), await givenUp.credit(1)]).toEqual(['done', 'REFUND_TOO_LARGE']);
  });

  test('is counted with one of the same person that is not committed yet', async () => {
    const { id: orderId } = await paid({ total: 12_000_000, status: 'success' });
    const asker = { ...support, second_factor_at: now };
    const credit = (tx: Transaction) => refund(tx, asker, { orderId, now, reason: 'Cold' }, { amount: 3_000_000 });
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    let second: ReturnType<typeof credit> | undefined;
    await inTransaction(app.db, async (tx) => {
      expect(await credit(tx)).toMatchObject({ data: { approval: null } });
      second = inTransaction(app.db, credit);
      await expect.poll(async () => (await owner.pool.query(waiting)).rowCount).toBe(1);
    });
    expect(await second).toMatchObject({ data: { approval: { id: expect.any(Number) } } });
  });

  test('made by many at once stays within what the order cost', async () => {
    const order = await paid({ status: 'success' });
    const codes = await Promise.all(Array.from({ length: 8 }, () => order.credit(100_000)));
    expect(codes.filter((code) => code === 'done')).toHaveLength(2);
    expect(await order.balance()).toBe(200_000);
  });
});

test('whatever is given back in whatever order, it is in the ledger and never more than was paid', async () => {
  const step = fc.constantFrom('rice', 'water', 'credit', 'pick up', 'hand back', 'give up', 'reject');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
      const order = await paid({ ...DISCOUNTED, status: 'preparing' });
      for (const each of steps) {
        if (each === 'rice') await order.isOut(RICE);
        if (each === 'water') await order.isOut(WATER);
        if (each === 'credit') await order.credit(90_000);
        if (each === 'pick up') await order.pickUp();
        if (each === 'hand back') await order.handBack();
        if (each === 'give up') await order.giveUp();
        if (each === 'reject') await order.reject();
      }
      const { refunded, total } = await order.now();
      expect(await order.balance()).toBe(refunded);
      expect(refunded).toBeLessThanOrEqual(total);
    }),
    { numRuns: 30 },
  );
  expect(await findBreaches(owner.pool)).toEqual([]);
});
