import { randomUUID } from 'node:crypto';
import type { Wallet } from '@jara/contract';
import { endpoints } from '@jara/contract';
import type { Database } from '@jara/server/db';
import { buildCatalog, buildOrder, buildPromo, statementsOf } from '@jara/server/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { STATEMENTS } from '../../../../budgets.ts';
import { newKey } from '../../src/testing/idempotency-key.ts';
import { phoneBook } from '../../src/testing/phone-book.ts';
import { fillWallet, openShop } from '../../src/testing/shop.ts';
import { startApi, untilInformed } from '../../src/testing/start-api.ts';

/** Eleven in the morning in Lagos, on a Monday. */
const START = Date.parse('2026-11-16T10:00:00Z');
const clock = START;
const now = () => new Date(clock);
const api = startApi({ now });
const people = phoneBook(api, now);

type Shop = Awaited<ReturnType<typeof openShop>>;
let owner: Database;
let shop: Shop;
beforeAll(async () => {
  owner = api.database.openOwner();
  shop = await openShop(api, owner);
});

const [DISH, DELIVERY, SERVICE] = [500_000, 54_000, 25_000];
const TOTAL = DISH + DELIVERY + SERVICE;
const RICH = { wallet: 1_000_000 };

type Reply = Awaited<ReturnType<Awaited<ReturnType<Shop['shopper']>>['order']>>;
const codeOf = (reply: Reply) => reply.json().code;
const storedOrders = async (customer: number) =>
  (await owner.pool.query('select * from customer_order where customer_id = $1 order by created_at, id', [customer]))
    .rows;
