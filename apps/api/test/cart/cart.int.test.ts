import { createHash, randomUUID } from 'node:crypto';
import type { Cart, ValidationIssue } from '@jara/contract';
import { buildCatalog, statementsOf } from '@jara/server/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { STATEMENTS } from '../../../../budgets.ts';
import { bearer, phoneBook } from '../../src/testing/phone-book.ts';
import { startApi, untilInformed } from '../../src/testing/start-api.ts';

const now = () => new Date('2026-11-16T09:00:00Z');
/** A vendor in a city with bags who has none. */
const WITHOUT_BAGS = 900_000;
const BAGS = { amount: 12_300, available_cities: ['Lagos', 'Abuja'], excluded_vendor_ids: [WITHOUT_BAGS] };
const api = startApi({ now, env: { BAG_INFORMATION: JSON.stringify(BAGS) } });
const people = phoneBook(api, now);

let rice: number;
let stew: number;
let perPack: number;
let burger: number;
let elsewhere: number;
let cityId: number;
let vendorId: number;
let menuSection: { vendor_id: number; menu_category_id: number };
let otherVendorId: number;
let group: number;
let cheese: number;
let bacon: number;
let largeBox: number;
let unbagged: number;
let unbaggedVendorId: number;

beforeAll(async () => {
  const owner = api.database.openOwner();
  const build = buildCatalog(owner);
  const city = await build.city({ slug: 'lagos' });
  cityId = city.id;
  const vendor = await build.vendor({
    ...{ city_id: city.id, slug: 'mama-put', name: 'Mama Put', location: 'Yaba' },
    logo_url: '/store/media/logo/mama-put.webp',
  });
  const other = await build.vendor({ city_id: city.id });
  [vendorId, otherVendorId] = [vendor.id, other.id];
  const { rows: boxes } = await owner.pool.query(
    `insert into container_type (vendor_id, name, description, price)
     values ($1, 'Small box', '', 10000), ($1, 'Large box', '', 30000) returning id`,
    [vendor.id],
  );
  largeBox = boxes[1].id;
  const category = await build.category(vendor.id);
  menuSection = { vendor_id: vendor.id, menu_category_id: category.id };
  rice = (await build.dish(menuSection, { name: 'Rice', price: 250_000, container_type_id: boxes[0].id })).id;
  stew = (
    await build.dish(menuSection, { name: 'Stew', price: 80_000, discount_price: 0, container_type_id: boxes[1].id })
  ).id;
  perPack = (await build.dish(menuSection, { name: 'Tray', price: 900_000, price_description: 'per pack' })).id;
  const dish = await build.dish(menuSection, { name: 'Burger', price: 300_000 });
  burger = dish.id;
  const made = await build.group(dish, { name: 'Extras', minimum: 1, maximum: 2 }, [
    { name: 'Cheese', price: 50_000 },
    { name: 'Bacon', price: 70_000 },
  ]);
  group = made.id;
  const { rows } = await owner.pool.query('select id from menu_group_item where menu_group_id = $1 order by position', [
    group,
  ]);
  [cheese, bacon] = [rows[0].id, rows[1].id];
  const otherCategory = await build.category(other.id);
  elsewhere = (await build.dish({ vendor_id: other.id, menu_category_id: otherCategory.id }, { price: 100_000 })).id;
  const far = await build.vendor({ city_id: (await build.city({ slug: 'minna', display_name: 'Minna' })).id });
  unbaggedVendorId = far.id;
  unbagged = (await build.dish({ vendor_id: far.id, menu_category_id: (await build.category(far.id)).id })).id;
  await owner.close();
});

type Who = Record<string, string>;
const guest = (id: string = randomUUID()): Who => ({ 'x-guest-id': id });

