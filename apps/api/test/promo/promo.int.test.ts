import type { Discount, PromoCode } from '@jara/contract';
import { FAILURES } from '@jara/contract';
import type { Database } from '@jara/server/db';
import { buildCatalog, buildPromo } from '@jara/server/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { newKey } from '../../src/testing/idempotency-key.ts';
import { bearer, phoneBook } from '../../src/testing/phone-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

const START = Date.parse('2026-11-16T10:00:00Z');
let clock = START;
const now = () => new Date(clock);
const hours = (count: number) => new Date(START + count * 3_600_000);
const api = startApi({ now });
const people = phoneBook(api, now);

let owner: Database;
let cityId: number;
let vendor: { id: number; address_id: number };
let dish: number;
let bargain: number;
beforeAll(async () => {
  owner = api.database.openOwner();
  const build = buildCatalog(owner);
  cityId = (await build.city({ slug: 'ibadan' })).id;
  vendor = await build.vendor({ city_id: cityId, delivery_price: 25_000 });
  const at = { vendor_id: vendor.id, menu_category_id: (await build.category(vendor.id)).id };
  dish = (await build.dish(at, { price: 500_000 })).id;
  bargain = (await build.dish(at, { price: 300_000, discount_price: 200_000 })).id;
});

type Who = Record<string, string>;
const call = (who: Who, method: 'GET' | 'POST', url: string, payload?: object) =>
  api.app.inject({ method, url, headers: who, ...(payload && { payload }) });
const promo = (given: Parameters<typeof buildPromo>[1] = {}) => buildPromo(owner, given);

const PLACE = {
  ...{ house_no: null, street: null, area: null, pretty_name: 'Home', city: 'Ibadan', state: 'Oyo' },
  ...{ country: 'Nigeria', latitude: 6.43, longitude: 3.46 },
};

/** Somebody with a cart of ₦5,000, an address and a fee of ₦540 for it. */
async function shopper() {
  const { user } = await people.newCustomer();
  const who = bearer(user.token);
  const put = async (item_id: number) =>
    (await call(who, 'POST', '/customer/cart', { item_id, quantity: 1, type: 'menu' })).json().data.id as string;
  const cart_id = await put(dish);
  const address_id: number = (await call({ ...who, ...newKey() }, 'POST', '/customer/address', PLACE)).json().data.id;
  const asked = { vendor_id: vendor.id, cart_id, order_class: 'delivery' };
  const quote = async (order_class = 'delivery'): Promise<number> =>
    (
      await call(who, 'POST', '/customer/delivery/amount', {
        ...{ ...asked, order_class, source_id: vendor.address_id, destination_id: address_id },
      })
    ).json().data.id;
  const apply = (promo_codes: string[], more: object = {}) =>
    call(who, 'POST', '/customer/discount/apply', { promo_codes, address_id, ...asked, ...more });
  return { who, put, apply, quote, address_id, cart_id, id: user.id };
}

const offOf = (reply: Awaited<ReturnType<typeof call>>) =>
  reply.json().data?.discounts?.map(({ target, amount_off }: Discount) => [target, amount_off]) ?? reply.json().code;

