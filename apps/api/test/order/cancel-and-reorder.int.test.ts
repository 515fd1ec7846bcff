import type { StartedPayment } from '@jara/contract';
import { type Database, inTransaction } from '@jara/server/db';
import { moveOrder, refundOutOfStock } from '@jara/server/order';
import {
  buildCatalog,
  buildOrder,
  buildPackageOrder,
  buildPaidOrder,
  buildPromo,
  findOrder,
  SECOND_PACK,
} from '@jara/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFakePaystack } from '../../src/testing/fake-paystack.ts';
import { newKey } from '../../src/testing/idempotency-key.ts';
import { phoneBook } from '../../src/testing/phone-book.ts';
import { openShop } from '../../src/testing/shop.ts';
import { startApi } from '../../src/testing/start-api.ts';

const paystack = await startFakePaystack();
afterAll(() => paystack.close());
/** Eleven in the morning in Lagos, on a Monday. */
const now = () => new Date('2026-11-16T10:00:00Z');
const api = startApi({ now, env: paystack.variables });
const people = phoneBook(api, now);

type Shop = Awaited<ReturnType<typeof openShop>>;
type Shopper = Awaited<ReturnType<Shop['shopper']>>;
let owner: Database;
let shop: Shop;
beforeAll(async () => {
  owner = api.database.openOwner();
  shop = await openShop(api, owner);
});

const RICH = { wallet: 1_000_000 };
const [DISH, TOTAL] = [500_000, 579_000];

const post = (who: Shopper, url: string, headers = newKey(), payload?: object) =>
  api.app.inject({ method: 'POST', url, headers: { ...who.who, ...headers }, ...(payload && { payload }) });
const cancel = (who: Shopper, id: number, key = newKey()) => post(who, `/customer/order/${id}/cancel`, key);
const reorder = (who: Shopper, id: number, key = newKey()) => post(who, `/customer/order/${id}/reorder`, key);
const previewOf = async (who: Shopper, id: number) => (await who.read(`/customer/order/${id}/reorder`)).json();
const cartOf = async (who: Shopper, { vendor } = shop) =>
  (await who.read(`/customer/cart/vendor/${vendor.id}`)).json().data;
const ordered = async (who: Shopper, more: { promo_codes?: string[] } = {}): Promise<number> =>
  (await who.order({ fee_id: (await who.quote(more)).id, ...more })).json().data.id;
const accept = (id: number) =>
  inTransaction(owner.db, async (tx) => {
    const order = await findOrder(tx, id);
    return order && moveOrder(tx, order, { action: 'accept', actor: 'vendor 1', now: now() });
  });