const call = (who: Who, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  api.app.inject({ method, url, headers: who, ...(payload && { payload }) });
const put = (who: Who, item_id: number, quantity = 1, more: object = {}) =>
  call(who, 'POST', '/customer/cart', { item_id, quantity, type: 'menu', ...more });
const cartOf = async (who: Who, vendor = vendorId): Promise<Cart> =>
  (await call(who, 'GET', `/customer/cart/vendor/${vendor}`)).json().data;
const withCheese = () => ({ modifiers: [{ id: cheese, menu_group_id: group, quantity: 1 }] });
const shape = ({ packs }: Cart) =>
  packs.map(({ name, isGroup, items }) => [name, isGroup, ...items.map((item) => `${item.quantity} ${item.name}`)]);

describe('adding and changing', () => {
  test('cart.083 adding or changing an item, with or without the guest header, answers the whole cart', async () => {
    const { user } = await people.newCustomer();
    for (const who of [guest(), bearer(user.token)]) {
      await put(who, rice, 2);
      const reply = await put(who, stew);
      expect(shape(reply.json().data)).toEqual([['Pack 1', true, '2 Rice', '1 Stew', '1 Large box']]);
      expect(reply.json().data).toEqual(await cartOf(who));
      const [{ id, pack_reference }] = reply.json().data.cart_items;
      const changed = await put(who, rice, 1, { cart_item_id: id, pack_reference });
      expect(shape(changed.json().data)).toEqual([['Pack 1', true, '1 Rice', '1 Stew', '1 Large box']]);
    }
  });

  test('adding or changing an item takes no more statements than it may, a guest’s and a customer’s', async () => {
    // The first use of a dish reads it from the menu.
    const first = guest();
    expect(await statementsOf(() => put(first, rice))).toBeLessThanOrEqual(STATEMENTS.firstCartChange);
    expect(await statementsOf(() => put(first, burger, 2, withCheese()))).toBeLessThanOrEqual(
      STATEMENTS.firstCartChange,
    );
    const { user } = await people.newCustomer();
    await untilInformed(api.app);
    await cartOf(bearer(user.token)); // The session is remembered from here on.
    for (const who of [guest(), bearer(user.token)]) {
      expect(await statementsOf(() => put(who, rice))).toBeLessThanOrEqual(STATEMENTS.cartChange);
      expect(await statementsOf(() => put(who, burger, 2, withCheese()))).toBeLessThanOrEqual(STATEMENTS.cartChange);
      const [item] = (await cartOf(who)).cart_items;
      expect(await statementsOf(() => put(who, rice, 3, { cart_item_id: item?.id }))).toBeLessThanOrEqual(
        STATEMENTS.cartChange,
      );
      expect(shape(await cartOf(who))).toMatchObject([['Pack 1', true, '3 Rice', '1 Small box'], {}, {}]);
    }
  });

  test('cart.081 a guest without a token makes, reads, changes and deletes a cart', async () => {
    const who = guest();
    const made: Cart = (await put(who, rice)).json().data;
    expect((await call(who, 'GET', '/customer/cart')).json().data).toEqual([made]);
    const saved = await call(who, 'POST', `/customer/cart/vendor/${vendorId}`, { customer_vendor_note: 'no pepper' });
    expect(saved.json().data).toMatchObject({ id: made.id, customer_vendor_note: 'no pepper' });
    expect((await call(who, 'DELETE', `/customer/cart/${made.id}`)).statusCode).toBe(200);
    expect(await cartOf(who)).toBeNull();
  });

  test('cart.035 adding takes item_id, quantity, type ‘menu’ and modifiers (id, quantity, menu_group_id)', async () => {
    const chosen = { id: cheese, quantity: 2, menu_group_id: group };
    const item = { item_id: burger, quantity: 1, type: 'menu', modifiers: [chosen] };
    const post = async (body: object) => (await call(guest(), 'POST', '/customer/cart', body)).json();
    expect(shape((await post(item)).data)).toEqual([['Pack 1', false, '1 Burger', '2 Cheese']]);
    for (const field of ['item_id', 'quantity', 'type'] as const) {
      const { [field]: _, ...broken } = item;
      expect(await post(broken), field).toMatchObject({ code: 'INVALID_INPUT' });
    }
    for (const field of ['id', 'quantity', 'menu_group_id'] as const) {
      const { [field]: _, ...broken } = chosen;
      expect(await post({ ...item, modifiers: [broken] }), field).toMatchObject({ code: 'INVALID_INPUT' });
    }
  });

  test('cart.019 cart.020 the cart and its vendor carry what the specification names', async () => {
    const who = guest();
    await put(who, burger, 1, withCheese());
    const cart: Cart = (await put(who, rice)).json().data;
    expect(Object.keys(cart).sort()).toEqual(
      [
        ...['id', 'class', 'vendor', 'vendor_id', 'address_id', 'customer_vendor_note', 'customer_delivery_note'],
        ...['total_price', 'created_at', 'updated_at', 'cart_items', 'current_pack_reference', 'bag_quantity'],
        ...['is_valid', 'validation_result', 'discounts', 'packs'],
      ].sort(),
    );
    expect(cart).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      class: 'delivery',
      vendor: {
        ...{ slug: 'mama-put', name: 'Mama Put', logo: '/store/media/logo/mama-put.webp', location: 'Yaba' },
        ...{ currency: 'NGN', vendor_type: 'restaurant' },
      },
      vendor_id: vendorId,
      address_id: null,
      customer_vendor_note: '',
      customer_delivery_note: '',
      total_price: 350_000 + 260_000,
      created_at: '2026-11-16 09:00:00',
      updated_at: '2026-11-16 09:00:00',
      current_pack_reference: cart.packs[1]?.id,
      bag_quantity: 0,
      is_valid: true,
      validation_result: [],
      discounts: [],
    });
    expect(Object.keys(cart.vendor).sort()).toEqual(['currency', 'location', 'logo', 'name', 'slug', 'vendor_type']);
  });

  test('cart.021 cart.022 a dish, its option and a container carry what the menu says, field by field', async () => {
    const who = guest();
    await put(who, burger, 1, { modifiers: [{ id: cheese, menu_group_id: group, quantity: 2 }] });
    const cart: Cart = (await put(who, stew, 2)).json().data;
    const [first, second] = cart.packs;
    const [dish] = cart.cart_items;
    const nothing = {
      ...{ discount_price: null, discounts: [], menu_group_id: null, group_id: null, group_name: null },
      ...{ container_price: 0, container_name: null, container_type_id: null, modifier: {}, is_active: true },
    };
    const inFirst = { ...nothing, pack_reference: first?.id, pack_type: 'single' };
    const inSecond = { ...nothing, pack_reference: second?.id, pack_type: 'normal' };
    const box = { container_price: 30_000, container_name: 'Large box', container_type_id: largeBox };
    const chosen = { id: cheese, menu_group_id: group, quantity: 2, name: 'Cheese', price: 50_000 };
    const off = { id: stew, target: 'menus', amount_off: 160_000, description: 'Discounted dishes' };
    const uuid = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(cart.cart_items).toEqual([
      {
        ...{ ...inFirst, id: uuid, item_id: burger, type: 'menu', name: 'Burger', quantity: 1 },
        ...{ price_per_quantity: 300_000, price: 300_000, group_id: menuSection.menu_category_id },
        modifier: { [group]: [chosen] },
      },
      {
        ...{ ...inFirst, id: `${dish?.id}:${cheese}`, item_id: cheese, type: 'group', name: 'Cheese', quantity: 2 },
        ...{ price_per_quantity: 50_000, price: 50_000, menu_group_id: group, group_id: group, group_name: 'Extras' },
      },
      {
        ...{ ...inSecond, id: uuid, item_id: stew, type: 'menu', name: 'Stew', quantity: 2, ...box },
        ...{ price_per_quantity: 80_000, price: 80_000, discount_price: 0, discounts: [off] },
        group_id: menuSection.menu_category_id,
      },
      {
        ...{ ...inSecond, id: `${second?.id}:container`, item_id: largeBox, type: 'container', name: 'Large box' },
        ...{ quantity: 1, price_per_quantity: 30_000, price: 30_000, ...box },
      },
    ]);
    expect(new Set([first?.id, second?.id, dish?.id, cart.cart_items[2]?.id, cart.id]).size).toBe(5);
  });

  test('cart.023 cart.024 items are grouped by pack_reference into packs numbered from 1', async () => {
    const who = guest();
    await put(who, burger, 1, withCheese());
    await put(who, rice);
    const cart: Cart = (await put(who, perPack)).json().data;
    expect(cart.packs.map(({ name }) => name)).toEqual(['Pack 1', 'Pack 2', 'Pack 3']);
    for (const { id, isGroup, items } of cart.packs) {
      expect(cart.cart_items.filter(({ pack_reference }) => pack_reference === id)).toEqual(items);
      expect(items.every(({ pack_type }) => (pack_type === 'normal') === isGroup)).toBe(true);
    }
    expect(cart.packs.map(({ isGroup }) => isGroup)).toEqual([false, true, false]);
  });

  test('promo.003 cart.021 the cart says what its discounted dishes save, which is in their prices already', async () => {
    const cart: Cart = (await put(guest(), stew, 2)).json().data;
    const off = { target: 'menus', amount_off: 160_000, description: 'Discounted dishes' };
    expect(cart.discounts).toEqual([off]);
    expect(cart.cart_items.map(({ discounts }) => discounts)).toEqual([[{ id: stew, ...off }], []]);
    expect(cart.total_price).toBe(30_000);
  });

  test('cart.026 the selections of an item are grouped by menu group', async () => {
    const modifiers = [cheese, bacon].map((id) => ({ id, menu_group_id: group, quantity: 1 }));
    const cart: Cart = (await put(guest(), burger, 1, { modifiers })).json().data;
    expect(cart.cart_items[0]?.modifier).toEqual({
      [group]: [
        { id: cheese, menu_group_id: group, quantity: 1, name: 'Cheese', price: 50_000 },
        { id: bacon, menu_group_id: group, quantity: 1, name: 'Bacon', price: 70_000 },
      ],
    });
  });

  test('cart.049 items with modifiers make a pack for each unit, and those are no group packs', async () => {
    const cart: Cart = (await put(guest(), burger, 2, withCheese())).json().data;
    expect(shape(cart)).toEqual([
      ['Pack 1', false, '1 Burger', '1 Cheese'],
      ['Pack 2', false, '1 Burger', '1 Cheese'],
    ]);
    expect(cart.cart_items.every(({ pack_type }) => pack_type !== 'normal')).toBe(true);
  });

  test('cart.034 a container stands last in its pack', async () => {
    const who = guest();
    await put(who, rice);
    const cart: Cart = (await put(who, perPack)).json().data;
    expect(cart.packs.map(({ items }) => items.map(({ type }) => type))).toEqual([['menu', 'container'], ['menu']]);
  });

  test('cart.036 cart.054 cart.056 an item is changed by id and pack, and removed by a quantity of 0', async () => {
    const who = guest();
    const [item] = (await put(who, rice)).json().data.cart_items;
    const change = { cart_item_id: item.id, pack_reference: item.pack_reference };
    expect(shape((await put(who, rice, 5, change)).json().data)).toEqual([['Pack 1', true, '5 Rice', '1 Small box']]);
    const emptied = await put(who, rice, 0, change);
    expect(emptied.json()).toMatchObject({ status: 'success', data: null });
    expect(await cartOf(who)).toBeNull();
  });

  test('pricing.024 what a client says about prices changes nothing', async () => {
    const lies = { price: 1, discount_price: 1, total_price: 1, container_price: 0, delivery_fee: 0, discounts: [] };
    const modifiers = [{ id: cheese, menu_group_id: group, quantity: 1, price: 0 }];
    const who = guest();
    await put(who, burger, 1, { ...lies, modifiers });
    const cart: Cart = (await put(who, stew, 1, lies)).json().data;
    expect(cart.total_price).toBe(350_000 + 30_000);
    expect(cart.discounts).toMatchObject([{ amount_off: 80_000 }]);
  });

  test('what is out of stock stays in the cart and is told', async () => {
    const who = guest();
    await put(who, elsewhere);
    const owner = api.database.openOwner(1);
    await owner.pool.query('update menu set is_available = false where id = $1', [elsewhere]);
    expect(await cartOf(who, otherVendorId)).toMatchObject({
      is_valid: false,
      cart_items: [{ item_id: elsewhere, is_active: false }],
      validation_result: [{ type: 'menu', code: 'OUT_OF_STOCK', item_id: elsewhere }],
    });
    await owner.pool.query('update menu set is_available = true where id = $1', [elsewhere]);
    await owner.close();
  });

  test('cart.056 cart.079 a dish deleted from the menu can be removed by its owner, but not changed', async () => {
    const who = guest();
    const owner = api.database.openOwner(1);
    const soup = (await buildCatalog(owner).dish(menuSection, { name: 'Soup' })).id;
    await put(who, rice);
    const [, item] = (await put(who, soup, 3)).json().data.cart_items;
    await owner.pool.query('delete from menu where id = $1', [soup]);
    await owner.close();
    expect(await cartOf(who)).toMatchObject({
      is_valid: false,
      validation_result: [
        { type: 'menu', code: 'OUT_OF_STOCK', item_id: soup, item_name: 'Soup', action: 'Remove item' },
      ],
    });
    expect(shape(await cartOf(who))).toEqual([['Pack 1', true, '1 Rice', '3 Soup', '1 Small box']]);
    const change = { cart_item_id: item.id, pack_reference: item.pack_reference };
    expect((await put(guest(), soup, 0, change)).json()).toMatchObject({ code: 'CART_ITEM_NOT_FOUND' });
    expect((await put(who, rice, 0, change)).json()).toMatchObject({ code: 'CART_ITEM_NOT_FOUND' });
    expect((await put(who, soup, 2, change)).json()).toMatchObject({ code: 'MENU_NOT_FOUND' });
    const mended: Cart = (await put(who, soup, 0, change)).json().data;
    expect(mended.is_valid).toBe(true);
    expect(shape(mended)).toEqual([['Pack 1', true, '1 Rice', '1 Small box']]);
  });

  test('cart.078 an option deleted from the menu stays on its line, inactive and free, until it is left out', async () => {
    const who = guest();
    const owner = api.database.openOwner(1);
    const build = buildCatalog(owner);
    const dish = await build.dish(menuSection, { name: 'Suya', price: 200_000 });
    const extras = await build.group(dish, { name: 'Extras', minimum: 0, maximum: 2 }, [
      { name: 'Onions', price: 10_000 },
      { name: 'Turkey', price: 40_000 },
    ]);
    const options = 'select id from menu_group_item where menu_group_id = $1 order by position';
    const [onions, turkey]: number[] = (await owner.pool.query(options, [extras.id])).rows.map(({ id }) => id);
    const chosen = (id: number | undefined) => ({ id, menu_group_id: extras.id, quantity: 1, name: 'What I like' });
    await put(who, dish.id, 1, { modifiers: [chosen(onions), chosen(turkey)] });
    await owner.pool.query('delete from menu_group_item where id = $1', [turkey]);
    await owner.close();

    const cart = await cartOf(who);
    const gone = { type: 'group', code: 'UNKNOWN_MENU_GROUP_ITEM', item_id: turkey, action: 'Remove item' };
    expect(cart).toMatchObject({
      ...{ total_price: 210_000, is_valid: false },
      validation_result: [{ ...gone, item_name: 'Turkey', group_name: 'Extras' }],
    });
    const [item, kept, lost] = cart.cart_items;
    expect(item?.modifier[extras.id]).toMatchObject([{ name: 'Onions' }, { id: turkey, name: 'Turkey', price: 0 }]);
    expect([kept?.is_active, lost]).toMatchObject([
      true,
      { type: 'group', name: 'Turkey', price: 0, is_active: false },
    ]);

    const pack_id = item?.pack_reference;
    const order_items = [
      { type: 'menu', item_id: dish.id, quantity: 1, pack_id, pack_unique_id: pack_id },
      { type: 'group', item_id: turkey, price: 0, quantity: 1, pack_id, group_id: extras.id },
    ];
    const found = await call(who, 'POST', '/customer/order/validate-items', { vendor_id: vendorId, order_items });
    expect(found.json().data).toMatchObject([{ ...gone, pack_reference: pack_id }]);

    const change = { cart_item_id: item?.id, pack_reference: pack_id };
    const same = await put(who, dish.id, 1, { ...change, modifiers: [chosen(onions), chosen(turkey)] });
    expect(same.json().data.validation_result).toMatchObject([{ item_name: 'Turkey' }]);
    const mended: Cart = (await put(who, dish.id, 1, { ...change, modifiers: [chosen(onions)] })).json().data;
    expect(mended).toMatchObject({ is_valid: true, total_price: 210_000 });
    expect(shape(mended)).toEqual([['Pack 1', false, '1 Suya', '1 Onions']]);
  });

  test('parallel adds of one guest are all there', async () => {
    const who = guest();
    await Promise.all(Array.from({ length: 20 }, () => put(who, rice)));
    expect(shape(await cartOf(who))).toEqual([['Pack 1', true, '20 Rice', '1 Small box']]);
  });

  test('what is said of the cart and what is added at the same time are both kept', async () => {
    const who = guest();
    const cart: Cart = (await put(who, rice)).json().data;
    await Promise.all([
      ...Array.from({ length: 5 }, () => put(who, stew)),
      call(who, 'POST', `/customer/cart/vendor/${vendorId}`, { bag_quantity: 3 }),
      ...Array.from({ length: 5 }, () =>
        call(who, 'POST', `/customer/cart/${cart.id}/pack/${cart.packs[0]?.id}/duplicate`),
      ),
    ]);
    const after = await cartOf(who);
    const [first] = after.packs;
    expect([after.bag_quantity, after.packs.length]).toEqual([3, 6]);
    expect(first?.items.find(({ name }) => name === 'Stew')?.quantity).toBe(5);
  });

  test.each([
    [{ item_id: 0 }],
    [{ quantity: -1 }],
    [{ quantity: 1.5 }],
    [{ quantity: 100 }],
    [{ quantity: Number.MAX_SAFE_INTEGER }],
    [{ type: 'container' }],
    [{ modifiers: [{ id: 1, menu_group_id: 1, quantity: 0 }] }],
    [{ cart_item_id: 'x' }],
  ])('%j is refused', async (wrong) => {
    const who = guest();
    expect((await put(who, rice, 1, wrong)).statusCode).toBe(400);
    expect(await cartOf(who)).toBeNull();
  });

  test('an item that is not on any menu, not in the cart, or too much of it is refused', async () => {
    const who = guest();
    expect((await put(who, 2_000_000)).json()).toMatchObject({ code: 'MENU_NOT_FOUND' });
    expect((await put(who, rice, 1, { cart_item_id: randomUUID() })).json()).toMatchObject({
      code: 'CART_ITEM_NOT_FOUND',
    });
    await put(who, rice, 99);
    expect((await put(who, rice)).json()).toMatchObject({ code: 'CART_FULL' });
    expect((await put(who, burger, 51, withCheese())).json()).toMatchObject({ code: 'CART_FULL' });
    expect(shape(await cartOf(who))).toEqual([['Pack 1', true, '99 Rice', '1 Small box']]);
  });
});

