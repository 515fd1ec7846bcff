import { randomUUID } from 'node:crypto';
import { MENU_LIMITS, type StaffMenu } from '@jara/contract';
import { type Database, inTransaction, schema, sql } from '@jara/server/db';
import { buildCatalog } from '@jara/server/testing';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newKey } from '../../src/testing/idempotency-key.ts';
import { openShop } from '../../src/testing/shop.ts';
import { staffBook } from '../../src/testing/staff-book.ts';
import { startApi, untilInformed } from '../../src/testing/start-api.ts';

// In Lagos it is an hour later: the day ends at 23:00 here.
const NOON = new Date('2026-11-19T12:00:00Z');
const END = new Date('2026-11-19T23:00:00Z');
let clock = NOON;
const now = () => clock;
const api = startApi({ now });
const aGuest = () => ({ 'x-guest-id': randomUUID() });

let owner: Database;
let staff: ReturnType<typeof staffBook>;
beforeAll(async () => {
  owner = api.database.openOwner();
  staff = staffBook(owner, now);
  await untilInformed(api.app);
});
beforeEach(() => {
  clock = NOON;
});

const inOrder = (one: string, other: string) => (one < other ? -1 : 1);

type Who = { readonly who: Record<string, string> };
type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'GET';
async function call(member: Who, method: Method, path: string, payload?: object, key = newKey()) {
  const headers = { ...member.who, ...(method === 'POST' && key) };
  const reply = await api.app.inject({ method, url: `/ops/vendor${path}`, headers, ...(payload && { payload }) });
  const { code, data } = reply.json();
  return { code: code ?? 'done', data };
}

/** A vendor with a dish that has a group of options, and its staff. */
async function aVendor() {
  const shop = await openShop(api, owner);
  const build = buildCatalog(owner);
  const group = await build.group(shop.dish, { name: 'Protein' }, [{ name: 'Fish' }, { name: 'Beef' }]);
  const member = await staff.vendor(shop.vendor.id);
  const menu = async () => (await call(member, 'GET', '/menu')).data as StaffMenu;
  return { ...shop, group, member, menu };
}

const DISH = {
  ...{ name: 'Ofada rice', description: 'With ayamase', price: 300_000, discount_price: 250_000 },
  ...{ price_description: '', container_type_id: null, dietary_tags: ['halal'], allergens: null, spicy: 2 },
};

describe('what is gone for today', () => {
  test('leaves menu, search and cart checks at once, and is there again at the moment the day ends', async () => {
    const { member, vendor, dish, group, menu } = await aVendor();
    const option = (await menu()).groups[0]?.options[0]?.id;
    const gone = { availability: 'gone_today' };
    const inMenu = async () => {
      const [found] = (await api.app.inject(`/customer/vendor/${vendor.id}/menu`)).json().data;
      return [found.is_available, found.groups[0].items[0].is_available];
    };
    const city = (await owner.pool.query('select slug from city where id = $1', [vendor.city_id])).rows[0].slug;
    const inSearch = async () => {
      const found = (await api.app.inject(`/customer/search?query=jollof&city=${city}`)).json().data;
      return found.results[0].dishes[0].is_available;
    };
    const issues = async () => {
      const pack_id = randomUUID();
      const order_items = [
        { item_id: dish.id, quantity: 1, type: 'menu', pack_id, pack_unique_id: pack_id },
        { item_id: option, quantity: 1, type: 'group', price: 0, group_id: group.id, pack_id },
      ];
      const headers = aGuest();
      const payload = { vendor_id: vendor.id, order_items };
      const reply = await api.app.inject({ method: 'POST', url: '/customer/order/validate-items', headers, payload });
      return reply.json().data.length;
    };
    expect([await inMenu(), await inSearch(), await issues()]).toEqual([[true, true], true, 0]);
    expect(await call(member, 'PUT', `/dish/${dish.id}/availability`, gone)).toMatchObject({
      data: { availability: 'gone_today', gone_until: END.toISOString() },
    });
    await call(member, 'PUT', `/option/${option}/availability`, gone);
    await vi.waitFor(async () => expect([await inMenu(), await inSearch()]).toEqual([[false, false], false]));
    expect(await issues()).toBeGreaterThan(0);
    clock = new Date(END.getTime() - 1);
    expect([await inMenu(), await inSearch()]).toEqual([[false, false], false]);
    clock = END;
    expect([await inMenu(), await inSearch(), await issues()]).toEqual([[true, true], true, 0]);
    expect((await menu()).dishes[0]).toMatchObject({ availability: 'available', gone_until: null });
  });

  test('shows in a cart that was shown before, and comes back to it', async () => {
    const { member, dish } = await aVendor();
    const who = aGuest();
    await api.app.inject({
      ...{ method: 'POST', url: '/customer/cart', headers: who },
      payload: { item_id: dish.id, quantity: 1, type: 'menu' },
    });
    const isValid = async () =>
      (await api.app.inject({ url: '/customer/cart', headers: who })).json().data[0].is_valid as boolean;
    expect(await isValid()).toBe(true);
    await call(member, 'PUT', `/dish/${dish.id}/availability`, { availability: 'gone_today' });
    expect([await isValid(), await isValid()]).toEqual([false, false]);
    clock = END;
    expect(await isValid()).toBe(true);
  });
});

