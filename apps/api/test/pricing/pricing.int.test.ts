import { randomUUID } from 'node:crypto';
import { type Discount, FAILURES, type FeeLine } from '@jara/contract';
import type { Database } from '@jara/server/db';
import { buildCatalog, buildPromo, statementsOf } from '@jara/server/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { newKey } from '../../src/testing/idempotency-key.ts';
import { bearer, phoneBook } from '../../src/testing/phone-book.ts';
import { startApi, untilInformed } from '../../src/testing/start-api.ts';

/** Five minutes before noon in Lagos. */
const BEFORE_NOON = Date.parse('2026-11-16T10:55:00Z');
/** Of one bag in Nigeria. */
const BAG = 10_000;
let clock = BEFORE_NOON;
const now = () => new Date(clock);
const api = startApi({ now });
const people = phoneBook(api, now);

let vendor: { id: number; address_id: number };
let dish: number;
let bargain: number;
let owner: Database;
beforeAll(async () => {
  owner = api.database.openOwner();
  const build = buildCatalog(owner);
  const city = await build.city({ slug: 'lagos' });
  vendor = await build.vendor({ city_id: city.id, delivery_price: 25_000 });
  const category = await build.category(vendor.id);
  const at = { vendor_id: vendor.id, menu_category_id: category.id };
  dish = (await build.dish(at, { price: 500_000 })).id;
  bargain = (await build.dish(at, { price: 300_000, discount_price: 200_000 })).id;
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

/** Somebody with a cart and an address. */
async function somebody() {
  const { user } = await people.newCustomer();
  const who = bearer(user.token);
  return { who, cart: await cartOf(who), destination_id: await addressOf(who) };
}

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
      lines: [
        { label: 'Subtotal', amount: 500_000 },
        { label: 'Delivery fee', amount: 54_000 },
        { label: 'Service fee', amount: 25_000 },
      ],
      discounts: [],
      promo: null,
      total: 579_000,
      cart_version: 1,
      expires_at: new Date(clock + 15 * 60_000).toISOString(),
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

  test('is what list, vendor and search say for that address before', async () => {
    const { who, cart, destination_id } = await somebody();
    const get = async (url: string) => (await api.app.inject(url)).json().data;
    const near = 'near=6.4300,3.4600';
    clock += 5 * 60_000;
    const { final_delivery_amount } = (await quote(who, cart, { destination_id })).json().data;
    const [listed] = (await get(`/customer/vendor?city=lagos&${near}`)).vendors;
    const own = await api.app.inject({
      url: `/customer/search?query=corner&address_id=${destination_id}`,
      headers: who,
    });
    const seen = [
      listed,
      await get(`/customer/vendor/slug/${listed.slug}?${near}`),
      (await get(`/customer/search?query=corner&city=lagos&${near}`)).results[0].vendor,
      own.json().data.results[0].vendor,
    ];
    clock = BEFORE_NOON;
    expect(final_delivery_amount).toBe(60_000);
    expect(seen.map(({ delivery_price }) => delivery_price)).toEqual(Array(4).fill(60_000));
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

describe('the quote of a whole order', () => {
  const linesOf = (reply: Awaited<ReturnType<typeof quote>>) =>
    reply.json().data?.lines.map(({ label, amount }: FeeLine) => [label, amount]) ?? reply.json().code;

  test('pricing.024 takes the bags and the code that are named, and adds up by itself', async () => {
    const { who, cart, destination_id } = await somebody();
    const code = await buildPromo(owner, { percent: 10, most_off: 900_000, title: 'Tenth off' });
    const asked = { destination_id, promo_codes: [code.toLowerCase()], bag_quantity: 2, total: 1 };
    const reply = await quote(who, cart, asked);
    expect(linesOf(reply)).toEqual([
      ['Subtotal', 500_000],
      ['Delivery fee', 54_000],
      ['Service fee', 25_000],
      ['Bags', 2 * BAG],
      ['Discount', -50_000],
    ]);
    expect(reply.json().data).toMatchObject({
      total: 529_000 + 2 * BAG,
      discounts: [{ target: 'orders', amount_off: 50_000, description: 'Tenth off' }],
      promo: { code, refusal: null },
    });
  });

  test('promo.008 has the code’s discount in place of the cart’s own, which are back without a code', async () => {
    const { who, cart, destination_id } = await somebody();
    await post(who, '/customer/cart', { item_id: bargain, quantity: 1, type: 'menu' });
    const code = await buildPromo(owner, { percent: 10, most_off: 900_000 });
    const quoteWith = async (promo_codes: string[]) => {
      const { discounts, lines, total } = (await quote(who, cart, { destination_id, promo_codes })).json().data;
      return {
        off: discounts.map(({ target, amount_off }: Discount) => [target, amount_off]),
        lines: lines.map(({ label, amount }: FeeLine) => [label, amount]),
        total,
      };
    };
    // The lower price of the dish is in the subtotal either way, so it is not taken off again.
    const fees = [
      ['Subtotal', 700_000],
      ['Delivery fee', 54_000],
      ['Service fee', 35_000],
    ];
    expect(await quoteWith([code])).toEqual({
      ...{ off: [['orders', 70_000]], lines: [...fees, ['Discount', -70_000]], total: 719_000 },
    });
    expect(await quoteWith([])).toEqual({ off: [['menus', 100_000]], lines: fees, total: 789_000 });
  });

  test('is one with the cart’s own bags where none are named, and without any for a pickup', async () => {
    const { who, cart, destination_id } = await somebody();
    await post(who, `/customer/cart/vendor/${vendor.id}`, { bag_quantity: 3 });
    expect(linesOf(await quote(who, cart, { destination_id }))).toContainEqual(['Bags', 3 * BAG]);
    expect(linesOf(await quote(who, cart, { order_class: 'pickup', bag_quantity: 3 }))).toEqual([
      ['Subtotal', 500_000],
      ['Service fee', 25_000],
    ]);
  });

  test('promo.017 leaves a code out that is not for this order, and says why', async () => {
    const { who, cart, destination_id } = await somebody();
    const quoteWith = async (...promo_codes: string[]) =>
      (await quote(who, cart, { destination_id, promo_codes })).json();
    const elsewhere = await buildPromo(owner, { vendor_ids: [999_999] });
    const { data: without } = await quoteWith();
    expect(without.promo).toBeNull();
    for (const [code, refusal] of [
      ['NO-SUCH-CODE', 'PROMO_NOT_FOUND'],
      [elsewhere, 'PROMO_OTHER_VENDOR'],
    ] as const) {
      const { data } = await quoteWith(code.toLowerCase());
      expect(data.promo).toEqual({ code, refusal: { code: refusal, message: FAILURES[refusal].message } });
      expect(data).toMatchObject({ lines: without.lines, discounts: without.discounts, total: without.total });
    }
    expect((await quoteWith(await buildPromo(owner), await buildPromo(owner))).code).toBe('ONE_DISCOUNT_ONLY');
    const guest = { 'x-guest-id': randomUUID() };
    const asked = { order_class: 'pickup', promo_codes: [await buildPromo(owner)] };
    expect(linesOf(await quote(guest, await cartOf(guest), asked))).toBe('NOT_SIGNED_IN');
  });

  test('a code is guessed at as rarely here as where it is typed', async () => {
    const { who, cart, destination_id } = await somebody();
    const guess = async (code: string) =>
      (await quote(who, cart, { destination_id, promo_codes: [code] })).json().data.promo.refusal.code;
    for (let times = 0; times < 20; times += 1) expect(await guess(`GUESS-${times}`)).toBe('PROMO_NOT_FOUND');
    expect(await guess(await buildPromo(owner))).toBe('TOO_MANY_CODES');
  });

  test('costs two statements: what it depends on, and itself', async () => {
    const { who, cart, destination_id } = await somebody();
    await untilInformed(api.app);
    await quote(who, cart, { destination_id }); // The session is remembered from here on.
    expect(await statementsOf(() => quote(who, cart, { destination_id }))).toBe(2);
  });
});
