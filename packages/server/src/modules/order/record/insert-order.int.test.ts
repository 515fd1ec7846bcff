import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, inTransaction, schema } from '../../../db/index.ts';
import type { StoredOrder } from '../../../db/schema/index.ts';
import { buildCatalog, buildCustomer, buildOrder, freshDatabase, PACKAGE_ORDER } from '../../../testing/index.ts';
import { insertFee } from '../../pricing/index.ts';
import { account, findBalance, postTransaction } from '../../wallet/index.ts';
import { orderPayment } from './book-order-payment.ts';
import { insertPaidOrder, insertUnpaidOrder } from './insert-order.store.ts';
import { lockCart } from './order.store.ts';

const AT = new Date('2026-11-16T10:00:00.123Z');
const NOTHING = { total: 0, subtotal: 0, delivery_amount: 0, service_amount: 0, protection_amount: 0 };

let app: Database;
let owner: Database;
let ada: number;
let obi: number;
let vendor: number;
beforeAll(async () => {
  const fresh = await freshDatabase();
  // On one connection, as statements that share a name would be found there.
  [app, owner] = [fresh.openApp(1), fresh.openOwner()];
  [ada, obi] = [await buildCustomer(owner), await buildCustomer(owner)];
  const build = buildCatalog(owner);
  vendor = (await build.vendor({ city_id: (await build.city()).id })).id;
});
beforeEach(async () => {
  await owner.pool.query(
    'truncate wallet, ledger_transaction, ledger_entry, customer_order, cart, package_fee cascade',
  );
  await fund(1_000_000, 'NGN');
});

const fund = (amount: number, currency: 'NGN' | 'GHS') =>
  inTransaction(owner.db, (tx) =>
    postTransaction(tx, {
      ...{ kind: 'adjustment', ref: `adjustment:${randomUUID()}`, currency, description: '', created_at: AT },
      entries: [
        { account: account.wallet(ada), amount },
        { account: account.adjustments, amount: -amount },
      ],
    }),
  );

type Quoted = { readonly order: StoredOrder; readonly fee: number };

/** An order as it is about to be made, without its row. */
async function toMake(given: Parameters<typeof buildOrder>[2]): Promise<StoredOrder> {
  const order = await buildOrder(owner, ada, { vendor_id: vendor, created_at: AT, paid_at: AT, ...given });
  await owner.pool.query('delete from customer_order where id = $1', [order.id]);
  return { ...order, status: 'received' };
}

async function ofCart(given: Parameters<typeof buildOrder>[2] = {}): Promise<Quoted> {
  await owner.pool.query('delete from cart');
  const order = await toMake(given);
  const { cart_id } = order;
  if (cart_id === null) throw new Error('it is of no cart');
  await owner.db.insert(schema.cart).values({
    ...{ id: cart_id, customer_id: ada, vendor_id: vendor, created_at: AT, updated_at: AT },
    packs: [{ reference: randomUUID(), type: 'normal', lines: [] }],
  });
  const fee = await insertFee(owner.db, {
    ...{ original_delivery_amount: 0, final_delivery_amount: 0, original_service_amount: 0, final_service_amount: 0 },
    ...{ delivery_price_factor: 1, small_order_amount: 0, amount: 0, subtotal: 0, total: 0, bag_quantity: 0 },
    ...{ lines: [], discounts: [], prices: {}, cart_version: 1, cart_id, order_class: 'pickup', expires_at: AT },
  });
  return { order, fee };
}

async function ofPackage(given: Parameters<typeof buildOrder>[2] = {}): Promise<Quoted> {
  const order = await toMake({ ...PACKAGE_ORDER, vendor_id: null, ...given });
  const { rows } = await owner.pool.query<{ id: number }>(
    `update package_fee set order_id = null where order_id = $1 returning id`,
    [order.id],
  );
  if (!rows[0]) throw new Error('it has no quote');
  return { order, fee: rows[0].id };
}

const movementFor = (order: StoredOrder) =>
  orderPayment(order, [{ account: account.wallet(order.customer_id), amount: -order.total }], AT);

class UndoneError extends Error {}

/** As whoever orders does it: the cart is locked before, and what was not made is undone. */
const pay = ({ order, fee }: Quoted) =>
  inTransaction(app.db, async (tx) => {
    await lockCart(tx, order.cart_id);
    if (!(await insertPaidOrder(tx, order, fee, movementFor(order)))) throw new UndoneError();
    return 'made';
  }).catch((error: unknown) => {
    if (error instanceof UndoneError) return 'not made';
    throw error;
  });
const wait = ({ order, fee }: Quoted) =>
  inTransaction(app.db, (tx) => insertUnpaidOrder(tx, { ...order, status: 'abandoned', paid_at: null }, fee));

const rowsOf = async (text: string, values: unknown[] = []) => (await owner.pool.query(text, values)).rows;
const balance = (currency: 'NGN' | 'GHS' = 'NGN') => findBalance(owner.db, ada, currency);
const idsOf = async () => (await rowsOf('select id from customer_order')).map(({ id }) => id);

const WAYS = [
  ['a cart', ofCart],
  ['a package', ofPackage],
] as const;