describe('applying a code', () => {
  test('promo.012 promo.004 promo.016 answers with the discount and a message', async () => {
    const { apply, quote } = await shopper();
    const code = await promo({ title: 'Tenth off', note: 'Once.', percent: 10, most_off: 900_000 });
    const reply = await apply([code], {
      fee_id: await quote(),
      delivery_fee: 54_000,
      order_items: [{ type: 'container', id: 1, name: 'Box', price: 0, quantity: 1, pack_id: crypto.randomUUID() }],
    });
    expect(reply.json()).toEqual({
      status: 'success',
      message: 'Tenth off: applied to this order.',
      data: {
        promo_code: { code, title: 'Tenth off', note: 'Once.' },
        discounts: [{ target: 'orders', amount_off: 50_000, description: 'Tenth off' }],
      },
    });
  });

  test('promo.008 replaces the cart’s own discounts by the code’s, and without a code they are back', async () => {
    const { apply, put } = await shopper();
    await put(bargain);
    expect(offOf(await apply([await promo()]))).toEqual([['orders', 50_000]]);
    const without = await apply([]);
    expect(offOf(without)).toEqual([['menus', 100_000]]);
    expect(without.json().data.promo_code).toBeNull();
  });

  test('promo.005 an order takes one code; the same one twice is one', async () => {
    const { apply } = await shopper();
    const [one, other] = [await promo(), await promo()];
    expect((await apply([one, other])).json()).toMatchObject({ code: 'ONE_DISCOUNT_ONLY' });
    expect(offOf(await apply([one, one.toLowerCase()]))).toEqual([['orders', 50_000]]);
  });

  test('a delivery fee is reduced by a code for it, as far as it goes, once it is known', async () => {
    const { apply, quote } = await shopper();
    const code = await promo({ target: 'deliveryfees', percent: 100, most_off: 900_000 });
    expect(offOf(await apply([code]))).toEqual([['deliveryfees', 0]]);
    expect(offOf(await apply([code], { fee_id: await quote() }))).toEqual([['deliveryfees', 54_000]]);
    const service = await promo({ target: 'servicefees', most_off: 900_000 });
    expect(offOf(await apply([service], { fee_id: await quote() }))).toEqual([['servicefees', 25_000]]);
  });

  test('a fee of another class, address, cart or subtotal, and one that is over, is stale', async () => {
    const { apply, quote, put, address_id } = await shopper();
    const [code, stranger] = [await promo(), await shopper()];
    const fee_id = await quote();
    expect(offOf(await apply([code], { fee_id: await stranger.quote() }))).toBe('FEE_STALE');
    expect(offOf(await apply([code], { fee_id, order_class: 'pickup' }))).toBe('FEE_STALE');
    expect(offOf(await apply([code], { fee_id, address_id: address_id + 1 }))).toBe('FEE_STALE');
    const pickup = await quote('pickup');
    expect(offOf(await apply([code], { fee_id: pickup, order_class: 'pickup' }))).toEqual([['orders', 50_000]]);
    expect(offOf(await apply([code], { fee_id }))).toEqual([['orders', 50_000]]);
    await owner.pool.query('update delivery_fee set expires_at = $1 where id = $2', [now(), fee_id]);
    expect(offOf(await apply([code], { fee_id }))).toBe('FEE_STALE');
    const before = await quote();
    await put(dish);
    expect(offOf(await apply([code], { fee_id: before }))).toBe('FEE_STALE');
  });

  test('what a client says about prices changes nothing', async () => {
    const { apply } = await shopper();
    const lies = { delivery_fee: 9_000_000, subtotal: 1, amount_off: 400_000 };
    expect(offOf(await apply([await promo({ percent: 10 })], lies))).toEqual([['orders', 50_000]]);
  });

  test('somebody else’s cart, another vendor’s and a missing one are not found', async () => {
    const [{ apply }, stranger] = [await shopper(), await shopper()];
    const foreign = await stranger.put(dish);
    const code = await promo();
    for (const wrong of [{ cart_id: foreign }, { vendor_id: vendor.id + 1 }, { cart_id: crypto.randomUUID() }]) {
      expect((await apply([code], wrong)).json()).toMatchObject({ code: 'CART_NOT_FOUND' });
    }
  });

  test.each<[string, Parameters<typeof buildPromo>[1]]>([
    ['PROMO_NOT_YET', { starts_at: hours(1) }],
    ['PROMO_ENDED', { ends_at: hours(0) }],
    ['PROMO_OTHER_VENDOR', { vendor_ids: [999_999] }],
    ['PROMO_OTHER_CITY', { city_ids: [999_999] }],
    ['PROMO_OTHER_CITY', { currency: 'GHS' }],
    ['PROMO_OTHER_CLASS', { order_classes: ['pickup', 'preorder_delivery'] }],
    ['PROMO_SUBTOTAL_TOO_SMALL', { minimum_subtotal: 500_001 }],
  ])('promo.017 a broken limit refuses the code with a message: %s', async (refusal, given) => {
    const { apply } = await shopper();
    const { code, message, status } = (await apply([await promo(given)])).json();
    expect([status, code]).toEqual(['failed', refusal]);
    expect(message).toBe(FAILURES[refusal as keyof typeof FAILURES].message);
  });

  test('pricing.010 for a pickup the API quotes the service fee alone, and a code is taken off it too', async () => {
    const { apply, quote, who } = await shopper();
    const code = await promo();
    const pickup = await quote('pickup');
    expect(offOf(await apply([code], { order_class: 'pickup', fee_id: pickup }))).toEqual([['orders', 50_000]]);
    const free = await promo({ target: 'deliveryfees', percent: 100, most_off: 900_000 });
    expect(offOf(await apply([free], { order_class: 'pickup', fee_id: pickup }))).toBe('PROMO_OTHER_CLASS');
    const { rows } = await owner.pool.query('select * from delivery_fee where id = $1', [pickup]);
    expect(rows[0]).toMatchObject({
      ...{ amount: '0', small_order_amount: '0', original_delivery_amount: '0', final_delivery_amount: '0' },
      ...{ subtotal: '500000', original_service_amount: '25000', final_service_amount: '25000' },
    });
    const [cart] = (await call(who, 'GET', '/customer/cart')).json().data;
    expect(cart.total_price).toBe(500_000);
  });

  test('promo.017 every limit that is met lets the code through, and the cap holds', async () => {
    const { apply } = await shopper();
    const all = await promo({
      ...{ starts_at: hours(0), ends_at: hours(1), vendor_ids: [vendor.id], city_ids: [cityId], percent: 50 },
      ...{ order_classes: ['delivery'], minimum_subtotal: 500_000, first_order_only: true, most_off: 70_000 },
      ...{ uses_in_all: 1, uses_per_customer: 1 },
    });
    expect(offOf(await apply([all]))).toEqual([['orders', 70_000]]);
  });

  test('promo.017 a code that is used up, by all or by the customer, is refused', async () => {
    const { apply, id, who } = await shopper();
    const stranger = await shopper();
    const [last, own] = [await promo({ uses_in_all: 1 }), await promo({ uses_per_customer: 1 })];
    await owner.pool.query(
      `insert into promo_use (promo_code_id, customer_id, used_at)
       select id, $1, now() from promo_code where code = any($2)`,
      [id, [last, own]],
    );
    expect(offOf(await stranger.apply([last]))).toBe('PROMO_USED_UP');
    expect(offOf(await apply([own]))).toBe('PROMO_USED_BY_YOU');
    expect(offOf(await stranger.apply([own]))).toEqual([['orders', 50_000]]);
    expect((await call(who, 'POST', `/customer/promo-code/redeem-code/${own}`)).json()).toMatchObject({
      code: 'PROMO_USED_BY_YOU',
    });
  });
});

