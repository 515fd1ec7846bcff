import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, inTransaction, schema, type Transaction } from '../../db/index.ts';
import { findBreaches } from '../../db/invariants.ts';
import { succeed } from '../../outcome.ts';
import {
  buildCatalog,
  buildPromo,
  countersOfTests,
  findOrder,
  freshDatabase,
  secretsOfTests,
  setUpPayments,
} from '../../testing/index.ts';
import { createDishCache } from '../catalog/index.ts';
import { releaseHolds } from '../payment/index.ts';
import { createPricing } from '../pricing/index.ts';
import { account, lockWallet, postTransaction } from '../wallet/index.ts';
import { createOrders, moveOrder, orderJobs } from './index.ts';
import { cancelOwnOrder } from './move/cancel-own-order.ts';
import { cancelUnpaid } from './move/cancel-unpaid-order.ts';

const CROWD = 100;
const AT_ONCE = 16;
const clock = Date.parse('2026-11-16T10:00:00Z');
const now = () => new Date(clock);
const limits = { take: async () => succeed(null), giveBack: async () => undefined, ...countersOfTests(now) };

let app: Database;
let owner: Database;
type Sold = { readonly vendor: { readonly id: number; readonly address_id: number }; readonly dish: number };
let sold: Sold;
beforeAll(async () => {
  const fresh = await freshDatabase();
  [app, owner] = [fresh.openApp(AT_ONCE), fresh.openOwner()];
  sold = await buildVendorAndDish();
  await owner.pool.query(
    `insert into customer (phone, signs_in_by_phone, country_code, first_name, last_name, email, user_reference)
     select '23480000' || lpad(n::text, 5, '0'), true, 'NG', 'Ada', 'Obi', 'ada@example.com', 'ref' || n
     from generate_series(1, $1) as n`,
    [CROWD],
  );
});

async function buildVendorAndDish(): Promise<Sold> {
  const build = buildCatalog(owner);
  const vendor = await build.vendor({ city_id: (await build.city()).id });
  const menu_category_id = (await build.category(vendor.id)).id;
  const dish = await build.dish({ vendor_id: vendor.id, menu_category_id }, { price: 500_000 });
  return { vendor, dish: dish.id };
}

let harness: ReturnType<typeof setUpPayments>;
let shop: ReturnType<typeof openShop>;
beforeEach(async () => {
  await owner.pool.query(
    'truncate job, payment, wallet, ledger_transaction, ledger_entry, order_timeline, customer_order, cart cascade',
  );
  await owner.pool.query('delete from promo_use');
  harness = setUpPayments({ app, owner, now });
  shop = openShop();
});

/** Pricing and orders as one API process has them. */
function openShop(ordersAnHour = 100_000) {
  const deps = { db: app.db, now, limits, dishes: createDishCache(app.db) };
  const bags = { amount: 0 as never, available_cities: [], excluded_vendor_ids: [] };
  const pricing = createPricing({ ...deps, bags });
  const orders = createOrders({ ...deps, bags, payments: harness.payments, ordersAnHour });
  return { pricing, orders };
}

/** A cart of ₦5,000 that is fetched, with a quote of it. */
async function quoted(customer: number, promo_codes: string[] = [], { vendor, dish } = sold): Promise<Quoted> {
  const line = { id: randomUUID(), item_id: dish, quantity: 1, modifiers: [] };
  const packs = [{ reference: randomUUID(), type: 'normal', lines: [line] }];
  const cart_id = randomUUID();
  await owner.pool.query(
    'insert into cart (id, customer_id, vendor_id, packs, created_at, updated_at) values ($1, $2, $3, $4, $5, $5)',
    [cart_id, customer, vendor.id, JSON.stringify(packs), now()],
  );
  const cart = { customer, cart_id, vendor_id: vendor.id, promo_codes };
  return { ...cart, fee_id: await quoteAgain(cart, vendor.address_id) };
}
type Quoted = {
  readonly customer: number;
  readonly cart_id: string;
  readonly vendor_id: number;
  readonly fee_id: number;
  readonly promo_codes: string[];
};

type Unquoted = Omit<Quoted, 'fee_id'>;
async function quoteAgain(
  { customer, cart_id, vendor_id, promo_codes }: Unquoted,
  source_id = sold.vendor.address_id,
): Promise<number> {
  const asked = { cart_id, vendor_id, source_id, destination_id: null, promo_codes, order_class: 'pickup' } as const;
  const quote = await shop.pricing.quote({ customer }, asked);
  if (!quote.ok) throw new Error(quote.code);
  const refusal = quote.data.promo?.refusal;
  if (refusal) throw new Error(refusal.code);
  return quote.data.id;
}