/** What an order has moved on each account, all in all. */
const movedBy = async (id: number) => {
  const { rows } = await owner.pool.query(
    `select regexp_replace(account, '^hold:.*', 'hold') as account, sum(amount)::int as amount from ledger_entry join ledger_transaction on id = transaction_id
     where ref in ('order:' || $1::text, 'refund:' || $1::text) group by 1 having sum(amount) <> 0`,
    [id],
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
};

describe('cancelling', () => {
  test('says what comes back, gives it to the wallet, and the order shows it', async () => {
    const ada = await shop.shopper(people, RICH);
    const id = await ordered(ada);
    const shown = (await ada.read(`/customer/order/${id}/cancel`)).json().data;
    expect(shown).toEqual({ refund: TOTAL, held: 0, currency: 'NGN', to: 'wallet', promo_code: null });
    expect(await ada.balance()).toBe(RICH.wallet - TOTAL);
    const reply = await cancel(ada, id);
    expect(reply.json()).toMatchObject({
      ...{ status: 'success', message: 'Your order was cancelled.' },
      data: { id, status: 'cancelled', version: 2, refunded: TOTAL },
    });
    expect([await ada.balance(), await movedBy(id)]).toEqual([RICH.wallet, {}]);
    const { status, refunded, timeline } = (await ada.read(`/customer/order/${id}`)).json().data;
    expect([status, refunded, timeline.length]).toEqual(['cancelled', TOTAL, 2]);
  });

  test('says what is left of what was paid', async () => {
    const ada = await shop.shopper(people, RICH);
    const order = await buildPaidOrder(owner, ada.id);
    const dish = { item_id: 2, pack_reference: SECOND_PACK };
    await inTransaction(owner.db, (tx) => refundOutOfStock(tx, order, dish, { actor: 'vendor 1', now: now() }));
    expect((await ada.read(`/customer/order/${order.id}/cancel`)).json().data.refund).toBe(190_000);
  });

  test('gives the same answer again, under the same key or another, and the money once', async () => {
    const ada = await shop.shopper(people, RICH);
    const [id, key] = [await ordered(ada), newKey()];
    const replies = await Promise.all([key, key, key, newKey(), newKey()].map((each) => cancel(ada, id, each)));
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(replies[0]?.json().data.status).toBe('cancelled');
    expect(await ada.balance()).toBe(RICH.wallet);
  });

  test('gives back what wallet and provider have paid, to the kobo, and the use of the code', async () => {
    const code = await buildPromo(owner, { most_off: 33_333, uses_in_all: 1 });
    const ada = await shop.shopper(people, { wallet: 100_050 });
    const promo = { promo_codes: [code] };
    const fee_id = (await ada.quote(promo)).id;
    const online = { payment_method: 'online_payment', payment_method_id: 'paystack' };
    const order_id = (await ada.order({ fee_id, ...promo, ...online })).json().data.id;
    const asked = { order_id, method: 'paystack', split_payment_with_wallet: true };
    const started = await post(ada, '/customer/payment/start/v2', newKey(), asked);
    const { reference, amount } = started.json<{ data: StartedPayment }>().data;
    paystack.pay(reference);
    await ada.read(`/customer/payment/verify/${reference}`);
    const paid = TOTAL - 33_333;
    expect([amount, await ada.balance()]).toEqual([paid - 100_050, 0]);

    expect((await cancel(ada, order_id)).json().data.refunded).toBe(paid);
    expect(await ada.balance()).toBe(paid);
    const held = { hold: -100_050 };
    expect(await movedBy(order_id)).toEqual({ [`wallet:${ada.id}`]: paid, 'clearing:paystack': 0 - amount, ...held });
    const obi = await shop.shopper(people, RICH);
    expect(await ordered(obi, promo)).toEqual(expect.any(Number));
  });

  test('is refused once the vendor has accepted, and says so', async () => {
    const ada = await shop.shopper(people, RICH);
    const id = await ordered(ada);
    await accept(id);
    for (const reply of [await ada.read(`/customer/order/${id}/cancel`), await cancel(ada, id)]) {
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'ORDER_NOT_CANCELLABLE']);
      expect(reply.json().message).toContain('The vendor has accepted this order');
    }
    expect(await ada.balance()).toBe(RICH.wallet - TOTAL);
  });

  test('and accepting at the same moment: one of them happens, and the money follows it', async () => {
    const shoppers = await Promise.all(Array.from({ length: 6 }, () => shop.shopper(people, RICH)));
    for (const [at, who] of shoppers.entries()) {
      const id = await ordered(who);
      const both = [() => cancel(who, id).then(({ statusCode }) => statusCode === 200), () => accept(id).then(Boolean)];
      const done = await Promise.all((at % 2 ? both : both.toReversed()).map((each) => each()));
      expect(done.filter(Boolean)).toHaveLength(1);
      const isCancelled = (await findOrder(owner.db, id))?.status === 'cancelled';
      expect(await who.balance()).toBe(isCancelled ? RICH.wallet : RICH.wallet - TOTAL);
    }
  });

  test('of an unpaid order gives back its code and what the wallet set aside, and money that still comes', async () => {
    const code = await buildPromo(owner, { most_off: 33_333, uses_in_all: 1 });
    const ada = await shop.shopper(people, { wallet: 100_050 });
    const promo = { promo_codes: [code] };
    const online = { payment_method: 'online_payment', payment_method_id: 'paystack' };
    const fee_id = (await ada.quote(promo)).id;
    const id = (await ada.order({ fee_id, ...promo, ...online })).json().data.id;
    const asked = { order_id: id, method: 'paystack', split_payment_with_wallet: true };
    const { reference, amount } = (await post(ada, '/customer/payment/start/v2', newKey(), asked)).json().data;
    expect((await ada.read(`/customer/order/${id}/cancel`)).json().data).toEqual({
      ...{ refund: 0, held: 100_050, currency: 'NGN', to: 'wallet', promo_code: code },
    });
    const replies = await Promise.all([newKey(), newKey()].map((key) => cancel(ada, id, key)));
    const answer = { id, status: 'cancelled', version: 2, refunded: 0, currency: 'NGN' };
    expect(replies.map((reply) => reply.json().data)).toEqual([answer, answer]);
    expect([await ada.balance(), await movedBy(id)]).toEqual([100_050, {}]);
    const { timeline } = (await ada.read(`/customer/order/${id}`)).json().data;
    expect(timeline).toMatchObject([
      { action: 'ORDER_CANCELLED', description: 'It was cancelled before it was paid.' },
    ]);
    const { rows } = await owner.pool.query('select actor, status from order_event where order_id = $1', [id]);
    expect(rows).toEqual([{ actor: 'customer', status: 'cancelled' }]);

    const obi = await shop.shopper(people, RICH);
    expect(await ordered(obi, promo)).toEqual(expect.any(Number));
    paystack.pay(reference);
    await ada.read(`/customer/payment/verify/${reference}`);
    expect(await ada.balance()).toBe(100_050 + amount);
    expect(await cartOf(ada), 'its cart can be ordered again').toMatchObject({ id: ada.cart_id });
  });

  test('is for orders of one’s own', async () => {
    const [ada, obi] = [await shop.shopper(people, RICH), await shop.shopper(people)];
    const id = await ordered(ada);
    for (const reply of [await obi.read(`/customer/order/${id}/cancel`), await cancel(obi, id)])
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'ORDER_NOT_FOUND']);
  });
});

