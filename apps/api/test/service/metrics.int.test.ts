import type { Database } from '@jara/server/db';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { bearer, phoneBook } from '../../src/testing/phone-book.ts';
import { openShop } from '../../src/testing/shop.ts';
import { startApi, untilInformed } from '../../src/testing/start-api.ts';

const TOKEN = 'a-token-for-tests';
const api = startApi({ env: { METRICS_TOKEN: TOKEN } });
const people = phoneBook(api, () => new Date());

let owner: Database;
beforeAll(() => {
  owner = api.database.openOwner();
});

/** The value of a series as it is written, 0 where there is none yet. */
async function read(series: string): Promise<number> {
  const { body } = await api.app.inject({ url: '/metrics', headers: bearer(TOKEN) });
  const line = body.split('\n').find((each) => each.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1) ?? 0);
}

/** How much each series grows by some work. */
async function growth(series: readonly string[], work: () => Promise<unknown>): Promise<number[]> {
  const before = await Promise.all(series.map(read));
  await work();
  return (await Promise.all(series.map(read))).map((value, nth) => value - (before[nth] ?? 0));
}

test('an order is counted as placed, refused or failed, with the time that it took', async () => {
  const shop = await openShop(api, owner);
  const ada = await shop.shopper(people, { wallet: 1_000_000 });
  const series = ['placed', 'refused', 'failed'].map(
    (outcome) => `checkout_duration_seconds_count{kind="cart",outcome="${outcome}"}`,
  );
  const { id: fee_id } = await ada.quote();
  expect(await growth(series, () => ada.order({ fee_id, address_id: 999_999 }))).toEqual([0, 1, 0]);
  expect(await growth(series, () => ada.order({ fee_id }))).toEqual([1, 0, 0]);
  const bola = await shop.shopper(people, { wallet: 1_000_000 });
  const quote = await bola.quote();
  await owner.pool.query('alter table customer_order add constraint nobody_orders check (total = 0) not valid');
  onTestFinished(async () => {
    await owner.pool.query('alter table customer_order drop constraint nobody_orders');
  });
  expect(await growth(series, () => bola.order({ fee_id: quote.id }))).toEqual([0, 0, 1]);
});

test('a change of an order is measured from its writing to the open pages', async () => {
  const shop = await openShop(api, owner);
  const ada = await shop.shopper(people, { wallet: 1_000_000 });
  const order = async () => ada.order({ fee_id: (await ada.quote()).id });
  const [count, sum] = ['order_event_lag_seconds_count', 'order_event_lag_seconds_sum'];
  const before = [await read(count), await read(sum)] as const;
  const order_id = (await order()).json().data.id;
  await owner.pool.query(
    `insert into order_event (order_id, customer_id, version, status, actor, created_at)
     select id, customer_id, version + 1, status, 'system', now() from customer_order where id = $1`,
    [order_id],
  );
  await expect.poll(() => read(count)).toBe(before[0] + 2);
  // `npm test -- --at` sets the API's clock and leaves the database's.
  const { rows } = await owner.pool.query<{ now: number }>(
    'select extract(epoch from clock_timestamp())::float as now',
  );
  const aheadSeconds = Date.now() / 1_000 - (rows[0]?.now ?? 0);
  const mean = ((await read(sum)) - before[1]) / 2;
  expect(Math.abs(mean - aheadSeconds)).toBeLessThan(30);
});

test('what is looked for in the cache of replies is counted as found or missed', async () => {
  await untilInformed(api.app);
  const series = ['fresh', 'missed'].map((result) => `cache_lookups_total{cache="api replies",result="${result}"}`);
  const url = '/customer/available-locations';
  expect(await growth(series, () => api.app.inject(url))).toEqual([1, 0]);
});

test('connections are measured by state, and what is waited for them', async () => {
  const waited = 'database_connection_wait_seconds_count';
  expect(await growth([waited], () => api.app.inject('/readyz'))).toEqual([1]);
  expect(await read('database_connections{state="idle"}')).toBeGreaterThan(0);
});

test('no label has an id, an address or a word that somebody has typed', async () => {
  await api.app.inject('/customer/order/8031234567?q=Adaobi');
  await api.app.inject('/adaobi/8031234567');
  const { body } = await api.app.inject({ url: '/metrics', headers: bearer(TOKEN) });
  expect(body).not.toMatch(/8031234567|adaobi/i);
});