const entriesOf = async (order: number) => {
  const { rows } = await owner.pool.query(
    `select account, amount::int from ledger_entry join ledger_transaction on id = transaction_id
     where ref = 'order:' || $1::text`,
    [order],
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
};

describe('an order from the wallet', () => {
  test('order.041 is made and paid at once, and its cart is gone', async () => {
    const ada = await shop.shopper(people, RICH);
    const { id: fee_id, total } = await ada.quote();
    expect(total).toBe(TOTAL);
    const reply = await ada.order({ fee_id });
    expect(reply.json()).toEqual({
      status: 'success',
      message: 'Your order was received.',
      data: { id: expect.any(Number), made_payment: true, payment: null },
    });
    expect(await ada.balance()).toBe(RICH.wallet - TOTAL);
    expect((await ada.read('/customer/cart')).json().data).toEqual([]);
    expect(await entriesOf(reply.json().data.id)).toEqual({
      [`wallet:${ada.id}`]: -TOTAL,
      [`vendor:${shop.vendor.id}`]: DISH,
      delivery_revenue: DELIVERY,
      service_revenue: SERVICE,
    });
  });

  test('order.011 the payload of the specification is taken, and what it says of the order is kept', async () => {
    const ada = await shop.shopper(people, RICH);
    const payload = {
      ...{ source: 'web', customer_vendor_note: 'No onions', customer_delivery_note: 'At the gate' },
      ...{ payment_method_id: 'wallet', promo_codes: [], bag_quantity: 2, requires_delivery_pin: true },
      ...{ checkout_from_cart: true, cart_created_at: '2026-11-16 10:00:00', split_payment_with_wallet: false },
    };
    const { id: fee_id } = await ada.quote({ bag_quantity: 2 });
    const { id } = (await ada.order({ ...payload, fee_id })).json().data;
    const { data } = (await ada.read(`/customer/order/${id}`)).json();
    expect(data).toMatchObject({
      ...{ class: 'delivery', status: 'received', total_price: TOTAL + 20_000, customer_vendor_note: 'No onions' },
      ...{ customer_delivery_note: 'At the gate', bag_information: { total_amount: 20_000, quantity: 2 } },
      ...{ delivery_price: DELIVERY, service_price: SERVICE, address: { id: ada.address_id } },
      vendor: { id: shop.vendor.id, name: shop.vendor.name, slug: shop.vendor.slug },
      items: [{ name: shop.dish.name, quantity: 1, price: DISH, price_per_quantity: DISH }],
      paid_by: [{ method: 'Wallet', amount: TOTAL + 20_000 }],
      expires_at: null,
    });
  });

  test('order.038 needs somebody signed in', async () => {
    const ada = await shop.shopper(people, RICH);
    const { id: fee_id } = await ada.quote();
    const payload = {
      ...{ vendor_id: shop.vendor.id, cart_id: ada.cart_id, fee_id, class: 'delivery', payment_method: 'wallet' },
    };
    for (const headers of [{}, { 'x-guest-id': randomUUID() }, { authorization: 'Bearer nonsense' }]) {
      const reply = await api.app.inject({
        ...{ method: 'POST', url: '/customer/order', payload, headers: { ...headers, ...newKey() } },
      });
      expect(reply.statusCode).toBe(401);
    }
    expect(await storedOrders(ada.id)).toEqual([]);
  });

  test('identity.073 a session that ends amid an order orders no more; what began is done once', async () => {
    const ada = await shop.shopper(people, RICH);
    const { id: fee_id } = await ada.quote();
    const key = newKey();
    const holder = await owner.pool.connect();
    await holder.query('begin');
    await holder.query('select from cart where id = $1 for update', [ada.cart_id]);
    const [begun, again] = [ada.order({ fee_id }, key), ada.order({ fee_id }, key)];
    const waits = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => (await owner.pool.query(waits)).rowCount).toBeGreaterThan(0);
    await owner.pool.query('delete from session where customer_id = $1', [ada.id]);
    await expect.poll(async () => (await ada.read('/customer/cart')).statusCode).toBe(401);
    await holder.query('commit');
    holder.release();
    expect((await begun).statusCode).toBe(200);
    expect((await again).json()).toEqual((await begun).json());
    expect((await ada.order({ fee_id }, key)).statusCode).toBe(401);
    expect(await storedOrders(ada.id)).toHaveLength(1);
    const { rows } = await owner.pool.query('select balance::int from wallet where customer_id = $1', [ada.id]);
    expect(rows).toEqual([{ balance: RICH.wallet - TOTAL }]);
  });

  test('order.050 a PIN for the delivery is required for every class but pickup, whatever is sent', async () => {
    const ada = await shop.shopper(people, { wallet: 5_000_000 });
    const delivered = (await ada.order({ fee_id: (await ada.quote()).id, requires_delivery_pin: false })).json().data
      .id;
    const obi = await shop.shopper(people, RICH);
    const fee = await obi.quote({ order_class: 'pickup' });
    const fetched = (await obi.order({ fee_id: fee.id, class: 'pickup', requires_delivery_pin: true })).json().data.id;
    expect((await storedOrders(ada.id))[0]).toMatchObject({ requires_delivery_pin: true });
    expect((await storedOrders(obi.id))[0]).toMatchObject({ requires_delivery_pin: false });
    const pinOf = async (who: typeof ada, id: number) =>
      (await who.read(`/customer/order/${id}`)).json().data.meta_data;
    expect(await pinOf(ada, delivered)).toEqual({ delivery_pin: expect.stringMatching(/^\d{4}$/) });
    expect(await pinOf(obi, fetched)).toEqual({ order_pin: expect.stringMatching(/^\d{4}$/) });
  });

  test('order.055 ids start high and do not tell how many orders lie between', async () => {
    const ids: number[] = [];
    for (let times = 0; times < 6; times += 1) {
      const ada = await shop.shopper(people, RICH);
      ids.push((await ada.order({ fee_id: (await ada.quote()).id })).json().data.id);
    }
    expect(ids.every((id) => id >= 100_000_000 && id <= 2_147_483_647)).toBe(true);
    const steps = ids.slice(1).map((id, index) => id - (ids[index] ?? 0));
    expect(new Set(steps.map(Math.abs)).size).toBe(steps.length);
    expect(steps.some((step) => step < 0) || Math.min(...steps) > 1_000).toBe(true);
  });

  test('wallet.002 a balance below zero stops it; settled to zero or more, the same checkout goes through', async () => {
    const ada = await shop.shopper(people, { wallet: -20_000 });
    const { id: fee_id } = await ada.quote();
    expect(codeOf(await ada.order({ fee_id, payment_method: 'online_payment' }))).toBe('WALLET_NEGATIVE');
    await fillWallet(owner, ada.id, 20_000);
    expect((await ada.order({ fee_id, payment_method: 'online_payment' })).statusCode).toBe(200);
  });

  test('wallet.002 a balance below zero in another currency stops it too', async () => {
    const ada = await shop.shopper(people, { wallet: TOTAL });
    await fillWallet(owner, ada.id, -500, 'GHS');
    const { id: fee_id } = await ada.quote();
    expect(codeOf(await ada.order({ fee_id }))).toBe('WALLET_NEGATIVE');
    expect(codeOf(await ada.order({ fee_id, payment_method: 'online_payment' }))).toBe('WALLET_NEGATIVE');
    await fillWallet(owner, ada.id, 500, 'GHS');
    expect((await ada.order({ fee_id })).json().data.made_payment).toBe(true);
  });

  test('is refused when the wallet holds less, and nothing of it remains', async () => {
    const ada = await shop.shopper(people, { wallet: TOTAL - 1 });
    const { id: fee_id } = await ada.quote();
    expect(codeOf(await ada.order({ fee_id }))).toBe('WALLET_TOO_SMALL');
    expect(await storedOrders(ada.id)).toEqual([]);
    await fillWallet(owner, ada.id, 1);
    expect((await ada.order({ fee_id })).json().data.made_payment).toBe(true);
    expect(await ada.balance()).toBe(0);
  });

  test('payment.052 sent a hundred times at once under one key, it is made and charged once', async () => {
    const ada = await shop.shopper(people, { wallet: 5 * TOTAL });
    const [{ id: fee_id }, key] = [await ada.quote(), newKey()];
    const replies = await Promise.all(Array.from({ length: 100 }, () => ada.order({ fee_id }, key)));
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(replies[0]?.json().data.made_payment).toBe(true);
    expect([(await storedOrders(ada.id)).length, await ada.balance()]).toEqual([1, 4 * TOTAL]);
  });

  test('costs no more statements than an order may', async () => {
    await untilInformed(api.app);
    const warm = await shop.shopper(people, RICH);
    await warm.order({ fee_id: (await warm.quote()).id });
    const ada = await shop.shopper(people, RICH);
    const { id: fee_id } = await ada.quote();
    expect(await statementsOf(() => ada.order({ fee_id }))).toBeLessThanOrEqual(STATEMENTS.order);
  });
});