describe('packs and the cart as a whole', () => {
  test('cart.085 a pack is duplicated', async () => {
    const who = guest();
    const cart: Cart = (await put(who, rice)).json().data;
    const reply = await call(who, 'POST', `/customer/cart/${cart.id}/pack/${cart.packs[0]?.id}/duplicate`);
    expect(shape(reply.json().data)).toEqual([
      ['Pack 1', true, '1 Rice', '1 Small box'],
      ['Pack 2', true, '1 Rice', '1 Small box'],
    ]);
  });

  test('cart.088 a pack is removed, and the last one takes the cart with it', async () => {
    const who = guest();
    const cart: Cart = (await put(who, burger, 2, withCheese())).json().data;
    const remove = (index: number) => call(who, 'DELETE', `/customer/cart/${cart.id}/pack/${cart.packs[index]?.id}`);
    const first = await remove(0);
    expect(first.json()).toMatchObject({ message: 'Pack deleted successfully' });
    expect(shape(first.json().data)).toEqual([['Pack 1', false, '1 Burger', '1 Cheese']]);
    expect((await remove(0)).json()).toMatchObject({ code: 'PACK_NOT_FOUND' });
    expect((await remove(1)).json().data).toBeNull();
    expect((await remove(1)).json()).toMatchObject({ code: 'CART_NOT_FOUND' });
  });

  test('cart.084 bags, class, notes and a new pack are saved, and nothing else is touched', async () => {
    const who = guest();
    await put(who, rice);
    const save = (body: object) => call(who, 'POST', `/customer/cart/vendor/${vendorId}`, body);
    expect((await save({ bag_quantity: 2, class: 'pickup' })).json().data).toMatchObject({
      bag_quantity: 2,
      class: 'pickup',
    });
    await save({ customer_vendor_note: 'please add extra pepper', customer_delivery_note: 'drop at the reception' });
    await save({ current_pack_reference: null });
    const cart: Cart = (await put(who, stew)).json().data;
    expect(cart).toMatchObject({ bag_quantity: 2, class: 'pickup', customer_vendor_note: 'please add extra pepper' });
    expect(shape(cart).map(([name]) => name)).toEqual(['Pack 1', 'Pack 2']);
    expect((await save({ bag_quantity: -1 })).statusCode).toBe(400);
    expect((await save({ class: 'drone' })).statusCode).toBe(400);
    expect((await call(who, 'POST', `/customer/cart/vendor/${otherVendorId}`, {})).json()).toMatchObject({
      code: 'CART_NOT_FOUND',
    });
  });

  test('cart.087 the cart of one vendor is read by the vendor’s id', async () => {
    const who = guest();
    await put(who, rice);
    await put(who, elsewhere);
    expect((await cartOf(who)).vendor_id).toBe(vendorId);
    expect((await cartOf(who, otherVendorId)).vendor_id).toBe(otherVendorId);
    expect(await cartOf(who, unbaggedVendorId)).toBeNull();
  });

  test('cart.086 cart.089 cart.090 carts of all vendors are listed, removed one by one, and cleared', async () => {
    const who = guest();
    await put(who, rice);
    const { id } = (await put(who, elsewhere)).json().data;
    const list = async (): Promise<Cart[]> => (await call(who, 'GET', '/customer/cart')).json().data;
    expect(new Set((await list()).map(({ vendor_id }) => vendor_id))).toEqual(new Set([vendorId, otherVendorId]));
    expect((await call(who, 'DELETE', `/customer/cart/${id}`)).json()).toMatchObject({
      message: 'Cart deleted successfully',
    });
    expect(await list()).toHaveLength(1);
    await put(who, elsewhere);
    await call(who, 'DELETE', '/customer/cart/clear');
    expect(await list()).toEqual([]);
  });

  test('cart.084 bags are refused where none are offered, and none at all are never refused', async () => {
    const who = guest();
    await put(who, unbagged);
    const save = (bag_quantity: number) =>
      call(who, 'POST', `/customer/cart/vendor/${unbaggedVendorId}`, { bag_quantity });
    expect((await save(1)).json()).toMatchObject({ code: 'BAGS_NOT_OFFERED' });
    expect((await save(0)).json().data).toMatchObject({ bag_quantity: 0 });
  });

  test('a pre-order is refused where none are taken', async () => {
    const who = guest();
    await put(who, unbagged);
    const save = (wanted: string) => call(who, 'POST', `/customer/cart/vendor/${unbaggedVendorId}`, { class: wanted });
    expect((await save('preorder_delivery')).json()).toMatchObject({ code: 'PREORDER_NOT_OFFERED' });
    expect((await save('pickup')).json().data).toMatchObject({ class: 'pickup' });
  });

  test('cart.092 the config says what a bag costs, where there are some, and which vendors have none', async () => {
    expect((await api.app.inject('/customer/config')).json().data.bag_information).toEqual({
      amount: 12_300,
      available_cities: ['Lagos', 'Abuja'],
      excluded_vendor_ids: [WITHOUT_BAGS],
    });
    const who = guest();
    const owner = api.database.openOwner();
    const build = buildCatalog(owner);
    const vendor = await build.vendor({ id: WITHOUT_BAGS, city_id: cityId });
    const at = { vendor_id: WITHOUT_BAGS, menu_category_id: (await build.category(vendor.id)).id };
    await put(who, (await build.dish(at)).id);
    await owner.close();
    const save = (vendorId: number) => call(who, 'POST', `/customer/cart/vendor/${vendorId}`, { bag_quantity: 1 });
    expect((await save(WITHOUT_BAGS)).json()).toMatchObject({ code: 'BAGS_NOT_OFFERED' });
    await put(who, rice);
    expect((await save(vendorId)).json().data).toMatchObject({ bag_quantity: 1 });
  });
});

