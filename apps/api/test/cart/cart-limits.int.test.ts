import { createHash, randomUUID } from 'node:crypto';
import { type Cart, FAILURES, type FailureCode, type MinorUnits } from '@jara/contract';
import { createCartService } from '@jara/server/cart';
import { buildCatalog, countersOfTests } from '@jara/server/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { bearer, phoneBook } from '../../src/testing/phone-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

const now = () => new Date('2026-11-16T09:00:00Z');
const api = startApi({ now, env: { GUEST_CARTS_AN_HOUR: '100000' } });
const people = phoneBook(api, now);

const VENDORS = 150;
/** As the product states them; the tests below are about these numbers. */
const [CARTS, PACKS, LINES] = [20, 50, 150];
/** So many changes of one owner may be under way in one process. */
const CROWD = 50;
const KB = 1024;

let url: string;
/** A plain dish of each vendor. */
let plain: number[];
let vendorIds: number[];
/** A dish of the first vendor with six options of its own, and one with another. */
let burger: number;
let group: number;
let options: number[];
let strange: { id: number; menu_group_id: number };

beforeAll(async () => {
  const owner = api.database.openOwner();
  const build = buildCatalog(owner);
  const { id: city_id } = await build.city({ slug: 'lagos' });
  const made = [];
  for (let index = 0; index < VENDORS; index += 1) {
    const { id: vendor_id } = await build.vendor({ city_id, name: `Vendor ${index}` });
    const at = { vendor_id, menu_category_id: (await build.category(vendor_id)).id };
    made.push({ at, dish: await build.dish(at, { name: `Dish ${index}` }) });
  }
  [vendorIds, plain] = [made.map(({ at }) => at.vendor_id), made.map(({ dish }) => dish.id)];
  const at = made[0]?.at ?? { vendor_id: 0, menu_category_id: 0 };
  const optionsOf = async (groupId: number): Promise<number[]> => {
    const found = 'select id from menu_group_item where menu_group_id = $1 order by position';
    return (await owner.pool.query(found, [groupId])).rows.map(({ id }) => id);
  };
  const dish = await build.dish(at, { name: 'Burger' });
  burger = dish.id;
  const extras = ['Cheese', 'Bacon', 'Egg', 'Onions', 'Pepper', 'Salad'].map((name) => ({ name }));
  group = (await build.group(dish, { name: 'Extras', maximum: 6 }, extras)).id;
  options = await optionsOf(group);
  const other = await build.group(await build.dish(at), { name: 'Sides' }, [{ name: 'Chips' }]);
  strange = { id: (await optionsOf(other.id))[0] ?? 0, menu_group_id: other.id };
  await owner.close();
  url = await api.app.listen({ host: '127.0.0.1', port: 0 });
});

type Who = Readonly<Record<string, string>>;
type Answer = {
  readonly status: number;
  readonly code?: FailureCode;
  readonly message: string;
  readonly bytes: number;
};