describe('what is looked at before', () => {
  test('order.024 a vendor that is closed, off or paused gives quotes and takes pre-orders alone', async () => {
    const closed = await openShop(api, owner, {
      ...{ vendor_class: ['instant', 'preorder'], available_hours: { default: { opening: 1200, closing: 2000 } } },
      preorder_configuration: { menu_ready_time: null, cutoff_order_time: 1000, available_days: ['tuesday'] },
    });
    const ada = await closed.shopper(people, RICH);
    expect(codeOf(await ada.order({ fee_id: (await ada.quote()).id }))).toBe('VENDOR_CLOSED');
    const fee_id = (await ada.quote({ order_class: 'preorder_delivery' })).id;
    const tuesday = { fee_id, class: 'preorder_delivery', deliveryDate: '2026-11-17', timeRange: '13:00-15:00' };
    expect((await ada.order(tuesday)).statusCode).toBe(200);
    for (const away of [{ is_temporarily_unavailable: true }, { paused_until: new Date('2026-11-17T00:00:00Z') }]) {
      const obi = await (await openShop(api, owner, away)).shopper(people, RICH);
      expect(codeOf(await obi.order({ fee_id: (await obi.quote()).id }))).toBe('VENDOR_CLOSED');
    }
  });

  test('order.012 a pre-order has a time that the vendor offers, and no other order has one', async () => {
    const later = await openShop(api, owner, {
      ...{ vendor_class: ['instant', 'preorder'] },
      preorder_configuration: { menu_ready_time: null, cutoff_order_time: 1400, available_days: ['tuesday'] },
    });
    const ada = await later.shopper(people, { wallet: 5_000_000 });
    const fee_id = (await ada.quote({ order_class: 'preorder_delivery' })).id;
    const preorder = { fee_id, class: 'preorder_delivery' };
    const tuesday = { deliveryDate: '2026-11-17', timeRange: '13:00-15:00' };
    expect(codeOf(await ada.order(preorder))).toBe('ORDER_TIME_MISSING');
    expect(codeOf(await ada.order({ ...preorder, ...tuesday, timeRange: '13:30-15:30' }))).toBe('ORDER_TIME_GONE');
    expect(codeOf(await ada.order({ ...preorder, ...tuesday, deliveryDate: '2026-11-18' }))).toBe('ORDER_TIME_GONE');
    const { id } = (await ada.order({ ...preorder, ...tuesday })).json().data;
    expect((await ada.read(`/customer/order/${id}`)).json().data).toMatchObject({
      ...{ class: 'preorder_delivery', delivery_date: '2026-11-17', time_range: '13:00-15:00' },
    });
    const obi = await later.shopper(people, RICH);
    const plain = (await obi.order({ fee_id: (await obi.quote()).id, ...tuesday })).json().data.id;
    expect((await obi.read(`/customer/order/${plain}`)).json().data).toMatchObject({
      ...{ delivery_date: null, time_range: null },
    });
  });

  test('order.030 a cart with issues is not ordered: the refusal names them', async () => {
    const own = await openShop(api, owner);
    const ada = await own.shopper(people, RICH);
    const { id: fee_id } = await ada.quote();
    await owner.pool.query('update menu set is_available = false where id = $1', [own.dish.id]);
    const reply = await ada.order({ fee_id });
    expect(reply.json()).toMatchObject({
      ...{ code: 'CART_HAS_ISSUES', message: 'Please adjust your cart' },
      data: { issues: [{ code: 'OUT_OF_STOCK', item_id: own.dish.id }] },
    });
  });

  test('an address of the customer, a class that the vendor takes and a way to pay that is offered', async () => {
    const [ada, obi] = [await shop.shopper(people, RICH), await shop.shopper(people)];
    const { id: fee_id } = await ada.quote();
    expect(codeOf(await ada.order({ fee_id, address_id: obi.address_id }))).toBe('ADDRESS_NOT_FOUND');
    expect(codeOf(await ada.order({ fee_id, address_id: null }))).toBe('ADDRESS_NOT_FOUND');
    expect(codeOf(await ada.order({ fee_id, class: 'preorder_delivery' }))).toBe('PREORDER_NOT_OFFERED');
    const ghanas = { payment_method: 'online_payment', payment_method_id: 'mtn_momo_gh' };
    expect(codeOf(await ada.order({ fee_id, ...ghanas }))).toBe('CHANNEL_NOT_OFFERED');
    for (const payment_method_id of [null, 'nonsense', randomUUID()]) {
      expect(codeOf(await ada.order({ fee_id, payment_method: 'card', payment_method_id }))).toBe('CARD_NOT_FOUND');
    }
    expect(codeOf(await obi.order({ fee_id, cart_id: ada.cart_id }))).toBe('CART_NOT_FOUND');
    expect(codeOf(await ada.order({ fee_id, vendor_id: shop.vendor.id + 1 }))).toBe('CART_NOT_FOUND');
    expect(await storedOrders(ada.id)).toEqual([]);
  });
});