describe.each(WAYS)('the order of %s', (_, quoted) => {
  test('is stored as it was given, with its timeline and its event at the time of its payment', async () => {
    const made = await quoted();
    expect(await pay(made)).toBe('made');
    const [stored] = await owner.db.select().from(schema.customer_order);
    expect(stored).toEqual(made.order);
    expect(await rowsOf('select * from order_timeline')).toEqual([
      { order_id: made.order.id, action: 'MADE_PAYMENT', created_at: AT },
    ]);
    expect(await rowsOf('select * from order_event')).toMatchObject([
      {
        ...{ order_id: made.order.id, customer_id: ada, version: 1, status: 'received', action: 'MADE_PAYMENT' },
        ...{ actor: 'customer', reason: null, created_at: AT },
      },
    ]);
    expect(await balance()).toBe(1_000_000 - made.order.total);
  });

  test('that waits for its payment has none of them, and moves nothing', async () => {
    const made = await quoted();
    expect([await wait(made), await wait(made)]).toEqual([true, false]);
    expect(await rowsOf('select * from order_timeline')).toEqual([]);
    expect(await rowsOf('select * from order_event')).toEqual([]);
    expect(await balance()).toBe(1_000_000);
  });

  test('is made once with its quote', async () => {
    const made = await quoted();
    const again = { ...made, order: { ...made.order, id: made.order.id + 1 } };
    expect([await pay(made), await pay(again)]).toEqual(['made', 'not made']);
    expect([await idsOf(), await balance()]).toEqual([[made.order.id], 1_000_000 - made.order.total]);
  });

  test('is not made under the id of another; what it has moved is undone with it', async () => {
    const made = await quoted();
    const { id } = await buildOrder(owner, obi, { id: made.order.id });
    expect(await pay(made)).toBe('not made');
    expect([await idsOf(), await balance()]).toEqual([[id], 1_000_000]);
    await owner.pool.query('delete from customer_order');
    expect(await pay(made), 'its quote is not used up').toBe('made');
  });

  test('is not made of a wallet that holds less, or has enough in another currency alone', async () => {
    await fund(-1_000_000, 'NGN');
    await fund(1_000_000, 'GHS');
    const made = await quoted();
    expect(await pay(made)).toBe('not made');
    await fund(made.order.total, 'NGN');
    expect(await pay(made), 'its quote is not used up').toBe('made');
    expect([await balance(), await balance('GHS')]).toEqual([0, 1_000_000]);
  });

  test('that costs nothing at all is made, and moves nothing', async () => {
    const made = await quoted(NOTHING);
    await owner.pool.query('update package_fee set final_delivery_amount = 0, protection_amount = 0');
    expect(await pay(made)).toBe('made');
    expect(await rowsOf(`select * from ledger_transaction where kind = 'order'`)).toEqual([]);
    expect(await rowsOf('select action from order_event')).toEqual([{ action: 'MADE_PAYMENT' }]);
  });
});

describe('the order of a cart', () => {
  test('that a code pays is in the ledger without the wallet, whatever that holds', async () => {
    await fund(-1_000_000, 'NGN');
    const made = await ofCart({
      total: 0,
      subtotal: 190_000,
      delivery_amount: 60_000,
      service_amount: 0,
      discount_amount: 250_000,
    });
    expect(await pay(made)).toBe('made');
    const entries = await rowsOf(
      `select account, amount::int from ledger_entry join ledger_transaction on id = transaction_id
       where ref = $1 order by account`,
      [`order:${made.order.id}`],
    );
    expect(entries).toEqual([
      { account: 'delivery_revenue', amount: 60_000 },
      { account: 'promo_cost', amount: -250_000 },
      { account: `vendor:${vendor}`, amount: 190_000 },
    ]);
    expect(await balance()).toBe(0);
  });

  test('leaves the cart while it waits, and ends it once it is paid, but no other', async () => {
    expect(await wait(await ofCart())).toBe(true);
    expect(await rowsOf('select from cart')).toHaveLength(1);
    const made = await ofCart();
    const build = buildCatalog(owner);
    const elsewhere = (await build.vendor({ city_id: (await build.city()).id })).id;
    const [other] = await rowsOf(
      `insert into cart (id, customer_id, vendor_id, packs, created_at, updated_at)
       select $1, customer_id, $2, packs, created_at, updated_at from cart returning id`,
      [randomUUID(), elsewhere],
    );
    expect(await pay(made)).toBe('made');
    expect(await rowsOf('select id from cart')).toEqual([other]);
  });

  test('is not made with the quote of another cart', async () => {
    const { fee } = await ofCart();
    const foreign = { order: await toMake({}), fee };
    expect([await pay(foreign), await wait(foreign)]).toEqual(['not made', false]);
    expect([await idsOf(), await balance()]).toEqual([[], 1_000_000]);
  });
});

test('the order of a package is not made with the quote of another customer', async () => {
  const made = await ofPackage();
  const foreign = { ...made, order: { ...made.order, customer_id: obi, total: 0 } };
  expect(await wait(foreign)).toBe(false);
  expect([await idsOf(), await wait(made)]).toEqual([[], true]);
});
