import { type FreshDatabase, freshDatabase } from '@jara/server/testing';
import type { Pool } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PROMOS } from '../promos/demo-promos.ts';
import { DEMO_TABLES } from '../rows.ts';
import { wholeDemo } from '../testing/whole-demo.ts';
import { loadDemo } from './load-demo.ts';

let database: FreshDatabase;
let pool: Pool;

const countOf = async (table: string) => Number((await pool.query(`select count(*) from ${table}`)).rows[0].count);

beforeAll(async () => {
  database = await freshDatabase();
  pool = database.openOwner().pool;
});

describe('loading the demo', () => {
  test('writes every row, and says how far it is', async () => {
    const told: string[] = [];
    await loadDemo(pool, { vendors: 160, onProgress: (detail) => told.push(detail) });
    const demo = wholeDemo(160);
    for (const table of DEMO_TABLES) expect(await countOf(table), table).toBe(demo[table].length);
    expect(told.at(-1)).toBe(`160 of 160 vendors, ${demo.menu.length.toLocaleString('en')} dishes`);
  });

  test('keeps values as they were made: lists, hours, ratings and a price of zero', async () => {
    const demo = wholeDemo(160);
    const { rows: vendors } = await pool.query('select * from vendor order by id');
    expect(vendors.map((row) => ({ ...row, delivery_price: Number(row.delivery_price) }))).toMatchObject(demo.vendor);
    const { rows: free } = await pool.query('select id from menu where discount_price = 0 order by id');
    expect(free).toEqual(demo.menu.filter((item) => item.discount_price === 0).map(({ id }) => ({ id })));
  });

  test('goes on with ids where the demo ends', async () => {
    const { rows } = await pool.query(
      `insert into menu_category (vendor_id, name, position) values (1, 'Specials', 99) returning id`,
    );
    expect(rows[0].id).toBe(wholeDemo(160).menu_category.length + 1);
  });

  test('replaces what was there', async () => {
    await loadDemo(pool, { vendors: 7 });
    expect(await countOf('vendor')).toBe(7);
    await expect(pool.query('select from vendor where id = 8')).resolves.toMatchObject({ rowCount: 0 });
  });

  test('keeps the likes and the staff of vendors that are still there, and riders with their place', async () => {
    await pool.query(`insert into customer (phone, signs_in_by_phone, country_code, first_name, last_name, email, user_reference)
      values ('2348012345678', true, 'NG', 'Ada', 'Obi', 'ada@example.com', 'A')`);
    await pool.query('insert into vendor_like (customer_id, vendor_id) values (1, 3), (1, 7)');
    await pool.query(`insert into staff (role, vendor_id, name, phone) values
      ('vendor', 3, 'Ngozi', '1'), ('vendor', 7, 'Tunde', '2'), ('rider', null, 'Musa', '3')`);
    await pool.query('insert into rider_position select id, 6.4, 3.4, now() from staff where vendor_id is null');
    await loadDemo(pool, { vendors: 5 });
    await loadDemo(pool, { vendors: 7 });
    const { rows } = await pool.query('select vendor_id from vendor_like');
    expect(rows).toEqual([{ vendor_id: 3 }]);
    const { rows: staff } = await pool.query('select name from staff order by id');
    expect(staff).toEqual([{ name: 'Ngozi' }, { name: 'Musa' }]);
    expect(await countOf('rider_position')).toBe(1);
  });

  test('adds promo codes, and leaves those that are there with their uses', async () => {
    const codes = DEMO_PROMOS.map(({ code }) => code);
    await pool.query(`update promo_code set title = 'Changed' where code = 'JARA500'`);
    await pool.query(`insert into promo_use (promo_code_id, customer_id, used_at)
      select id, 1, now() from promo_code where code = 'JARA500'`);
    await pool.query(`delete from promo_code where code = 'OKADA'`);
    await loadDemo(pool, { vendors: 7 });
    const { rows } = await pool.query('select * from promo_code');
    expect(new Set(rows.map(({ code }) => code))).toEqual(new Set(codes));
    expect(rows.find(({ code }) => code === 'JARA500')).toMatchObject({ title: 'Changed', used: 1 });
    const { rows: cities } = await pool.query(`select slug from city
      where id = any((select city_ids from promo_code where code = 'ACCRA10')::integer[])`);
    expect(cities).toEqual([{ slug: 'accra' }]);
  });

  test('puts back whatever refers to vendors that are still there, directly or through staff', async () => {
    await pool.query(`create table favourite (vendor_id integer references vendor (id));
      create table badge (staff_id integer not null references staff (id), name text);
      insert into favourite values (3), (7), (null);
      insert into badge select id, name from staff`);
    await loadDemo(pool, { vendors: 5 });
    const { rows } = await pool.query('select vendor_id from favourite order by vendor_id');
    expect(rows.map((row) => row.vendor_id)).toEqual([3, null]);
    const { rows: badges } = await pool.query('select b.name from badge b join staff s on s.id = b.staff_id');
    expect(badges.length).toBe(await countOf('staff'));
    expect(badges.length).toBe(await countOf('badge'));
    await pool.query('drop table favourite, badge');
    await loadDemo(pool, { vendors: 7 });
  });

  test('shows readers the old catalog or the new one, never half of it', async () => {
    const reader = database.openOwner(1).pool;
    const seen: number[] = [];
    let isOver = false;
    const loading = loadDemo(pool, { vendors: 30 }).finally(() => {
      isOver = true;
    });
    while (!isOver) seen.push(Number((await reader.query('select count(*) from vendor')).rows[0].count));
    await loading;
    expect(seen.filter((count) => count !== 7 && count !== 30)).toEqual([]);
  });
});