describe('ordering the same again', () => {
  test('says what has changed, writes nothing by that, and then fills the cart by today’s menu', async () => {
    const own = await openShop(api, owner);
    const build = buildCatalog(owner);
    const at = { vendor_id: own.vendor.id, menu_category_id: own.dish.menu_category_id };
    const moiMoi = await build.dish(at, { name: 'Moi moi', price: 50_000 });
    const ada = await own.shopper(people, RICH);
    await ada.put(moiMoi.id);
    const id = await ordered(ada);
    await owner.pool.query('update menu set price = 520000 where id = $1', [own.dish.id]);
    await owner.pool.query('delete from menu where id = $1', [moiMoi.id]);

    expect((await previewOf(ada, id)).data).toEqual({
      vendor: { id: own.vendor.id, name: own.vendor.name, is_open: true },
      changes: ['Jollof rice is now ₦5,200.00.', 'Moi moi is no longer on the menu.'],
      lines: [
        { name: 'Jollof rice', quantity: 1, state: 'dearer', price_then: DISH, price_now: 520_000 },
        { name: 'Moi moi', quantity: 1, state: 'gone', price_then: 50_000, price_now: null },
      ],
      ...{ subtotal: 520_000, currency: 'NGN', in_cart: 0 },
    });
    expect(await cartOf(ada, own)).toBeNull();
    const { data } = (await reorder(ada, id)).json();
    const cart = await cartOf(ada, own);
    expect(data).toEqual({ id: cart.id, vendor_id: own.vendor.id, vendor: cart.vendor });
    expect([cart.total_price, cart.is_valid, cart.packs.length]).toEqual([520_000, true, 1]);
  });

  test('puts its packs behind those of the cart, once for a key', async () => {
    const ada = await shop.shopper(people, RICH);
    const [id, key] = [await ordered(ada), newKey()];
    await ada.put();
    const before = await cartOf(ada);
    expect((await previewOf(ada, id)).data.in_cart).toBe(1);
    const replies = await Promise.all([reorder(ada, id, key), reorder(ada, id, key), reorder(ada, id)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const after = await cartOf(ada);
    expect([after.id, after.packs.length, after.packs[0].id]).toEqual([before.id, 3, before.packs[0].id]);
    expect(after.total_price).toBe(3 * DISH);
  });

  test('is refused as a whole where the cart holds no more', async () => {
    const ada = await shop.shopper(people, RICH);
    const id = await ordered(ada);
    await ada.put();
    await owner.pool.query(
      `update cart set packs = (select jsonb_agg(jsonb_set(pack, '{reference}', to_jsonb(gen_random_uuid())))
       from jsonb_array_elements(packs) pack, generate_series(1, 50)), version = version + 1 where customer_id = $1`,
      [ada.id],
    );
    const reply = await reorder(ada, id);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'CART_FULL']);
    expect((await cartOf(ada)).packs).toHaveLength(50);
  });

  test('is refused where the carts at other vendors leave no room', async () => {
    const ada = await shop.shopper(people, RICH);
    const id = await ordered(ada);
    await ada.put();
    const { vendor } = await openShop(api, owner);
    await owner.pool.query(
      `update cart set vendor_id = $2, version = version + 1, packs = jsonb_set(packs, '{0,lines}', (
         select jsonb_agg(line) from (select packs #> '{0,lines,0}' as line from generate_series(1, 300)) as lines))
       where customer_id = $1`,
      [ada.id, vendor.id],
    );
    const reply = await reorder(ada, id);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'CARTS_FULL']);
    const { rows } = await owner.pool.query('select vendor_id from cart where customer_id = $1', [ada.id]);
    expect(rows).toEqual([{ vendor_id: vendor.id }]);
  });

  test('is for orders of one’s own, while the vendor and something of the order is there', async () => {
    const own = await openShop(api, owner);
    const [ada, obi] = [await own.shopper(people, RICH), await own.shopper(people)];
    const id = await ordered(ada);
    const codes = async (who: Shopper) => [(await previewOf(who, id)).code, (await reorder(who, id)).json().code];
    expect(await codes(obi)).toEqual(['ORDER_NOT_FOUND', 'ORDER_NOT_FOUND']);
    await owner.pool.query('update menu set is_available = false where id = $1', [own.dish.id]);
    expect(await codes(ada)).toEqual(['REORDER_EMPTY', 'REORDER_EMPTY']);
    expect((await previewOf(ada, id)).data.menu).toMatch(/^\/[\w-]+\/restaurants\/[\w-]+$/);
    await owner.pool.query('update customer_order set vendor_id = 2000000000 where id = $1', [id]);
    expect(await codes(ada)).toEqual(['VENDOR_NOT_FOUND', 'VENDOR_NOT_FOUND']);
  });

  test('is not for a package, and says what to do instead', async () => {
    const ada = await shop.shopper(people);
    const { id } = await buildPackageOrder(owner, ada.id);
    for (const reply of [await previewOf(ada, id), (await reorder(ada, id)).json()]) {
      expect(reply.code).toBe('PACKAGE_NOT_REORDERED');
      expect(reply.message).toContain('create a new delivery');
    }
  });
});

