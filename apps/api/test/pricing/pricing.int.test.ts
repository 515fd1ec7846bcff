import { randomUUID } from 'node:crypto';
import type { DeliveryFee } from '@jara/contract';
import { inTransaction } from '@jara/server/db';
import { createPricing, type Pricing } from '@jara/server/pricing';
import { buildCatalog } from '@jara/server/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { newKey } from '../../src/testing/idempotency-key.ts';
import { bearer, phoneBook } from '../../src/testing/phone-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

/** Five minutes before noon in Lagos. */
const BEFORE_NOON = Date.parse('2026-11-16T10:55:00Z');
let clock = BEFORE_NOON;
const now = () => new Date(clock);
const api = startApi({ now });
const people = phoneBook(api, now);

let vendor: { id: number; address_id: number };
let dish: number;
beforeAll(async () => {
  const owner = api.database.openOwner();
  const build = buildCatalog(owner);
  const city = await build.city({ slug: 'lagos' });
  vendor = await build.vendor({ city_id: city.id, delivery_price: 25_000 });
  const category = await build.category(vendor.id);
  dish = (await build.dish({ vendor_id: vendor.id, menu_category_id: category.id }, { price: 500_000 })).id;
  await owner.close();
});

type Who = Record<string, string>;
const post = (who: Who, url: string, payload: object) => api.app.inject({ method: 'POST', url, payload, headers: who });
const cartOf = async (who: Who): Promise<string> =>
  (await post(who, '/customer/cart', { item_id: dish, quantity: 1, type: 'menu' })).json().data.id;
/** The builder's vendors stand at 6.43 N, 3.42 E. */
const addressOf = async (who: Who, latitude = 6.43, longitude = 3.46): Promise<number> => {
  const place = {
    house_no: null,
    street: null,
    pretty_name: 'Home',
    city: 'Lekki',
    state: 'Lagos',
    country: 'Nigeria',
    area: null,
  };
  return (await post({ ...who, ...newKey() }, '/customer/address', { ...place, latitude, longitude })).json().data.id;
};
const quote = (who: Who, cart_id: string, more: object = {}) =>
  post(who, '/customer/delivery/amount', {
    cart_id,
    vendor_id: vendor.id,
    source_id: vendor.address_id,
    order_class: 'delivery',
    ...more,
  });

describe('the delivery fee', () => {
  test('pricing.001 pricing.007 pricing.019 is quoted for a cart, an address and a class, with all its parts', async () => {
    const { user } = await people.newCustomer();
    const who = bearer(user.token);
    const reply = await quote(who, await cartOf(who), { destination_id: await addressOf(who) });
    expect(reply.json().data).toEqual({
      id: expect.any(Number),
      original_delivery_amount: 54_000,
      final_delivery_amount: 54_000,
      original_service_amount: 25_000,
      final_service_amount: 25_000,
      delivery_price_factor: 1,
      small_order_amount: 0,
      amount: 54_000,
    });
  });

  test('pricing.021 follows the hour on the vendor’s clock', async () => {
    const { user } = await people.newCustomer();
    const who = bearer(user.token);
    const [cart, destination_id] = [await cartOf(who), await addressOf(who)];
    clock += 5 * 60_000;
    expect((await quote(who, cart, { destination_id })).json().data).toMatchObject({
      delivery_price_factor: 1.1,
      original_delivery_amount: 54_000,
      final_delivery_amount: 60_000,
    });
    clock = BEFORE_NOON;
  });

  test('pricing.004 for pickup a guest may ask, without any address', async () => {
    const who = { 'x-guest-id': randomUUID() };
    const reply = await quote(who, await cartOf(who), { order_class: 'pickup' });
    expect(reply.json().data).toMatchObject({ amount: 0, final_service_amount: 25_000 });
  });

  test('is quoted 120 times to one shopper in a row and no more, however the guest id is written', async () => {
    const [guestId, more] = [randomUUID(), { order_class: 'pickup' }];
    const who = { 'x-guest-id': guestId };
    const cart = await cartOf(who);
    for (let times = 0; times < 120; times += 1) expect((await quote(who, cart, more)).statusCode).toBe(200);
    const refused = await quote({ 'x-guest-id': guestId.toUpperCase() }, cart, more);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    const other = { 'x-guest-id': randomUUID() };
    expect((await quote(other, await cartOf(other), more)).statusCode).toBe(200);
  });

  test('pricing.003 for anything else it needs somebody signed in, and an address of theirs', async () => {
    const guest = { 'x-guest-id': randomUUID() };
    expect((await quote(guest, await cartOf(guest), { destination_id: 1 })).json()).toMatchObject({
      code: 'NOT_SIGNED_IN',
    });
    const [ada, obi] = [await people.newCustomer(), await people.newCustomer()];
    const who = bearer(ada.user.token);
    const cart = await cartOf(who);
    const foreign = await addressOf(bearer(obi.user.token));
    for (const destination_id of [null, foreign, 2_000_000]) {
      expect((await quote(who, cart, { destination_id })).json()).toMatchObject({ code: 'ADDRESS_NOT_FOUND' });
    }
  });

  test('is refused for a cart of somebody else, another vendor, and an address too far away', async () => {
    const [ada, obi] = [await people.newCustomer(), await people.newCustomer()];
    const who = bearer(ada.user.token);
    const [cart, destination_id] = [await cartOf(who), await addressOf(who)];
    const codeOf = async (reply: ReturnType<typeof quote>) => (await reply).json().code;
    expect(await codeOf(quote(bearer(obi.user.token), cart, { destination_id }))).toBe('CART_NOT_FOUND');
    expect(await codeOf(quote(who, cart, { destination_id, vendor_id: vendor.id + 1 }))).toBe('CART_NOT_FOUND');
    expect(await codeOf(quote(who, cart, { destination_id, source_id: vendor.address_id + 1 }))).toBe(
      'VENDOR_NOT_FOUND',
    );
    const abuja = await addressOf(who, 9.06, 7.49);
    expect(await codeOf(quote(who, cart, { destination_id: abuja }))).toBe('ADDRESS_TOO_FAR');
  });

  test('pricing.024 is ours to say: amounts in the request change nothing', async () => {
    const { user } = await people.newCustomer();
    const who = bearer(user.token);
    const lies = { amount: 1, delivery_price_factor: 0.1, subtotal: 1, destination_id: await addressOf(who) };
    expect((await quote(who, await cartOf(who), lies)).json().data).toMatchObject({ amount: 54_000 });
  });
});

