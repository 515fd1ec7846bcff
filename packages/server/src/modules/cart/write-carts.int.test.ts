import { randomUUID } from 'node:crypto';
import type { Cart, MinorUnits } from '@jara/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../db/index.ts';
import { buildCatalog, countersOfTests, freshDatabase } from '../../testing/index.ts';
import { createDishCache } from '../catalog/index.ts';
import { createCartService } from './index.ts';

const now = () => new Date('2026-11-16T09:00:00Z');
const bags = { amount: 0 as MinorUnits, available_cities: [], excluded_vendor_ids: [] };

let owner: Database;
let carts: ReturnType<typeof createCartService>;
let dishes: { readonly id: number; readonly vendor_id: number }[];
/** The vendors whose carts were priced, since it was emptied. */
const priced: number[] = [];

beforeAll(async () => {
  const database = await freshDatabase();
  owner = database.openOwner();
  const { db } = database.openApp();
  const cache = createDishCache(db);
  const find: typeof cache.find = (wanted, via) => {
    priced.push(...wanted.map(({ vendor_id }) => vendor_id));
    return cache.find(wanted, via);
  };
  carts = createCartService({
    db,
    now,
    limits: countersOfTests(now),
    bags,
    guestCartsAnHour: 100,
    dishes: { ...cache, find },
  });
  const build = buildCatalog(owner);
  const { id: city_id } = await build.city();
  dishes = [];
  for (let nth = 0; nth < 3; nth += 1) {
    const { id: vendor_id } = await build.vendor({ city_id });
    const menu_category_id = (await build.category(vendor_id)).id;
    dishes.push({ id: (await build.dish({ vendor_id, menu_category_id })).id, vendor_id });
  }
});

let guestId: string;
const add = (nth: number) =>
  carts.addOrChangeItem(
    { guestId },
    { item_id: dishes[nth]?.id ?? 0, quantity: 1, type: 'menu', modifiers: [] },
    'here',
  );
/** What is listed, and the vendors whose carts were priced for it. */
async function list(): Promise<{ readonly shown: Cart[]; readonly written: (number | undefined)[] }> {
  priced.length = 0;
  const listed = await carts.list({ guestId });
  return { shown: listed.ok ? (JSON.parse(listed.data.json) as Cart[]) : [], written: [...priced] };
}
const vendorOf = (nth: number) => dishes[nth]?.vendor_id;

beforeEach(async () => {
  guestId = randomUUID();
  for (const nth of [0, 1, 2]) await add(nth);
  await list();
});

test('of carts that have not changed since they were listed none is priced again', async () => {
  const first = await list();
  const again = await list();
  expect([first.written, again.written]).toEqual([[], []]);
  expect(again.shown).toHaveLength(3);
  expect(again.shown).toEqual(first.shown);
});

test('a cart that has changed is priced alone, and shown as it is', async () => {
  await add(1);
  const { shown, written } = await list();
  expect(written).toEqual([vendorOf(1)]);
  const quantities = shown.map(({ vendor_id, cart_items }) => [vendor_id, cart_items[0]?.quantity]);
  expect(new Map(quantities as [number, number][]).get(vendorOf(1) ?? 0)).toBe(2);
});

test('a dish that costs more, and a vendor with another name, are shown at once', async () => {
  await owner.pool.query('update menu set price = 990000 where id = $1', [dishes[0]?.id]);
  await owner.pool.query(`update vendor set name = 'Mama Put' where id = $1`, [vendorOf(2)]);
  const { shown, written } = await list();
  expect(new Set(written)).toEqual(new Set([vendorOf(0), vendorOf(2)]));
  const ofVendor = (nth: number) => shown.find(({ vendor_id }) => vendor_id === vendorOf(nth));
  expect([ofVendor(0)?.total_price, ofVendor(2)?.vendor.name]).toEqual([990_000, 'Mama Put']);
});