type Method = 'wallet' | 'online_payment' | 'card';
const create = (tx: Transaction, { customer, ...cart }: Quoted, payment_method: Method, more: object = {}) =>
  shop.orders.create(tx, customer, {
    ...{ source: 'web', class: 'pickup', address_id: null, bag_quantity: 0, ...cart },
    ...{ customer_vendor_note: '', customer_delivery_note: '', payment_method, payment_method_id: null },
    ...{ requires_delivery_pin: false, checkout_from_cart: true, cart_created_at: null },
    ...{ split_payment_with_wallet: false, ...more },
  });
const order = (cart: Quoted, method: Method, more: object = {}) =>
  inTransaction(app.db, (tx) => create(tx, cart, method, more));
const TOTAL = 525_000;

async function saveCard(customer_id: number): Promise<string> {
  const id = randomUUID();
  await owner.db.insert(schema.saved_card).values({
    ...{ id, customer_id, provider: 'paystack', signature: id, brand: 'visa', last4: '4081', currency: 'NGN' },
    ...{ exp_month: 12, exp_year: 2030, email: 'ada@example.com', created_at: now() },
    sealed_token: secretsOfTests.seal('AUTH_1'),
  });
  return id;
}

const inCrowd = async <Result>(all: readonly (() => Promise<Result>)[]) => {
  const results: Result[] = [];
  const waiting = [...all];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await next());
  };
  await Promise.all(Array.from({ length: AT_ONCE * 2 }, work));
  return results;
};
const codes = (all: Awaited<ReturnType<typeof order>>[]) => {
  const each = all.map((one) => (one.ok ? 'ordered' : one.code));
  return Object.fromEntries([...new Set(each)].map((code) => [code, each.filter((one) => one === code).length]));
};
const count = async (text: string) => Number((await owner.pool.query(`select count(*) from ${text}`)).rows[0].count);
/** Until a transaction waits for what another has locked. */
const untilOneWaits = () =>
  expect
    .poll(() => count('pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()'))
    .toBeGreaterThan(0);
const usedOf = async (code: string) =>
  (await owner.pool.query('select used from promo_code where code = $1', [code])).rows[0].used;

describe('the same cart ordered by many at once', () => {
  test('is one order and one charge of the wallet', async () => {
    await harness.fund(1, 10 * TOTAL);
    const cart = await quoted(1);
    const all = await inCrowd(Array.from({ length: 100 }, () => () => order(cart, 'wallet')));
    expect(codes(all)).toEqual({ ordered: 100 });
    expect(new Set(all.map((one) => one.ok && one.data.id)).size).toBe(1);
    expect([await count('customer_order'), await harness.balance(1)]).toEqual([1, 9 * TOTAL]);
  });

  test('with a quote for each of two devices, is one order and one charge of the wallet', async () => {
    await harness.fund(1, 10 * TOTAL);
    const cart = await quoted(1);
    const other = { ...cart, fee_id: await quoteAgain(cart) };
    const all = await inCrowd(Array.from({ length: 32 }, (_, nth) => () => order(nth % 2 ? cart : other, 'wallet')));
    expect(codes(all)).toEqual({ ordered: 32 });
    expect([await count('customer_order'), await harness.balance(1)]).toEqual([1, 9 * TOTAL]);
  });

  test('is one order that waits for its payment, which all of them get', async () => {
    const cart = await quoted(1);
    const all = await inCrowd(Array.from({ length: 100 }, () => () => order(cart, 'online_payment')));
    expect(codes(all)).toEqual({ ordered: 100 });
    expect(await count('customer_order')).toBe(1);
    expect(await count(`job where name = 'drop-order'`)).toBe(1);
  });

  test('several carts of one wallet: as many are ordered as it covers', async () => {
    await harness.fund(1, 3 * TOTAL);
    const carts: Quoted[] = [];
    for (let nth = 0; nth < 6; nth += 1) carts.push(await quoted(1, [], await buildVendorAndDish()));
    const all = await inCrowd(carts.map((cart) => () => order(cart, 'wallet')));
    expect(codes(all)).toEqual({ ordered: 3, WALLET_TOO_SMALL: 3 });
    expect(await harness.balance(1)).toBe(0);
  });
});