describe('a quoted fee', () => {
  const QUARTER_HOUR = 15 * 60_000;

  /** Somebody with a cart, an address and a fee for both; `claim` is what their order does. */
  async function quoted(order_class: 'delivery' | 'pickup' = 'delivery') {
    const { user } = await people.newCustomer();
    const who = bearer(user.token);
    const [cart_id, destination_id] = [await cartOf(who), await addressOf(who)];
    const fee: DeliveryFee = (await quote(who, cart_id, { destination_id, order_class })).json().data;
    const asked = { cart_id, destination_id, order_class, vendor_id: vendor.id, source_id: vendor.address_id };
    const { db } = api.database.openApp(2);
    const claim = (more: Partial<Parameters<Pricing['claimQuotedFee']>[2]> = {}) =>
      inTransaction(db, (tx) =>
        createPricing({ db, now }).claimQuotedFee(tx, { customer: user.id }, { ...asked, fee_id: fee.id, ...more }),
      );
    return { who, fee, claim, asked, customer: user.id };
  }
  type Claimed = Awaited<ReturnType<Awaited<ReturnType<typeof quoted>>['claim']>>;
  /** The quote that comes with a refusal, which must be another than the one refused. */
  const instead = (claimed: Claimed, refused: DeliveryFee): DeliveryFee => {
    const next = !claimed.ok && claimed.code === 'FEE_STALE' ? claimed.data.fee : null;
    if (!next) throw new Error('the fee was not refused with a new quote');
    expect(next.id).not.toBe(refused.id);
    return next;
  };

  test('pricing.023 is what an order pays, once', async () => {
    for (const order_class of ['delivery', 'pickup'] as const) {
      const { fee, claim } = await quoted(order_class);
      const claims = await Promise.all([claim(), claim()]);
      expect(claims.filter(({ ok }) => ok)).toEqual([{ ok: true, data: fee }]);
      expect(claims.filter(({ ok }) => !ok)).toMatchObject([{ code: 'FEE_STALE' }]);
    }
  });

  test('pricing.023 lasts 15 minutes; afterwards a new quote comes with the refusal, and that one is good', async () => {
    const { fee, claim } = await quoted();
    clock += QUARTER_HOUR;
    const next = instead(await claim(), fee);
    expect(next.final_delivery_amount).toBe(60_000);
    expect(await claim({ fee_id: next.id })).toEqual({ ok: true, data: next });
    clock = BEFORE_NOON;
    const inTime = await quoted();
    clock += QUARTER_HOUR - 1;
    expect((await inTime.claim()).ok).toBe(true);
    clock = BEFORE_NOON;
  });

  test('pricing.023 is good for its cart, address, class and subtotal alone', async () => {
    const { who, fee, claim } = await quoted();
    const stranger = await quoted();
    instead(await claim({ fee_id: stranger.fee.id }), stranger.fee);
    const elsewhere = instead(await claim({ destination_id: await addressOf(who, 6.43, 3.5) }), fee);
    expect(elsewhere.amount).toBeGreaterThan(fee.amount);
    expect(instead(await claim({ order_class: 'pickup' }), fee).amount).toBe(0);
    await cartOf(who);
    expect(instead(await claim(), fee).final_service_amount).toBe(50_000);
    expect((await stranger.claim()).ok).toBe(true);
  });

  test('pricing.023 nobody claims a fee of somebody else’s cart, nor one for an address that is not theirs', async () => {
    const { claim } = await quoted();
    const stranger = await quoted();
    expect(await claim(stranger.asked)).toEqual({ ok: false, code: 'CART_NOT_FOUND' });
    expect(await claim({ destination_id: stranger.asked.destination_id })).toEqual({
      ok: false,
      code: 'ADDRESS_NOT_FOUND',
    });
  });
});