/** Over a real socket, as an attacker does. */
async function call<Data = Cart>(who: Who, method: string, path: string, body?: object) {
  const reply = await fetch(`${url}/customer${path}`, {
    method,
    headers: { ...who, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  const { data, code, message } = JSON.parse(text);
  return { status: reply.status, code, message, data, bytes: text.length } as Answer & { readonly data: Data };
}

const guest = (): Who => ({ 'x-guest-id': randomUUID() });
const customer = async (): Promise<Who> => bearer((await people.newCustomer()).user.token);
const put = (who: Who, item_id: number, quantity = 1, more: object = {}) =>
  call(who, 'POST', '/cart', { item_id, quantity, type: 'menu', ...more });
const carts = async (who: Who) => (await call<Cart[]>(who, 'GET', '/cart')).data;
const first = async (who: Who) => (await call(who, 'GET', `/cart/vendor/${vendorIds[0]}`)).data;
const chosen = (...ids: readonly (number | undefined)[]) =>
  ids.map((id) => ({ id: id ?? 0, menu_group_id: group, quantity: 1 }));
const linesOf = ({ cart_items }: Cart) => cart_items.filter(({ type }) => type !== 'container').length;
const refusal = (code: FailureCode) => ({ status: FAILURES[code].status, code, message: FAILURES[code].message });
const taken = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 200).length;
const refusedWith = (answers: readonly Answer[]) => [
  ...new Set(answers.flatMap(({ status, code }) => (status === 200 ? [] : [code]))),
];
const inParallel = <Value>(count: number, work: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe('options', () => {
  test('cart.109 only the dish’s own are taken, each once, and a refused choice changes nothing', async () => {
    const who = guest();
    const [cheese, bacon] = options;
    const wrong = {
      OPTION_REPEATED: [chosen(cheese, cheese), chosen(cheese, bacon, cheese)],
      OPTION_NOT_OFFERED: [
        chosen(2_000_000),
        [strange],
        [{ ...strange, menu_group_id: group, quantity: 1 }],
        [{ id: cheese, menu_group_id: strange.menu_group_id, quantity: 1 }],
        [...chosen(cheese), { id: 2_000_000, menu_group_id: 2_000_000, quantity: 1 }],
      ].map((modifiers) => modifiers.map((each) => ({ quantity: 1, ...each }))),
    };
    const attempts = Object.entries(wrong).flatMap(([code, all]) => all.map((modifiers) => ({ code, modifiers })));
    for (const { code, modifiers } of attempts) {
      expect(await put(who, burger, 1, { modifiers })).toMatchObject(refusal(code as FailureCode));
    }
    expect(await put(who, plain[0] ?? 0, 1, { modifiers: chosen(cheese) })).toMatchObject(
      refusal('OPTION_NOT_OFFERED'),
    );
    expect(await first(who)).toBeNull();

    const { data: before } = await put(who, burger, 1, { modifiers: chosen(cheese, bacon) });
    const change = { cart_item_id: before.cart_items[0]?.id, pack_reference: before.packs[0]?.id };
    for (const { code, modifiers } of attempts) {
      expect(await put(who, burger, 1, { ...change, modifiers })).toMatchObject(refusal(code as FailureCode));
    }
    expect(await first(who)).toEqual(before);
  });

  test('cart.109 more of them than a dish can have are no request', async () => {
    const modifiers = chosen(...Array.from({ length: 31 }, (_, index) => index + 1));
    expect(await put(guest(), burger, 1, { modifiers })).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
  });
});

describe('one cart', () => {
  const withTwo = () => ({ modifiers: chosen(options[0], options[1]) });

  test('cart.109 holds 50 packs: more are refused, added or duplicated', async () => {
    const who = guest();
    const { data: full } = await put(who, burger, PACKS, { modifiers: chosen(options[0]) });
    expect(full.packs).toHaveLength(PACKS);
    const [pack] = full.packs;
    expect(await put(who, burger, 1, { modifiers: chosen(options[0]) })).toMatchObject(refusal('CART_FULL'));
    expect(await call(who, 'POST', `/cart/${full.id}/pack/${pack?.id}/duplicate`)).toMatchObject(refusal('CART_FULL'));
    const more = { cart_item_id: pack?.items[0]?.id, pack_reference: pack?.id, modifiers: chosen(options[0]) };
    expect(await put(who, burger, 2, more)).toMatchObject(refusal('CART_FULL'));
    expect(await first(who)).toEqual(full);
  });

  test('cart.109 holds 150 dishes and options together, however they come', async () => {
    const who = guest();
    const six = { modifiers: chosen(...options) };
    await put(who, burger, 21, six);
    const full = (await put(who, burger, 1, withTwo())).data;
    expect([linesOf(full), full.packs.length]).toEqual([LINES, 22]);
    const pack = full.packs.at(-1);
    expect(await put(who, plain[0] ?? 0)).toMatchObject(refusal('CART_FULL'));
    expect(await call(who, 'POST', `/cart/${full.id}/pack/${pack?.id}/duplicate`)).toMatchObject(refusal('CART_FULL'));
    const line = { cart_item_id: pack?.items[0]?.id, pack_reference: pack?.id };
    expect(await put(who, burger, 1, { ...line, ...six })).toMatchObject(refusal('CART_FULL'));
    expect(await first(who)).toEqual(full);
    expect(linesOf((await put(who, burger, 1, { ...line, modifiers: chosen(options[0]) })).data)).toBe(LINES - 1);
    expect(linesOf((await put(who, plain[0] ?? 0)).data)).toBe(LINES);
  });

  test('cart.109 of packs that are added and duplicated at once, exactly 50 are there', async () => {
    const who = guest();
    const { data: cart } = await put(who, burger, PACKS - 5, { modifiers: chosen(options[0]) });
    const copy = `/cart/${cart.id}/pack/${cart.packs[0]?.id}/duplicate`;
    const answers = await inParallel(16, (index) =>
      index % 2 === 0 ? call(who, 'POST', copy) : put(who, burger, 1, { modifiers: chosen(options[1]) }),
    );
    expect([taken(answers), refusedWith(answers)]).toEqual([5, ['CART_FULL']]);
    expect((await first(who)).packs).toHaveLength(PACKS);
  });

  test('cart.109 what is saved of it is bounded: notes of 500 characters, 99 bags, and no packs', async () => {
    const who = guest();
    const { data: cart } = await put(who, plain[0] ?? 0);
    const save = (body: object) => call(who, 'POST', `/cart/vendor/${vendorIds[0]}`, body);
    for (const body of [
      { customer_vendor_note: 'x'.repeat(501) },
      { customer_delivery_note: 'x'.repeat(501) },
      { bag_quantity: 100 },
      { current_pack_reference: randomUUID() },
    ]) {
      expect(await save(body), Object.keys(body)[0]).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    }
    const many = Array.from({ length: 1_000 }, () => ({ reference: randomUUID(), type: 'single', lines: [] }));
    await save({ packs: many, cart_items: many });
    expect(await first(who)).toEqual(cart);
    expect(await save({ customer_vendor_note: 'x'.repeat(500), bag_quantity: 99 })).toMatchObject({ status: 200 });
  });
});

describe('one owner', () => {
  test.each([
    ['a guest', async () => guest()],
    ['a customer', customer],
  ])(
    'cart.109 of 150 carts that %s opens in crowds exactly 20 are there, and the rest is told',
    async (_who, become) => {
      const who = await become();
      const answers: Answer[] = [];
      for (let begin = 0; begin < VENDORS; begin += CROWD) {
        answers.push(...(await inParallel(CROWD, (index) => put(who, plain[begin + index] ?? 0))));
      }
      expect([taken(answers), refusedWith(answers)]).toEqual([CARTS, ['TOO_MANY_CARTS']]);
      expect(answers.find(({ status }) => status !== 200)?.message).toBe(
        'You have carts at 20 vendors. Please order or remove one of them first.',
      );
      const held = await carts(who);
      expect(held).toHaveLength(CARTS);
      const [one] = held;
      expect((await put(who, one?.cart_items[0]?.item_id ?? 0)).data.cart_items[0]?.quantity).toBe(2);
      await call(who, 'DELETE', `/cart/${one?.id}`);
      const left = plain.find((_, index) => !held.some(({ vendor_id }) => vendor_id === vendorIds[index])) ?? 0;
      expect((await put(who, left)).status).toBe(200);
      expect(await carts(who)).toHaveLength(CARTS);
    },
  );

  test('cart.109 of carts that processes open at once only the one that fits is made', async () => {
    const id = randomUUID();
    const who = { 'x-guest-id': id };
    for (const dish of plain.slice(0, CARTS - 1)) await put(who, dish);
    const owner = api.database.openOwner(2);
    const holding = await owner.pool.connect();
    await holding.query('begin');
    const key = `cart ${createHash('sha256').update(id).digest('base64url')}`;
    await holding.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
    const { db } = api.database.openApp();
    const bags = { amount: 0 as MinorUnits, available_cities: [], excluded_vendor_ids: [] };
    const adding = inParallel(5, (index) => {
      const item = { item_id: plain[CARTS + index] ?? 0, quantity: 1, type: 'menu' as const, modifiers: [] };
      const limits = countersOfTests(now);
      return createCartService({ db, now, limits, bags, guestCartsAnHour: 5 }).addOrChangeItem(
        { guestId: id },
        item,
        'here',
      );
    });
    const waiting = `select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    await expect.poll(async () => (await owner.pool.query(waiting)).rowCount).toBe(5);
    await holding.query('commit');
    holding.release();
    await owner.close();
    const codes = (await adding).map((made) => (made.ok ? 'made' : made.code));
    expect(codes.sort()).toEqual([...Array(4).fill('TOO_MANY_CARTS'), 'made']);
    expect(await carts(who)).toHaveLength(CARTS);
  });

  test('cart.109 the same first item sent at once by one who has 19 carts is one cart, and none is refused', async () => {
    const who = guest();
    for (const dish of plain.slice(0, CARTS - 1)) await put(who, dish);
    const answers = await inParallel(8, () => put(who, plain[CARTS] ?? 0));
    expect(taken(answers)).toBe(8);
    expect((await carts(who)).length).toBe(CARTS);
  });

  test('holds 300 dishes and options in all carts: more are refused, however they come, until some are gone', async () => {
    const who = guest();
    const packsOf = (item_id: number, count: number) =>
      Array.from({ length: count }, (_, at) => ({
        ...{ reference: randomUUID(), type: 'normal', at },
        lines: [{ id: randomUUID(), item_id, quantity: 1, modifiers: [] }],
      }));
    const putBack = (index: number, count: number) =>
      call(who, 'PUT', `/cart/vendor/${vendorIds[index]}/packs`, {
        packs: packsOf(plain[index] ?? 0, count),
        current_pack_reference: null,
      });
    for (const index of [1, 2, 3, 4, 5]) await putBack(index, PACKS);
    await putBack(6, 47);
    const { data: small } = await put(who, burger, 1, { modifiers: chosen(options[0], options[1]) });
    const before = await carts(who);
    expect(before.reduce((sum, cart) => sum + linesOf(cart), 0)).toBe(300);

    const [pack] = small.packs;
    const line = { cart_item_id: pack?.items[0]?.id, pack_reference: pack?.id };
    const refused = [
      await put(who, plain[7] ?? 0),
      await put(who, burger, 1, { ...line, modifiers: chosen(...options) }),
      await call(who, 'POST', `/cart/${small.id}/pack/${pack?.id}/duplicate`),
      await putBack(8, 1),
    ];
    expect(refused).toMatchObject(refused.map(() => refusal('CARTS_FULL')));
    expect(await carts(who)).toEqual(before);
    await put(who, burger, 1, { ...line, modifiers: [] });
    expect(await put(who, plain[7] ?? 0)).toMatchObject({ status: 200 });
  });

  test('cart.109 40 calls full of repeated and strange options leave answers of a few KB', async () => {
    const who = guest();
    const repeated = chosen(...Array.from({ length: 30 }, () => options[0]));
    const invented = chosen(...Array.from({ length: 30 }, (_, index) => 1_000_000 + index));
    const answers = await inParallel(40, (index) =>
      put(who, burger, 50, { modifiers: index % 2 === 0 ? repeated : invented }),
    );
    expect(taken(answers)).toBe(0);
    const { status, bytes } = await call(who, 'GET', '/cart');
    expect([status, bytes < 1 * KB]).toEqual([200, true]);
  });
});