describe('the quote of an order', () => {
  /** The new quote and what has changed; the same order goes through with it. */
  const instead = (reply: Reply, refused: number) => {
    const { code, data } = reply.json();
    expect(code).toBe('FEE_STALE');
    expect(endpoints.quoteDeliveryFee.data.parse(data.fee).id).not.toBe(refused);
    return data as { fee: { id: number; total: number }; changes: string[] };
  };

  const endsAt = (id: number, moment: number) =>
    owner.pool.query('update delivery_fee set expires_at = $2 where id = $1', [id, new Date(moment)]);

  test('pricing.023 ends when it says; afterwards a new one comes with the refusal, and that one is good', async () => {
    const ada = await shop.shopper(people, RICH);
    const { id: fee_id } = await ada.quote();
    await endsAt(fee_id, clock);
    const { fee, changes } = instead(await ada.order({ fee_id }), fee_id);
    expect(changes).toEqual([]);
    await endsAt(fee.id, clock + 1);
    expect((await ada.order({ fee_id: fee.id })).json().data.made_payment).toBe(true);
  });

  test('pricing.023 is good for its cart, address, class, code and bags alone', async () => {
    const [ada, obi] = [await shop.shopper(people, RICH), await shop.shopper(people, RICH)];
    const [own, foreign] = [await ada.quote(), await obi.quote()];
    instead(await ada.order({ fee_id: foreign.id }), foreign.id);
    expect((await ada.order({ fee_id: own.id, class: 'pickup' })).json().data.changes).toContain(
      'The delivery fee is now ₦0.00.',
    );
    expect((await ada.order({ fee_id: own.id, bag_quantity: 1 })).json().data.changes).toEqual([
      'The bags are now ₦100.00.',
      'The total is now ₦5,890.00.',
    ]);
    instead(await ada.order({ fee_id: 2_000_000_000 }), 0);
    expect(await storedOrders(ada.id)).toEqual([]);
    expect((await obi.order({ fee_id: foreign.id })).statusCode).toBe(200);
  });

  test('pricing.023 of another cart of the same customer is not good, though all but the delivery is alike', async () => {
    const near = await openShop(api, owner, { delivery_price: 10_000 });
    const dear = await openShop(api, owner, { delivery_price: 90_000 });
    const ada = await near.shopper(people, RICH);
    const cheap = await ada.quote();
    const other = {
      ...{ vendor_id: dear.vendor.id, cart_id: await ada.put(dear.dish.id) },
      ...{ source_id: dear.vendor.address_id },
    };
    const own = await ada.quote(other);
    expect(own).toMatchObject({ cart_version: cheap.cart_version, total: cheap.total + 80_000 });
    const { fee } = instead(await ada.order({ ...other, fee_id: cheap.id }), cheap.id);
    expect(fee.total).toBe(own.total);
    expect([await ada.balance(), await storedOrders(ada.id)]).toEqual([RICH.wallet, []]);
  });

  test('pricing.023 with one code is not good for an order with another that takes off as much', async () => {
    const ada = await shop.shopper(people, RICH);
    const [quoted, named] = [await buildPromo(owner), await buildPromo(owner)];
    const { id: fee_id, total } = await ada.quote({ promo_codes: [quoted] });
    const { fee } = instead(await ada.order({ fee_id, promo_codes: [named] }), fee_id);
    expect(fee.total).toBe(total);
    const used = async () =>
      (await owner.pool.query('select code, used from promo_code where code = any($1)', [[quoted, named]])).rows;
    expect((await used()).map((each) => each.used)).toEqual([0, 0]);
  });

  test('a price that has changed since is named, and the new total is what is paid', async () => {
    const own = await openShop(api, owner);
    const ada = await own.shopper(people, RICH);
    const { id: fee_id } = await ada.quote();
    await owner.pool.query('update menu set price = 600000 where id = $1', [own.dish.id]);
    const { fee, changes } = instead(await ada.order({ fee_id }), fee_id);
    expect(changes).toEqual([
      'Jollof rice is now ₦6,000.00.',
      'The service fee is now ₦300.00.',
      'The total is now ₦6,840.00.',
    ]);
    await ada.order({ fee_id: fee.id });
    expect(await ada.balance()).toBe(RICH.wallet - 684_000);
  });

  test('a cart that has changed since needs a new one', async () => {
    const ada = await shop.shopper(people, { wallet: 5_000_000 });
    const { id: fee_id } = await ada.quote();
    await ada.put();
    const { fee, changes } = instead(await ada.order({ fee_id }), fee_id);
    expect(changes[0]).toBe('Your cart has changed.');
    expect(fee.total).toBe(2 * DISH + DELIVERY + 50_000);
  });

  test('pricing.024 what the request says of prices changes nothing', async () => {
    const ada = await shop.shopper(people, RICH);
    const { id: fee_id } = await ada.quote();
    const lies = {
      total: 1,
      total_price: 1,
      delivery_price: 0,
      discounts: [{ target: 'orders', amount_off: 500_000 }],
    };
    await ada.order({ fee_id, ...lies });
    expect(await ada.balance()).toBe(RICH.wallet - TOTAL);
  });
});