describe('an order that waits for its wallet', () => {
  const orderAmid = async (cart: Quoted, work: (tx: Transaction) => Promise<unknown>) => {
    const { ordered } = await inTransaction(app.db, async (tx) => {
      await lockWallet(tx, 1, 'NGN');
      const ordered = order(cart, 'wallet');
      await untilOneWaits();
      await work(tx);
      return { ordered };
    });
    return ordered;
  };

  test('finds it spent by then: nothing of it remains, and its quote is still good', async () => {
    await harness.fund(1, TOTAL);
    const cart = await quoted(1);
    const spend = (tx: Transaction) =>
      postTransaction(tx, {
        ...{ kind: 'adjustment', ref: 'adjustment:spent', currency: 'NGN', description: 'Spent', created_at: now() },
        entries: [
          { account: account.wallet(1), amount: -1 },
          { account: account.adjustments, amount: 1 },
        ],
      });
    expect(await orderAmid(cart, spend)).toMatchObject({ code: 'WALLET_TOO_SMALL' });
    expect([await count('customer_order'), await count('cart'), await harness.balance(1)]).toEqual([0, 1, TOTAL - 1]);
    await harness.fund(1, 1);
    expect(await order(cart, 'wallet')).toMatchObject({ ok: true });
  });

  test('finds its quote swept by then: it is refused with a new one, and no money has moved', async () => {
    await harness.fund(1, TOTAL);
    const cart = await quoted(1);
    const refused = await orderAmid(cart, () => owner.pool.query('delete from delivery_fee'));
    expect(refused).toMatchObject({ code: 'FEE_STALE', data: { fee: { total: TOTAL } } });
    expect([await count('customer_order'), await count('cart'), await harness.balance(1)]).toEqual([0, 1, TOTAL]);
  });
});

test('orders that are made, cancelled and given up at once leave in the wallet what they do not cost', async () => {
  await harness.fund(1, 20 * TOTAL);
  const works: ((tx: Transaction) => Promise<unknown>)[] = [];
  for (let nth = 0; nth < 9; nth += 1) {
    const cart = await quoted(1, [], await buildVendorAndDish());
    const again = (tx: Transaction) => create(tx, cart, 'wallet');
    if (nth % 3 === 0) works.push(again, again);
    else {
      const made = await order(cart, nth % 3 === 1 ? 'wallet' : 'online_payment');
      const placed = await findOrder(app.db, made.ok ? made.data.id : 0);
      if (!placed) throw new Error('it was not ordered');
      const cancel = (tx: Transaction) => cancelOwnOrder(tx, 1, { id: placed.id, now: now() });
      const giveUp = { action: 'give_up', actor: 'support 1', now: now() } as const;
      works.push(again, cancel, cancel, (tx) => moveOrder(tx, placed, giveUp));
    }
  }
  await inCrowd(works.map((work) => () => inTransaction(app.db, work)));
  const { rows } = await owner.pool.query<{ cost: number }>(
    `select coalesce(sum(total - refunded), 0)::int as cost from customer_order where paid_at is not null`,
  );
  expect(await harness.balance(1)).toBe(20 * TOTAL - (rows[0]?.cost ?? 0));
  const client = await owner.pool.connect();
  expect(await findBreaches(client)).toEqual([]);
  client.release();
});

