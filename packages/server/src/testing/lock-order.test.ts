import { expect, test } from 'vitest';
import { locksOf } from './lock-order.ts';

test.each([
  ['update "wallet" set "balance" = 1', ['wallet']],
  ['with moved as (update wallet set balance = 1 returning id) select 1', ['wallet']],
  ['insert into "wallet" values (1) on conflict ("id") do update set "balance" = 1', ['wallet']],
  ['select "id" from "payment" where "reference" = $1 for update', ['payment']],
  ['select * from "vendor" inner join "cart" on true for update of "cart"', ['cart']],
  ['delete from "cart" where "id" = $1', ['cart']],
  ['insert into "customer_order" ("id") values (1)', []],
  ['select * from "wallet"', []],
  ['update "cart_note" set "text" = 1', []],
])('%s locks %j', (text, locks) => {
  expect(locksOf({ text, values: [] })).toEqual(locks);
});

test('a lock that has no row is told by its key', () => {
  const text = 'select pg_advisory_xact_lock(hashtextextended($1, 0))';
  expect(locksOf({ text, values: ['promo uses 12'] })).toEqual(['promo uses']);
  expect(locksOf({ text, values: ['something else'] })).toEqual([]);
});