describe('a customer’s codes', () => {
  const redeem = (who: Who, code: string) => call(who, 'POST', `/customer/promo-code/redeem-code/${code}`);
  const saved = async (who: Who): Promise<PromoCode[]> => (await call(who, 'GET', '/customer/promo-code')).json().data;

  test('promo.013 promo.014 promo.016 are redeemed with a sentence and listed, the last one first, each once', async () => {
    const [{ user }, other] = [await people.newCustomer(), await people.newCustomer()];
    const who = bearer(user.token);
    const [one, two] = [await promo({ title: 'One' }), await promo({ title: 'Two', note: 'Today.' })];
    expect((await redeem(who, one.toLowerCase())).json()).toEqual({
      status: 'success',
      message: 'One: saved to your promo codes.',
      data: { code: one, title: 'One', note: 'On any order.' },
    });
    clock += 1;
    await redeem(who, two);
    clock += 1;
    await redeem(who, one);
    expect((await saved(who)).map(({ code }) => code)).toEqual([two, one]);
    expect((await saved(who))[0]).toEqual({ code: two, title: 'Two', note: 'Today.' });
    expect(await saved(bearer(other.user.token))).toEqual([]);
    clock = START;
  });

  /** As an order does. */
  const use = (customer: number, code: string) =>
    owner.pool.query(
      `insert into promo_use (promo_code_id, customer_id, used_at) select id, $1, now() from promo_code where code = $2`,
      [customer, code],
    );

  test('promo.014 one that is used up, by all or by the customer, is not listed any longer', async () => {
    const [{ user }, stranger] = [await people.newCustomer(), await people.newCustomer()];
    const who = bearer(user.token);
    const [last, mine, still] = [
      await promo({ uses_in_all: 1 }),
      await promo({ uses_per_customer: 1 }),
      await promo({ uses_in_all: 3, uses_per_customer: 2 }),
    ];
    for (const code of [last, mine, still]) await redeem(who, code);
    expect(new Set((await saved(who)).map(({ code }) => code))).toEqual(new Set([last, mine, still]));
    for (const code of [last, still]) await use(stranger.user.id, code);
    for (const code of [mine, still]) await use(user.id, code);
    expect((await saved(who)).map(({ code }) => code)).toEqual([still]);
  });

  test('one that has ended is neither saved nor listed any longer; one to come is', async () => {
    const { user } = await people.newCustomer();
    const who = bearer(user.token);
    const [soon, ending] = [await promo({ starts_at: hours(1) }), await promo({ ends_at: new Date(START + 1) })];
    expect((await redeem(who, await promo({ ends_at: hours(0) }))).json()).toMatchObject({ code: 'PROMO_ENDED' });
    await redeem(who, soon);
    await redeem(who, ending);
    expect(new Set((await saved(who)).map(({ code }) => code))).toEqual(new Set([soon, ending]));
    clock += 1;
    expect((await saved(who)).map(({ code }) => code)).toEqual([soon]);
    clock = START;
  });

  test('cannot be guessed: a few wrong ones an hour, also at the cart, and right ones do not count', async () => {
    const { who, apply } = await shopper();
    const right = await promo();
    for (let count = 0; count < 25; count += 1) expect((await redeem(who, right)).statusCode).toBe(200);
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        index % 2 === 0 ? redeem(who, `GUESS-${index}`) : apply([`GUESS-${index}`]),
      ),
    );
    const codes = guesses.map((reply) => reply.json().code);
    expect(codes.filter((code) => code === 'PROMO_NOT_FOUND')).toHaveLength(20);
    expect(codes.filter((code) => code === 'TOO_MANY_CODES')).toHaveLength(10);
    const refused = await redeem(who, right);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect((await apply([right])).json()).toMatchObject({ code: 'TOO_MANY_CODES' });
  });

  test('what is no code is refused', async () => {
    const { user } = await people.newCustomer();
    for (const wrong of ['ab', 'a'.repeat(41), '%20%20%20', 'A_B']) {
      expect((await redeem(bearer(user.token), wrong)).statusCode, wrong).toBe(400);
    }
  });

  test('promo.015 discounts open to the customer are listed with the most that they take off', async () => {
    const { user } = await people.newCustomer();
    const who = bearer(user.token);
    const listed = async () => (await call(who, 'GET', '/customer/discount')).json().data;
    const open = await promo({
      is_open: true,
      title: 'For all',
      target: 'deliveryfees',
      percent: 100,
      most_off: 60_000,
    });
    const own = await promo({ title: 'Known to few', uses_per_customer: 1 });
    const [mine, theirs] = [
      await promo({ is_open: true, uses_per_customer: 1 }),
      await promo({ is_open: true, uses_per_customer: 1, title: 'Used by another' }),
    ];
    const usedUp = await promo({ is_open: true, uses_in_all: 1 });
    const left = await promo({ is_open: true, uses_in_all: 2, title: 'One left' });
    // Not open, of another country, to come, over.
    await promo();
    await promo({ is_open: true, currency: 'GHS' });
    await promo({ is_open: true, starts_at: hours(1) });
    await promo({ is_open: true, ends_at: hours(0) });
    const another = (await people.newCustomer()).user.id;
    await use(user.id, mine);
    for (const code of [theirs, usedUp, left]) await use(another, code);
    const everybodys = [
      {
        ...{ code: open, title: 'For all', note: 'On any order.' },
        ...{ target: 'deliveryfees', amount_off: 60_000, description: 'For all' },
      },
      {
        ...{ code: theirs, title: 'Used by another', note: 'On any order.' },
        ...{ target: 'orders', amount_off: 50_000, description: 'Used by another' },
      },
      {
        ...{ code: left, title: 'One left', note: 'On any order.' },
        ...{ target: 'orders', amount_off: 50_000, description: 'One left' },
      },
    ];
    expect(await listed()).toEqual(everybodys);
    await redeem(who, own);
    expect((await listed()).map(({ code }: PromoCode) => code)).toEqual([open, own, theirs, left]);
    await use(another, left);
    await use(user.id, own);
    expect((await listed()).map(({ code }: PromoCode) => code)).toEqual([open, theirs]);
  });

  test('asked for a cart, each code that it cannot take has its reason, by the judgement of applying it', async () => {
    const { who, apply, cart_id } = await shopper();
    const fits = await promo();
    const unfit = {
      [await promo({ vendor_ids: [vendor.id + 1] })]: 'PROMO_OTHER_VENDOR',
      [await promo({ city_ids: [cityId + 1] })]: 'PROMO_OTHER_CITY',
      [await promo({ order_classes: ['pickup'] })]: 'PROMO_OTHER_CLASS',
      [await promo({ minimum_subtotal: 500_001 })]: 'PROMO_SUBTOTAL_TOO_SMALL',
      [await promo({ starts_at: hours(1) })]: 'PROMO_NOT_YET',
    };
    for (const code of [fits, ...Object.keys(unfit)]) await redeem(who, code);
    const reasons = async (path: string) => {
      const listed: { code: string; refusal?: string }[] = (await call(who, 'GET', path)).json().data;
      return Object.fromEntries(listed.map(({ code, refusal }) => [code, refusal]));
    };
    expect(await reasons(`/customer/promo-code?cart_id=${cart_id}`)).toEqual({ [fits]: undefined, ...unfit });
    for (const [code, reason] of Object.entries(unfit)) expect(offOf(await apply([code]))).toBe(reason);
    expect(new Set(Object.values(await reasons('/customer/promo-code')))).toEqual(new Set([undefined]));
    expect(await reasons(`/customer/discount?cart_id=${cart_id}`)).toMatchObject({
      ...Object.fromEntries(Object.entries(unfit).filter(([, reason]) => reason !== 'PROMO_NOT_YET')),
    });
  });

  test.each(['/customer/promo-code', '/customer/discount'])('somebody else’s cart is not found by %s', async (path) => {
    const [{ who }, stranger] = [await shopper(), await shopper()];
    const reply = await call(who, 'GET', `${path}?cart_id=${stranger.cart_id}`);
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'CART_NOT_FOUND']);
  });
});