describe('a promo code', () => {
  test.each([1, 50])(
    'promo.018 of %d uses admits exactly as many of 100 who order at once',
    async (uses) => {
      const code = await buildPromo(owner, { uses_in_all: uses });
      const carts: Quoted[] = [];
      for (let customer = 1; customer <= CROWD; customer += 1) carts.push(await quoted(customer, [code]));
      const all = await inCrowd(carts.map((cart) => () => order(cart, 'online_payment')));
      expect(codes(all)).toEqual({ ordered: uses, PROMO_USED_UP: CROWD - uses });
      expect([await usedOf(code), await count('customer_order')]).toEqual([uses, uses]);
    },
    60_000,
  );

  test('order.058 an order dropped by the job that waits for it gives its use back, once', async () => {
    const code = await buildPromo(owner, { uses_in_all: 1, first_order_only: true, uses_per_customer: 1 });
    const made = await order(await quoted(1, [code]), 'online_payment');
    if (!made.ok) throw new Error(made.code);
    const { rows } = await owner.pool.query(`select data, run_at, lane from job where name = 'drop-order'`);
    expect(rows).toEqual([{ data: { order_id: made.data.id }, run_at: new Date(clock + 30 * 60_000), lane: 'order' }]);
    await expect(quoted(2, [code])).rejects.toThrow('PROMO_USED_UP');
    const jobs = orderJobs(harness.deps);
    const drop = () => jobs['drop-order']({ order_id: made.data.id }, { id: 1, signal: AbortSignal.timeout(5_000) });
    await Promise.all([drop(), drop(), drop()]);
    expect(await usedOf(code)).toBe(0);
    expect(await count(`customer_order where status = 'cancelled' and promo_use_id is null`)).toBe(1);
    await owner.pool.query('delete from cart');
    expect((await order(await quoted(2, [code]), 'online_payment')).ok).toBe(true);
  });

  test('promo.017 for a first order is of no use to whoever has an order that is paid or waits', async () => {
    const code = await buildPromo(owner, { first_order_only: true });
    const cart = await quoted(1, [code]);
    expect((await order(cart, 'online_payment')).ok).toBe(true);
    expect((await order(cart, 'online_payment')).ok).toBe(true);
    await owner.pool.query('delete from cart');
    await expect(quoted(1, [code])).rejects.toThrow('PROMO_FIRST_ORDER_ONLY');
    await owner.pool.query(`update customer_order set status = 'cancelled', promo_use_id = null`);
    await owner.pool.query('delete from promo_use');
    await owner.pool.query('delete from cart');
    expect((await quoted(1, [code])).fee_id).toBeGreaterThan(0);
  });
});

describe('a code, a wallet and an order are locked in one order', () => {
  test('by one customer’s orders that are cancelled, dropped and made with the same code at once', async () => {
    const code = await buildPromo(owner, {});
    const vendors: Sold[] = [];
    for (let nth = 0; nth < 9; nth += 1) vendors.push(await buildVendorAndDish());
    // What is undone as a deadlock is done again, so that only the transaction itself hears of it.
    const undone: unknown[] = [];
    const attempt = (work: (tx: Transaction) => Promise<unknown>) =>
      inTransaction(app.db, async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          undone.push(error);
          throw error;
        }
      });
    for (let customer = 1; customer <= 5; customer += 1) {
      await harness.fund(customer, 10 * TOTAL);
      const works: Parameters<typeof attempt>[0][] = [];
      for (const [nth, at] of vendors.entries()) {
        const cart = await quoted(customer, [code], at);
        if (nth % 3 === 0) works.push((tx) => create(tx, cart, 'wallet'));
        else {
          const made = await order(cart, nth % 3 === 1 ? 'wallet' : 'online_payment');
          const placed = await findOrder(app.db, made.ok ? made.data.id : 0);
          if (!placed) throw new Error('it was not ordered');
          if (nth % 3 === 1) works.push((tx) => cancelOwnOrder(tx, customer, { id: placed.id, now: now() }));
          else works.push((tx) => cancelUnpaid(tx, placed, { action: 'drop', actor: 'system', now: now() }));
        }
      }
      await Promise.all(works.map(attempt));
      await owner.pool.query('delete from cart');
    }
    expect(undone).toEqual([]);
    expect(await usedOf(code)).toBe(15);
  });
});

describe('an order that is paid while it is dropped', () => {
  test('a payment that succeeded is looked up first, and pays the order', async () => {
    const made = await order(await quoted(1), 'online_payment');
    if (!made.ok) throw new Error(made.code);
    const reference = await harness.startOrder(1, made.data.id);
    harness.providers.paystack.pay(reference);
    const jobs = orderJobs(harness.deps);
    await jobs['drop-order']({ order_id: made.data.id }, { id: 1, signal: AbortSignal.timeout(5_000) });
    expect(await harness.order(1, made.data.id)).toBe('received');
    expect(await count('cart')).toBe(0);
  });

  test('what is set aside for it is given back once, by a payment that fails or by the drop', async () => {
    await harness.fund(1, 1_000);
    const made = await order(await quoted(1), 'online_payment');
    if (!made.ok) throw new Error(made.code);
    const { id } = made.data;
    await harness.startOrder(1, id, { split: true });
    expect(await harness.balance(1)).toBe(0);
    const drop = await inTransaction(app.db, async (tx) => {
      await lockWallet(tx, 1, 'NGN');
      await releaseHolds(tx, id, now());
      const dropped = orderJobs(harness.deps)['drop-order'](
        { order_id: id },
        { id: 1, signal: AbortSignal.timeout(30_000) },
      );
      await untilOneWaits();
      return { dropped };
    });
    expect(await drop.dropped).toEqual({ ok: true });
    expect([await harness.order(1, id), await harness.balance(1)]).toEqual(['cancelled', 1_000]);
  });
});