describe('an edit', () => {
  test('of what another tablet has edited is refused, and changes nothing; one that is made already is done', async () => {
    const { member, dish, menu } = await aVendor();
    const edit = (payload: object) => call(member, 'PATCH', `/dish/${dish.id}`, payload);
    expect((await edit({ version: 1, name: 'Party jollof' })).data).toMatchObject({ version: 2, price: 500_000 });
    expect((await edit({ version: 1, price: 1 })).code).toBe('EDITED_MEANWHILE');
    expect((await edit({ version: 1, name: 'Party jollof' })).data).toMatchObject({ version: 2 });
    // What the kitchen says of today is no edit.
    await call(member, 'PUT', `/dish/${dish.id}/availability`, { availability: 'gone' });
    expect((await edit({ version: 2, price: 600_000 })).data).toMatchObject({ version: 3, availability: 'gone' });
    expect((await menu()).dishes[0]).toMatchObject({ name: 'Party jollof', price: 600_000 });
  });

  test('of one dish by two tablets at the same moment is made once', async () => {
    const { member, dish } = await aVendor();
    const prices = [100, 200, 300, 400].map((price) => ({ version: 1, price }));
    const made = await Promise.all(prices.map((edit) => call(member, 'PATCH', `/dish/${dish.id}`, edit)));
    expect(made.map(({ code }) => code).toSorted(inOrder)).toEqual([
      'EDITED_MEANWHILE',
      'EDITED_MEANWHILE',
      'EDITED_MEANWHILE',
      'done',
    ]);
  });

  test('of one dish waits for another that is not committed yet, and sees it', async () => {
    const { member, vendor, dish } = await aVendor();
    const colleague = await staff.vendor(vendor.id);
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    let answers: Promise<{ code: string }[]> = Promise.resolve([]);
    await inTransaction(owner.db, async (tx) => {
      await tx.execute(sql`select from menu where id = ${dish.id} for update`);
      const edit = (who: Who, name: string) => call(who, 'PATCH', `/dish/${dish.id}`, { version: 1, name });
      answers = Promise.all([edit(member, 'Jollof'), edit(colleague, 'Fried rice')]);
      await expect.poll(async () => (await owner.pool.query(waiting)).rowCount).toBe(2);
    });
    expect((await answers).map(({ code }) => code).toSorted(inOrder)).toEqual(['EDITED_MEANWHILE', 'done']);
  });

  test('says at which field a price is wrong, also beside one that it does not change', async () => {
    const { member, dish, menu } = await aVendor();
    const [category] = (await menu()).categories;
    const made = await call(member, 'POST', '/dish', { ...DISH, menu_category_id: category?.id, group_ids: [] });
    const wrong = async (payload: object) =>
      (await call(member, 'PATCH', `/dish/${made.data.id}`, payload)).data.problems.map(
        ({ path }: { path: string }) => path,
      );
    expect(await wrong({ version: 1, price: 250_000 })).toEqual(['discount_price']);
    expect(await wrong({ version: 1, price: 200_000_001 })).toEqual(['price']);
    expect((await call(member, 'PATCH', `/dish/${dish.id}`, { version: 1, discount_price: 0 })).code).toBe('done');
  });

  test('of a group keeps what is gone of the options that stay, in their new order', async () => {
    const { member, group, menu } = await aVendor();
    const [fish, beef] = (await menu()).groups[0]?.options ?? [];
    await call(member, 'PUT', `/option/${beef?.id}/availability`, { availability: 'gone' });
    const options = [
      { id: beef?.id, name: 'Beef', price: 150_000 },
      { name: 'Goat', price: 200_000 },
    ];
    const edit = { version: 1, maximum: 2, options };
    const edited = (await call(member, 'PATCH', `/option-group/${group.id}`, edit)).data;
    expect(edited.options).toMatchObject([
      { id: beef?.id, price: 150_000, availability: 'gone' },
      { name: 'Goat', availability: 'available' },
    ]);
    expect((await call(member, 'PATCH', `/option-group/${group.id}`, edit)).data).toEqual(edited);
    const foreign = { version: 2, options: [{ id: fish?.id, name: 'Fish', price: 0 }] };
    expect((await call(member, 'PATCH', `/option-group/${group.id}`, foreign)).code).toBe('OPTION_NOT_FOUND');
  });
});

