import { randomUUID } from 'node:crypto';
import type { MinorUnits } from '@jara/contract';
import { beforeAll, expect, test } from 'vitest';
import { type Db, schema } from '../../db/index.ts';
import { buildCatalog, countersOfTests, freshDatabase, statementsOf } from '../../testing/index.ts';
import { createCartService } from './index.ts';

let clock = Date.parse('2026-11-16T09:00:00Z');
const bags = { amount: 0 as MinorUnits, available_cities: [], excluded_vendor_ids: [] };

let db: Db;
let vendorId: number;
let dish: number;
let customer: number;

beforeAll(async () => {
  const database = await freshDatabase();
  db = database.openApp(10).db;
  const owner = database.openOwner();
  const build = buildCatalog(owner);
  vendorId = (await build.vendor({ city_id: (await build.city()).id })).id;
  dish = (await build.dish({ vendor_id: vendorId, menu_category_id: (await build.category(vendorId)).id })).id;
  const [made] = await owner.db
    .insert(schema.customer)
    .values({
      ...{ phone: '2348012345678', signs_in_by_phone: true, country_code: 'NG', user_reference: 'AAAAAAAAAA' },
      ...{ first_name: 'Ada', last_name: 'Obi', email: 'ada@example.com' },
    })
    .returning();
  customer = made?.id ?? 0;
});

/** The carts as one API process knows them. */
const now = () => new Date(clock);
const apiProcess = () => createCartService({ db, now, limits: countersOfTests(now), bags, guestCartsAnHour: 1_000 });
const item = () => ({ item_id: dish, quantity: 1, type: 'menu' as const, modifiers: [] });
const guest = () => ({ guestId: randomUUID() });
const countOf = <Value>(values: readonly Value[], value: Value) => values.filter((each) => each === value).length;

test('of 300 changes to one cart at once those that can wait cost a few statements each, and the rest none', async () => {
  const [carts, who] = [apiProcess(), guest()];
  await carts.addOrChangeItem(who, item(), 'here');
  let codes: (string | undefined)[] = [];
  const statements = await statementsOf(async () => {
    const saving = Array.from({ length: 300 }, () => carts.updateCartDetails(who, vendorId, { bag_quantity: 0 }));
    codes = (await Promise.all(saving)).map((made) => (made.ok ? 'made' : made.code));
  });
  expect([countOf(codes, 'made'), countOf(codes, 'TOO_MANY_REQUESTS')]).toEqual([51, 249]);
  expect(statements).toBeLessThan(51 * 5);
});

test('changes of one cart by several processes at once are all made', async () => {
  const [processes, who] = [Array.from({ length: 5 }, apiProcess), guest()];
  const adding = processes.flatMap((carts) =>
    Array.from({ length: 6 }, () => carts.addOrChangeItem(who, item(), 'here')),
  );
  expect((await Promise.all(adding)).every(({ ok }) => ok)).toBe(true);
  const shown = await apiProcess().ofVendor(who, vendorId);
  expect(shown.ok && shown.data?.cart_items.find(({ type }) => type === 'menu')?.quantity).toBe(30);
});

test('cart.103 a customer closes 30 guests without carts in an hour; those with carts are always theirs', async () => {
  const carts = apiProcess();
  const upgrade = async (guestId: string = randomUUID()) => {
    const made = await carts.upgradeGuest(customer, guestId);
    return made.ok ? 'made' : made.code;
  };
  const first = randomUUID();
  expect(await upgrade(first)).toBe('made');
  for (let times = 1; times < 30; times += 1) expect(await upgrade()).toBe('made');
  expect(await upgrade()).toBe('TOO_MANY_REQUESTS');
  expect(await db.$count(schema.upgraded_guest)).toBe(30);
  expect(await upgrade(first)).toBe('made');
  const who = guest();
  await carts.addOrChangeItem(who, item(), 'here');
  expect(await upgrade(who.guestId)).toBe('made');
  clock += 3_600_000;
  expect(await upgrade()).toBe('made');
});