describe('the cart of an order', () => {
  test.each([
    ['ends with the payment', 0, 0],
    ['stays when it was changed while the order waited', 1, 1],
  ])('%s', async (_, changes, left) => {
    const cart = await quoted(1);
    const made = await order(cart, 'online_payment');
    if (!made.ok) throw new Error(made.code);
    await owner.pool.query('update cart set version = version + $2 where id = $1', [cart.cart_id, changes]);
    const reference = await harness.startOrder(1, made.data.id);
    harness.providers.paystack.pay(reference);
    await harness.payments.verify(1, reference);
    expect([await harness.order(1, made.data.id), await count('cart')]).toEqual(['received', left]);
  });

  test('once it is gone, tells its order to its customer alone', async () => {
    await harness.fund(1, TOTAL);
    const cart = await quoted(1);
    const made = await order(cart, 'wallet');
    expect(await order(cart, 'wallet')).toEqual(made);
    expect(await order({ ...cart, customer: 2 }, 'wallet')).toMatchObject({ code: 'CART_NOT_FOUND' });
  });
});

describe('of one customer in an hour', () => {
  test('twenty codes are tried by ordering; one that was quoted is not counted', async () => {
    const code = await buildPromo(owner, {});
    const cart = await quoted(1, [code]);
    const attempt = (nth: number) => order({ ...cart, promo_codes: [`GUESS${nth}`] }, 'online_payment');
    for (let nth = 1; nth <= 20; nth += 1) expect(await attempt(nth)).toMatchObject({ code: 'PROMO_NOT_FOUND' });
    expect(await attempt(21)).toMatchObject({ code: 'TOO_MANY_CODES' });
    expect(await order(cart, 'online_payment')).toMatchObject({ ok: true });
  });

  test('no more orders are taken than the limit; the next customer’s are', async () => {
    shop = openShop(2);
    const [cart, other] = [await quoted(1), await quoted(2)];
    const all = [cart, cart, cart, other].map((each) => () => order(each, 'online_payment'));
    const results = [];
    for (const next of all) results.push(await next());
    expect(results).toMatchObject([{ ok: true }, { ok: true }, { code: 'TOO_MANY_REQUESTS' }, { ok: true }]);
  });
});

describe('an order with a saved card', () => {
  test('is charged after the commit, once, however often the answer is asked for', async () => {
    const card = await saveCard(1);
    const cart = await quoted(1);
    const made = await order(cart, 'card', { payment_method_id: card });
    if (!made.ok) throw new Error(made.code);
    expect([made.data.made_payment, harness.providers.paystack.calls.charge]).toEqual([false, 0]);
    const answers = [await shop.orders.finish(1, made.data), await shop.orders.finish(1, made.data)];
    for (const answer of answers) {
      expect(answer).toMatchObject({ data: { id: made.data.id, made_payment: true, payment: null } });
    }
    expect(harness.providers.paystack.charged()).toHaveLength(1);
    expect(await shop.orders.get(1, made.data.id)).toMatchObject({
      data: { status: 'received', paid_by: [{ method: 'Visa ending in 4081', amount: TOTAL }] },
    });
  });

  test('whose bank asks for more leads there; one that is declined waits for another way to pay', async () => {
    const card = await saveCard(1);
    harness.providers.paystack.challengeCards();
    const cart = await quoted(1);
    const asked = await order(cart, 'card', { payment_method_id: card });
    if (!asked.ok) throw new Error(asked.code);
    expect(await shop.orders.finish(1, asked.data)).toMatchObject({
      data: { made_payment: false, payment: { authorization_url: expect.stringContaining('challenge') } },
    });
    harness.providers.paystack.challengeCards(false);
    harness.providers.paystack.failNext('charge', 'declined');
    const other = await saveCard(2);
    const declined = await order(await quoted(2), 'card', { payment_method_id: other });
    if (!declined.ok) throw new Error(declined.code);
    expect(await shop.orders.finish(2, declined.data)).toMatchObject({ data: { made_payment: false, payment: null } });
    await harness.fund(2, TOTAL);
    expect(await harness.order(2, declined.data.id)).toBe('abandoned');
  });
});