describe('the items of an order', () => {
  const validate = async (...order_items: object[]) =>
    (await call(guest(), 'POST', '/customer/order/validate-items', { vendor_id: vendorId, order_items })).json();
  const issuesOf = async (...items: object[]) =>
    (await validate(...items)).data.map(({ code, item_id, pack_reference }: ValidationIssue) => [
      code,
      item_id,
      pack_reference,
    ]);
  const dish = (item_id: number, pack_id: string) => ({
    type: 'menu',
    item_id,
    quantity: 1,
    pack_id,
    pack_unique_id: pack_id,
  });
  const selection = (item_id: number, pack_id: string, quantity = 1) => ({
    type: 'group',
    item_id,
    price: 1,
    quantity,
    pack_id,
    group_id: group,
  });
  const box = (pack_id: string) => ({ type: 'container', id: 1, name: 'Box', price: 1, quantity: 1, pack_id });
  const [one, two] = [randomUUID(), randomUUID()];

  test('cart.091 are validated by the menu of their vendor, pack by pack', async () => {
    expect(
      await issuesOf(dish(rice, one), dish(stew, one), box(one), dish(burger, two), selection(cheese, two)),
    ).toEqual([]);
    expect(await issuesOf(dish(burger, one), dish(elsewhere, two))).toEqual([
      ['REQUIRED_GROUP_MISSING', burger, one],
      ['OUT_OF_STOCK', elsewhere, two],
    ]);
    expect(await issuesOf(dish(burger, one), selection(cheese, one, 2), selection(bacon, one))).toEqual([
      ['INVALID_QUANTITY_MAX', burger, one],
    ]);
  });

  test('cart.091 a pack with selections has one dish, and every pack has one', async () => {
    expect(await issuesOf(dish(burger, one), selection(cheese, one), dish(rice, one))).toEqual([
      ['MULTIPLE_MENU_IN_PACK', null, one],
    ]);
    expect(await issuesOf(selection(cheese, one), box(two))).toEqual([
      ['MISSING_MENU_IN_PACK', null, one],
      ['MISSING_MENU_IN_PACK', null, two],
    ]);
  });

  test.each([
    ['cart.037 a dish', dish, ['item_id', 'quantity', 'pack_id', 'pack_unique_id']],
    ['cart.038 a selection', selection, ['item_id', 'price', 'quantity', 'pack_id', 'group_id']],
    ['cart.039 a container', (_id: number, pack: string) => box(pack), ['id', 'name', 'price', 'quantity', 'pack_id']],
  ] as const)('%s lacks nothing that the specification names', async (_what, make, fields) => {
    const whole = make(rice, one);
    expect(await validate(whole)).toMatchObject({ status: 'success' });
    for (const field of [...fields, 'type']) {
      const { [field as keyof typeof whole]: _, ...broken } = whole;
      expect(await validate(broken), field).toMatchObject({ code: 'INVALID_INPUT' });
    }
  });
});

