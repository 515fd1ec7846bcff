import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { type Database, schema } from '../../db/index.ts';
import { buildCatalog, type FreshDatabase, freshDatabase } from '../../testing/index.ts';
import { deleteStaleGuestCarts } from './index.ts';

const now = new Date('2026-11-16T09:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);

let database: FreshDatabase;
let owner: Database;
let app: Database;
let vendor_id: number;

beforeAll(async () => {
  database = await freshDatabase();
  [owner, app] = [database.openOwner(), database.openApp()];
  const build = buildCatalog(owner);
  vendor_id = (await build.vendor({ city_id: (await build.city()).id })).id;
});

type Owned = { readonly guest_hash: string } | { readonly customer_id: number };

async function writeCart(of: Owned, made: Date, touched: Date): Promise<string> {
  const id = randomUUID();
  const packs = [{ reference: randomUUID(), type: 'normal' as const, lines: [] }];
  await app.db.insert(schema.cart).values({ id, vendor_id, ...of, packs, created_at: made, updated_at: touched });
  return id;
}

const quoteFor = (cart_id: string) => ({
  ...{ cart_id, order_class: 'pickup' as const, delivery_price_factor: 1, expires_at: now },
  ...{ subtotal: 0, original_delivery_amount: 0, final_delivery_amount: 0, original_service_amount: 0 },
  ...{ final_service_amount: 0, small_order_amount: 0, amount: 0, total: 0, bag_quantity: 0, cart_version: 1 },
  ...{ lines: [], discounts: [], prices: {} },
});

const kept = async () => (await app.db.select({ id: schema.cart.id }).from(schema.cart)).map(({ id }) => id).sort();

test('a guest’s cart that was not changed for 30 days goes with its quotes, and no other cart does', async () => {
  const [customer] = await owner.db
    .insert(schema.customer)
    .values({
      ...{ phone: '2348012345678', signs_in_by_phone: true, country_code: 'NG', user_reference: 'AAAAAAAAAA' },
      ...{ first_name: 'Ada', last_name: 'Obi', email: 'ada@example.com' },
    })
    .returning();
  if (!customer) throw new Error('nothing was written');
  const left = await writeCart({ guest_hash: 'left' }, daysAgo(40), daysAgo(30));
  await app.db.insert(schema.delivery_fee).values(quoteFor(left));
  const stay = [
    await writeCart({ guest_hash: 'touched' }, daysAgo(40), daysAgo(29)),
    await writeCart({ guest_hash: 'new' }, daysAgo(1), daysAgo(1)),
    await writeCart({ customer_id: customer.id }, daysAgo(90), daysAgo(90)),
  ];
  expect(await deleteStaleGuestCarts(app.db, now)).toBe(1);
  expect(await kept()).toEqual(stay.sort());
  expect(await app.db.select().from(schema.delivery_fee)).toEqual([]);
});

test('there may be more of them than go at once, and one that is being changed is passed over', async () => {
  const before = await kept();
  await owner.pool.query(
    `insert into cart (id, guest_hash, vendor_id, packs, created_at, updated_at)
     select gen_random_uuid(), 'many ' || n, $1, '[{}]', $2, $2 from generate_series(1, 2100) n`,
    [vendor_id, daysAgo(31)],
  );
  const held = await writeCart({ guest_hash: 'held' }, daysAgo(31), daysAgo(31));
  const client = await owner.pool.connect();
  await client.query('begin');
  await client.query('update cart set updated_at = $2 where id = $1', [held, now]);
  expect(await deleteStaleGuestCarts(app.db, now)).toBe(2_100);
  await client.query('commit');
  client.release();
  expect(await kept()).toEqual([...before, held].sort());
});