describe('what can be ordered again', () => {
  const lastOf = async (who: Shopper) => (await who.read('/customer/order/again')).json().data.orders;
  const nameDishes = (id: number, names: string[]) =>
    owner.pool.query(`update customer_order set content = jsonb_set(content, '{items}', $2) where id = $1`, [
      id,
      JSON.stringify(names.map((name) => ({ type: 'menu', name }))),
    ]);

  test('is the last paid order of each vendor, the last first, with its first dish', async () => {
    const other = await openShop(api, owner);
    const [ada, obi] = [await shop.shopper(people), await shop.shopper(people)];
    const made = async (day: number, vendor_id: number, ...names: string[]) => {
      const { id } = await buildPaidOrder(owner, ada.id, { vendor_id, created_at: new Date(Date.UTC(2026, 9, day)) });
      await nameDishes(id, names);
      return id;
    };
    await made(1, shop.vendor.id, 'Amala');
    const last = await made(3, shop.vendor.id, 'Ofada rice', 'Moi moi', 'Zobo');
    const single = await made(2, other.vendor.id, 'Suya');
    await buildOrder(owner, ada.id, { vendor_id: other.vendor.id, created_at: new Date('2026-11-01') });
    await buildPackageOrder(owner, ada.id);

    const { vendor } = shop;
    const [first, second, ...more] = await lastOf(ada);
    expect(first).toEqual({
      ...{ id: last, first_dish: 'Ofada rice', more_dishes: 2, currency: 'NGN', total_price: expect.any(Number) },
      ...{
        vendor: { id: vendor.id, name: vendor.name, logo: vendor.logo_url },
        created_at: '2026-10-03T00:00:00.000Z',
      },
    });
    expect([second.id, second.first_dish, second.more_dishes, more]).toEqual([single, 'Suya', 0, []]);
    expect(await lastOf(obi)).toEqual([]);
  });

  test('names eight vendors at most, and none that is gone', async () => {
    const ada = await shop.shopper(people);
    const build = buildCatalog(owner);
    for (let day = 1; day <= 9; day += 1) {
      const { id: vendor_id } = await build.vendor({ city_id: shop.city.id });
      await buildPaidOrder(owner, ada.id, { vendor_id, created_at: new Date(Date.UTC(2026, 8, day)) });
    }
    await buildPaidOrder(owner, ada.id, { vendor_id: 2_000_000_000 });
    const days = (await lastOf(ada)).map(({ created_at }: { created_at: string }) => new Date(created_at).getUTCDate());
    expect(days).toEqual([9, 8, 7, 6, 5, 4, 3, 2]);
  });
});