describe('whose cart it is', () => {
  test('cart.101 another guest, a customer and an anonymous caller get the same 404 as for a missing cart', async () => {
    const who = guest();
    const cart: Cart = (await put(who, rice)).json().data;
    const { user } = await people.newCustomer();
    for (const other of [guest(), bearer(user.token)]) {
      expect(await cartOf(other)).toBeNull();
      for (const [method, url] of [
        ['DELETE', `/customer/cart/${cart.id}`],
        ['DELETE', `/customer/cart/${cart.id}/pack/${cart.packs[0]?.id}`],
        ['POST', `/customer/cart/${cart.id}/pack/${cart.packs[0]?.id}/duplicate`],
      ] as const) {
        const [foreign, missing] = [
          await call(other, method, url),
          await call(other, method, url.replace(cart.id, randomUUID())),
        ];
        expect(foreign.statusCode).toBe(404);
        expect(foreign.body).toBe(missing.body);
      }
    }
    expect((await call({}, 'GET', '/customer/cart')).statusCode).toBe(401);
    expect(await cartOf(who)).toEqual(cart);
  });

  test.each([
    ['of version 1', 'c232ab00-9414-11ec-b3c8-9f68deced846'],
    ['of version 3', 'c232ab00-9414-31ec-b3c8-9f68deced846'],
    ['of version 5', 'c232ab00-9414-51ec-b3c8-9f68deced846'],
    ['of version 6', '1ec9414c-232a-6b00-b3c8-9f68deced846'],
    ['of version 7', '018f2f3e-7c1a-7b3a-9c2d-1a2b3c4d5e6f'],
    ['of version 8', 'c232ab00-9414-81ec-b3c8-9f68deced846'],
    ['of all zeros', '00000000-0000-0000-0000-000000000000'],
    ['of all ones', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
    ['of another variant', '9b2e1c3a-5f4d-4e6b-ca7c-1d2e3f4a5b6c'],
    ['without hyphens', '9b2e1c3a5f4d4e6b8a7c1d2e3f4a5b6c'],
    ['in braces', '{9b2e1c3a-5f4d-4e6b-8a7c-1d2e3f4a5b6c}'],
    ['that is two', '9b2e1c3a-5f4d-4e6b-8a7c-1d2e3f4a5b6c, 9b2e1c3a-5f4d-4e6b-8a7c-1d2e3f4a5b6c'],
    ['that is garbage', 'guess'],
    ['that is empty', ''],
  ])('cart.101 an id %s is no guest’s: nothing is read, made or upgraded by it', async (_what, id) => {
    const refused = { status: 'failed', code: 'NOT_SIGNED_IN' };
    expect((await call(guest(id), 'GET', '/customer/cart')).json()).toMatchObject(refused);
    const made = await put(guest(id), rice);
    expect([made.statusCode, made.json()]).toMatchObject([401, refused]);
    const { user } = await people.newCustomer();
    const upgraded = await call({ ...bearer(user.token), ...guest(id) }, 'PATCH', '/customer/cart/guest/upgrade');
    expect([upgraded.statusCode, upgraded.json()]).toMatchObject([400, { code: 'INVALID_INPUT' }]);
  });

  test('cart.101 an id of version 4 in capitals is the same guest’s', async () => {
    const id = randomUUID();
    const cart: Cart = (await put(guest(id.toUpperCase()), rice)).json().data;
    expect(await cartOf(guest(id))).toEqual(cart);
    const { user } = await people.newCustomer();
    const becoming = { ...bearer(user.token), ...guest(id.toUpperCase()) };
    expect((await call(becoming, 'PATCH', '/customer/cart/guest/upgrade')).json().data.carts).toHaveLength(1);
    expect((await put(guest(id), rice)).statusCode).toBe(401);
  });

  test('cart.101 a guest id is stored as a hash alone', async () => {
    const id = randomUUID();
    await put(guest(id), rice);
    const owner = api.database.openOwner(1);
    const { rows } = await owner.pool.query('select guest_hash from cart');
    await owner.close();
    expect(JSON.stringify(rows)).not.toContain(id);
  });
});

describe('a guest who signs in', () => {
  const upgrade = (token: string, guestId: string) =>
    call({ ...bearer(token), 'x-guest-id': guestId }, 'PATCH', '/customer/cart/guest/upgrade');

  test('cart.082 cart.102 keeps the carts; where both have one, the guest’s packs go behind', async () => {
    const { user } = await people.newCustomer();
    const guestId = randomUUID();
    await put(bearer(user.token), rice);
    await put(guest(guestId), stew);
    await put(guest(guestId), elsewhere);
    expect((await call(guest(guestId), 'PATCH', '/customer/cart/guest/upgrade')).statusCode).toBe(401);
    expect((await call(bearer(user.token), 'PATCH', '/customer/cart/guest/upgrade')).statusCode).toBe(400);
    const { carts, left_out } = (await upgrade(user.token, guestId)).json().data;
    expect([carts.length, left_out]).toEqual([2, []]);
    expect(shape(await cartOf(bearer(user.token)))).toEqual([
      ['Pack 1', true, '1 Rice', '1 Small box'],
      ['Pack 2', true, '1 Stew', '1 Large box'],
    ]);
  });

  test('cart.102 what a guest has said of a cart fills what the customer has left open, and replaces nothing', async () => {
    const { user } = await people.newCustomer();
    const [customer, guestId] = [bearer(user.token), randomUUID()];
    const save = (who: Who, said: object) => call(who, 'POST', `/customer/cart/vendor/${vendorId}`, said);
    await put(customer, rice);
    await save(customer, { customer_vendor_note: 'no pepper' });
    await put(guest(guestId), rice);
    await save(guest(guestId), {
      ...{ customer_vendor_note: 'extra pepper', customer_delivery_note: 'drop at the reception' },
      ...{ bag_quantity: 2, class: 'pickup' },
    });
    await upgrade(user.token, guestId);
    expect(await cartOf(customer)).toMatchObject({
      ...{ customer_vendor_note: 'no pepper', customer_delivery_note: 'drop at the reception' },
      ...{ bag_quantity: 2, class: 'delivery' },
    });
    const second = randomUUID();
    await put(guest(second), rice);
    await save(guest(second), { customer_delivery_note: 'ring twice', bag_quantity: 5 });
    await upgrade(user.token, second);
    expect(await cartOf(customer)).toMatchObject({ customer_delivery_note: 'drop at the reception', bag_quantity: 2 });
  });

  test('cart.103 cart.101 a second upgrade changes nothing, and the guest id opens nothing any more', async () => {
    const { user } = await people.newCustomer();
    const guestId = randomUUID();
    await put(guest(guestId), rice);
    const first = (await upgrade(user.token, guestId)).json().data.carts;
    expect((await upgrade(user.token, guestId)).json().data).toEqual({ carts: first, left_out: [] });
    expect((await put(guest(guestId), rice)).statusCode).toBe(401);
    for (const [method, url] of [
      ['DELETE', '/customer/cart/clear'],
      ['DELETE', `/customer/cart/${first[0].id}`],
      ['POST', `/customer/cart/vendor/${vendorId}`],
      ['DELETE', `/customer/cart/${first[0].id}/pack/${first[0].packs[0].id}`],
    ] as const) {
      expect((await call(guest(guestId), method, url, method === 'POST' ? {} : undefined)).statusCode, url).toBe(401);
    }
    expect(await cartOf(bearer(user.token))).toEqual(first[0]);
    expect((await call(guest(guestId), 'GET', '/customer/cart')).json().data).toEqual([]);
    const other = await people.newCustomer();
    expect((await upgrade(other.user.token, guestId)).json().data).toEqual({ carts: [], left_out: [] });
  });

  test('cart.103 upgrades while items are added: each item is there once or was refused', async () => {
    const { user } = await people.newCustomer();
    const guestId = randomUUID();
    await put(guest(guestId), rice);
    const adds = Array.from({ length: 20 }, () => put(guest(guestId), stew));
    const upgrades = Array.from({ length: 50 }, () => upgrade(user.token, guestId));
    const added = (await Promise.all(adds)).filter(({ statusCode }) => statusCode === 200).length;
    expect((await Promise.all(upgrades)).every(({ statusCode }) => statusCode === 200)).toBe(true);
    const items = (await cartOf(bearer(user.token))).cart_items.filter(({ type }) => type === 'menu');
    expect(items.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Rice', 1],
      ...(added > 0 ? [['Stew', added]] : []),
    ]);
  });

  test('cart.103 a first item that is added while the guest becomes a customer waits, and is refused', async () => {
    const { user } = await people.newCustomer();
    const guestId = randomUUID();
    const hash = createHash('sha256').update(guestId).digest('base64url');
    const owner = api.database.openOwner(2);
    const upgrading = await owner.pool.connect();
    await upgrading.query('begin');
    await upgrading.query(`select pg_advisory_xact_lock(hashtextextended('cart ' || $1, 0))`, [hash]);
    await upgrading.query('insert into upgraded_guest values ($1, $2, now())', [hash, user.id]);
    let isAnswered = false;
    const adding = put(guest(guestId), rice).then(({ statusCode }) => {
      isAnswered = true;
      return statusCode;
    });
    const waiting = `select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    await expect.poll(async () => isAnswered || (await owner.pool.query(waiting)).rowCount === 1).toBe(true);
    await upgrading.query('commit');
    upgrading.release();
    expect(await adding).toBe(401);
    await owner.close();
  });
});