describe('an order that waits for its payment', () => {
  const ONLINE = { payment_method: 'online_payment', payment_method_id: 'paystack' };

  test('is unpaid, shows no PIN, keeps the cart and says until when it waits', async () => {
    const ada = await shop.shopper(people);
    const reply = await ada.order({ fee_id: (await ada.quote()).id, ...ONLINE });
    expect(reply.json().data).toEqual({ id: expect.any(Number), made_payment: false, payment: null });
    const { data } = (await ada.read(`/customer/order/${reply.json().data.id}`)).json();
    expect(data).toMatchObject({
      ...{ status: 'abandoned', paid_by: [] },
      expires_at: new Date(clock + 30 * 60_000).toISOString(),
    });
    expect(data.meta_data).toEqual({});
    expect((await ada.read('/customer/cart')).json().data).toHaveLength(1);
  });

  test('is the same one when it is ordered again, by another quote, another method or another key', async () => {
    const ada = await shop.shopper(people, RICH);
    const { id: fee_id } = await ada.quote();
    const { id } = (await ada.order({ fee_id, ...ONLINE })).json().data;
    expect((await ada.order({ fee_id, ...ONLINE })).json().data.id).toBe(id);
    const again = await ada.order({
      fee_id: (await ada.quote()).id,
      payment_method: 'opay',
      customer_vendor_note: 'Hot',
    });
    expect(again.json().data).toMatchObject({ id, made_payment: false });
    expect(await storedOrders(ada.id)).toMatchObject([{ payment_method: 'opay', customer_vendor_note: 'Hot' }]);
    const paid = await ada.order({ fee_id, payment_method: 'wallet' });
    expect(paid.json().data).toMatchObject({ id, made_payment: true });
    expect(await ada.balance()).toBe(RICH.wallet - TOTAL);
    expect((await ada.order({ fee_id })).json().data).toMatchObject({ id, made_payment: true });
    expect(await ada.balance()).toBe(RICH.wallet - TOTAL);
  });

  test('is replaced by an order of the same cart with other content, of whichever version', async () => {
    const ada = await shop.shopper(people);
    const first = (await ada.order({ fee_id: (await ada.quote()).id, ...ONLINE })).json().data.id;
    const pickup = { fee_id: (await ada.quote({ order_class: 'pickup' })).id, class: 'pickup', ...ONLINE };
    const second = (await ada.order(pickup)).json().data.id;
    await ada.put();
    const third = (await ada.order({ fee_id: (await ada.quote()).id, ...ONLINE })).json().data.id;
    const states = (await storedOrders(ada.id)).map(({ id, status }) => [id, status]);
    expect(Object.fromEntries(states)).toEqual({ [first]: 'cancelled', [second]: 'cancelled', [third]: 'abandoned' });
  });

  test('stays as it is when the order that would replace it is refused', async () => {
    const ada = await shop.shopper(people, { wallet: 1_000 });
    const { id } = (await ada.order({ fee_id: (await ada.quote()).id, ...ONLINE })).json().data;
    const pickup = { fee_id: (await ada.quote({ order_class: 'pickup' })).id, class: 'pickup' };
    const refused = await ada.order({ ...pickup, payment_method: 'wallet' });
    expect(refused.json()).toMatchObject({ code: 'WALLET_TOO_SMALL' });
    expect(await storedOrders(ada.id)).toMatchObject([{ id, status: 'abandoned' }]);
  });

  test('gives back what the wallet had set aside for it, and that pays the order in its place', async () => {
    const ada = await shop.shopper(people, RICH);
    const { id } = (await ada.order({ fee_id: (await ada.quote()).id, ...ONLINE })).json().data;
    // The share is set aside before the provider is asked, who does not answer here.
    const payload = { order_id: id, method: 'paystack', split_payment_with_wallet: true };
    await api.app.inject({ method: 'POST', url: '/customer/payment/start/v2', headers: ada.who, payload });
    const { balance, held, holds } = (await ada.read('/customer/wallet?currency=NGN')).json<{ data: Wallet }>().data;
    expect([balance < DISH, balance + held]).toEqual([true, RICH.wallet]);
    const [{ created_at, cart_id }] = await storedOrders(ada.id);
    const until = new Date(new Date(created_at).getTime() + 30 * 60_000).toISOString();
    expect(holds, 'for which order, and until when').toEqual([{ order_id: id, cart_id, amount: held, until }]);
    const pickup = { fee_id: (await ada.quote({ order_class: 'pickup' })).id, class: 'pickup' };
    const paid = await ada.order({ ...pickup, payment_method: 'wallet' });
    expect(paid.json().data).toMatchObject({ made_payment: true });
    const states = (await storedOrders(ada.id)).map(({ status }) => status);
    expect(new Set(states)).toEqual(new Set(['cancelled', 'received']));
    expect(states).toHaveLength(2);
    expect(await ada.balance()).toBe(RICH.wallet - DISH - SERVICE);
  });

  test('payment.027 is paid at once where the wallet may pay a part and covers all of it', async () => {
    const ada = await shop.shopper(people, RICH);
    const split = { ...ONLINE, split_payment_with_wallet: true };
    expect((await ada.order({ fee_id: (await ada.quote()).id, ...split })).json().data.made_payment).toBe(true);
    expect(await ada.balance()).toBe(RICH.wallet - TOTAL);
    const obi = await shop.shopper(people, RICH);
    const pocket = { payment_method: 'pocket', split_payment_with_wallet: true };
    expect((await obi.order({ fee_id: (await obi.quote()).id, ...pocket })).json().data.made_payment).toBe(false);
    expect((await storedOrders(obi.id))[0].split_payment_with_wallet).toBe(false);
  });
});