test('a dish is made once for its key, comes last, and customers see it in the order that is said', async () => {
  const { member, vendor, dish, menu } = await aVendor();
  const [category] = (await menu()).categories;
  const [group] = (await menu()).groups;
  const body = { ...DISH, menu_category_id: category?.id, group_ids: [group?.id] };
  const key = newKey();
  const [made, again] = [
    await call(member, 'POST', '/dish', body, key),
    await call(member, 'POST', '/dish', body, key),
  ];
  expect([made.code, again.data]).toEqual(['done', made.data]);
  const shown = async () =>
    (await api.app.inject(`/customer/vendor/${vendor.id}/menu`)).json().data.map(({ id }: { id: number }) => id);
  await vi.waitFor(async () => expect(await shown()).toEqual([dish.id, made.data.id]));
  const order = (ids: readonly number[]) => call(member, 'PUT', `/menu-category/${category?.id}/order`, { ids });
  expect((await order([made.data.id])).code).toBe('EDITED_MEANWHILE');
  expect((await order([made.data.id, dish.id])).code).toBe('done');
  await vi.waitFor(async () => expect(await shown()).toEqual([made.data.id, dish.id]));
  expect((await call(member, 'DELETE', `/menu-category/${category?.id}`)).code).toBe('MENU_CATEGORY_IN_USE');
});

test('a dish that is deleted is told in carts as gone', async () => {
  const { member, dish } = await aVendor();
  const who = aGuest();
  const payload = { item_id: dish.id, quantity: 1, type: 'menu' };
  await api.app.inject({ method: 'POST', url: '/customer/cart', headers: who, payload });
  expect((await call(member, 'DELETE', `/dish/${dish.id}`)).code).toBe('done');
  const [cart] = (await api.app.inject({ url: '/customer/cart', headers: who })).json().data;
  expect([cart.is_valid, cart.validation_result[0].type]).toEqual([false, 'menu']);
});

test('what belongs to another vendor is not there, whatever is done with it', async () => {
  const [own, other] = [await aVendor(), await aVendor()];
  const theirs = await other.menu();
  const [category, dish, group] = [theirs.categories[0]?.id, theirs.dishes[0]?.id, theirs.groups[0]?.id];
  const [box] = await owner.db
    .insert(schema.container_type)
    .values({ vendor_id: other.vendor.id, name: 'Box', description: '', price: 100 })
    .returning();
  const mine = (await own.menu()).categories[0]?.id;
  const before = JSON.stringify(await other.menu());
  const attempts: readonly (readonly [Method, string, object | undefined, string])[] = [
    ['PUT', `/dish/${dish}/availability`, { availability: 'gone' }, 'MENU_NOT_FOUND'],
    ['PUT', `/option/${theirs.groups[0]?.options[0]?.id}/availability`, { availability: 'gone' }, 'OPTION_NOT_FOUND'],
    ['PATCH', `/dish/${dish}`, { version: 1, name: 'Mine' }, 'MENU_NOT_FOUND'],
    ['DELETE', `/dish/${dish}`, undefined, 'MENU_NOT_FOUND'],
    ['PATCH', `/menu-category/${category}`, { version: 1, name: 'Mine' }, 'MENU_CATEGORY_NOT_FOUND'],
    ['DELETE', `/menu-category/${category}`, undefined, 'MENU_CATEGORY_NOT_FOUND'],
    ['PUT', `/menu-category/${category}/order`, { ids: [dish] }, 'EDITED_MEANWHILE'],
    ['PATCH', `/option-group/${group}`, { version: 1, name: 'Mine' }, 'OPTION_GROUP_NOT_FOUND'],
    ['DELETE', `/option-group/${group}`, undefined, 'OPTION_GROUP_NOT_FOUND'],
    ['PATCH', `/container/${box?.id}`, { version: 1, name: 'Mine' }, 'CONTAINER_NOT_FOUND'],
    ['DELETE', `/container/${box?.id}`, undefined, 'CONTAINER_NOT_FOUND'],
    ['POST', '/dish', { ...DISH, menu_category_id: category, group_ids: [] }, 'MENU_CATEGORY_NOT_FOUND'],
    ['POST', '/dish', { ...DISH, menu_category_id: mine, group_ids: [group] }, 'OPTION_GROUP_NOT_FOUND'],
    [
      ...(['POST', '/dish'] as const),
      { ...DISH, menu_category_id: mine, group_ids: [], container_type_id: box?.id },
      'CONTAINER_NOT_FOUND',
    ],
  ];
  for (const [method, path, payload, code] of attempts)
    expect([method, path, (await call(own.member, method, path, payload)).code]).toEqual([method, path, code]);
  expect(JSON.stringify(await other.menu())).toBe(before);
});

test('a menu has no more categories than fit, also when two tablets add one at the same moment', async () => {
  const { member, vendor } = await aVendor();
  const rows = Array.from({ length: MENU_LIMITS.categories - 2 }, (_, position) => ({
    ...{ vendor_id: vendor.id, name: 'More', position },
  }));
  await owner.db.insert(schema.menu_category).values(rows);
  const added = await Promise.all(['One', 'Two'].map((name) => call(member, 'POST', '/menu-category', { name })));
  expect(added.map(({ code }) => code).toSorted(inOrder)).toEqual(['MENU_FULL', 'done']);
});