describe('reading orders', () => {
  test('the list has the last first, page by page, and each customer their own', async () => {
    const [ada, obi] = [await shop.shopper(people), await shop.shopper(people, RICH)];
    for (let n = 1; n <= 23; n += 1)
      await buildOrder(owner, ada.id, { id: 200_000_000 + n, created_at: new Date(clock + n * 1000) });
    const first = (await ada.read('/customer/order')).json().data;
    expect(first.has_more).toBe(true);
    expect(first.orders.map(({ id }: { id: number }) => id)).toEqual(
      Array.from({ length: 20 }, (_, n) => 200_000_023 - n),
    );
    expect(first.orders[0]).toMatchObject({ vendor: { name: 'Mama Put' }, item_count: 0, currency: 'NGN' });
    const rest = (await ada.read('/customer/order?before=200000004')).json().data;
    expect([rest.orders.length, rest.has_more]).toEqual([3, false]);
    expect((await obi.read('/customer/order?before=200000004')).json().data.orders).toEqual([]);
    const mine = (await obi.order({ fee_id: (await obi.quote()).id })).json().data.id;
    // The other's order is the newer one, so only its owner makes the page empty.
    const later = await buildOrder(owner, ada.id, { created_at: new Date(clock + 3_600_000) });
    expect((await obi.read(`/customer/order?before=${later.id}`)).json().data.orders).toEqual([]);
    const listed = (await obi.read('/customer/order?status=received')).json().data.orders;
    expect(listed).toMatchObject([{ id: mine, status: 'received', total_price: TOTAL, item_count: 1 }]);
    expect((await obi.read('/customer/order?status=preparing')).json().data.orders).toEqual([]);
  });

  test('an order of somebody else is as missing as one that is not there', async () => {
    const [ada, obi] = [await shop.shopper(people, RICH), await shop.shopper(people)];
    const { id } = (await ada.order({ fee_id: (await ada.quote()).id })).json().data;
    const [foreign, missing] = [await obi.read(`/customer/order/${id}`), await obi.read('/customer/order/99')];
    expect(foreign.json()).toEqual(missing.json());
    expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'ORDER_NOT_FOUND']);
  });

  test('what was ordered stays as it was when the menu changes', async () => {
    const own = await openShop(api, owner);
    const build = buildCatalog(owner);
    await build.group({ id: own.dish.id, vendor_id: own.vendor.id }, { name: 'Protein' }, [{ name: 'Chicken' }]);
    const ada = await own.shopper(people, RICH);
    const { id } = (await ada.order({ fee_id: (await ada.quote()).id })).json().data;
    const before = (await ada.read(`/customer/order/${id}`)).json().data;
    await owner.pool.query(`update menu set price = 1, name = 'Other' where id = $1`, [own.dish.id]);
    await owner.pool.query(`update vendor set name = 'Other' where id = $1`, [own.vendor.id]);
    expect((await ada.read(`/customer/order/${id}`)).json().data).toEqual(before);
  });
});
