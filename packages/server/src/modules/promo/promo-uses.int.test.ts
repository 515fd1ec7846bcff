import { beforeAll, describe, expect, test } from 'vitest';
import { type Database, inTransaction, schema, type Transaction } from '../../db/index.ts';
import { refuse } from '../../outcome.ts';
import { buildPromo, freshDatabase } from '../../testing/index.ts';
import { claimPromoUse, findPromo, releasePromoUse } from './index.ts';

const NOW = new Date('2026-11-16T09:00:00Z');
const CROWD = 50;

let app: Database;
let owner: Database;
beforeAll(async () => {
  const fresh = await freshDatabase();
  [app, owner] = [fresh.openApp(5), fresh.openOwner()];
  await owner.pool.query(
    `insert into customer (phone, signs_in_by_phone, country_code, first_name, last_name, email, user_reference)
     select '23480000' || lpad(n::text, 5, '0'), true, 'NG', 'Ada', 'Obi', 'ada@example.com', 'ref' || n
     from generate_series(1, $1) as n`,
    [CROWD],
  );
});

const claim = (tx: Transaction, customer: number, code: string) =>
  claimPromoUse(tx, { customer, code, cart: null, now: NOW });
/** An order that uses the code, in a transaction of its own. As every order does, it looks first whether a use is left. */
const order = (customer: number, code: string) =>
  inTransaction(app.db, async (tx) => {
    const { uses_in_all = null, used = 0 } = (await findPromo(tx, { customer, code, cart: null }))?.promo ?? {};
    return uses_in_all !== null && used >= uses_in_all ? refuse('PROMO_USED_UP') : claim(tx, customer, code);
  });
const usedOf = async (code: string) => {
  const rows = await app.db.query.promo_code.findMany({ where: (table, { eq }) => eq(table.code, code) });
  return rows[0]?.used;
};
const outcomes = (all: Awaited<ReturnType<typeof order>>[]) => {
  const codes = all.map((each) => (each.ok ? 'taken' : each.code));
  return Object.fromEntries([...new Set(codes)].map((code) => [code, codes.filter((each) => each === code).length]));
};
const crowd = (take: (customer: number) => Promise<Awaited<ReturnType<typeof order>>>) =>
  Promise.all(Array.from({ length: CROWD }, (_, index) => take(index + 1)));

describe('uses of a promo code', () => {
  test.each([1, 7])('promo.018 %d uses admit exactly as many orders of a crowd that comes at once', async (uses) => {
    const code = await buildPromo(owner, { uses_in_all: uses });
    const all = await crowd((customer) => order(customer, code));
    expect(outcomes(all)).toEqual({ taken: uses, PROMO_USED_UP: CROWD - uses });
    expect(await usedOf(code)).toBe(uses);
  });

  test('promo.018 one customer who orders many times at once gets as many uses as a customer may have', async () => {
    const code = await buildPromo(owner, { uses_per_customer: 2 });
    const all = await crowd(() => order(1, code.toLowerCase()));
    expect(outcomes(all)).toEqual({ taken: 2, PROMO_USED_BY_YOU: CROWD - 2 });
    expect(await usedOf(code)).toBe(2);
    expect((await order(2, code)).ok).toBe(true);
  });

  test('promo.018 an order that is not made after all has used nothing', async () => {
    const code = await buildPromo(owner, { uses_in_all: 1 });
    const failing = inTransaction(app.db, async (tx) => {
      expect((await claim(tx, 1, code)).ok).toBe(true);
      throw new Error('the card was declined');
    });
    await expect(failing).rejects.toThrow('the card was declined');
    expect((await order(2, code)).ok).toBe(true);
    expect(await order(3, code)).toEqual({ ok: false, code: 'PROMO_USED_UP' });
  });

  test('promo.018 an order under way keeps nobody else from ordering with the code', async () => {
    const code = await buildPromo(owner, { uses_in_all: 2 });
    await inTransaction(app.db, async (tx) => {
      expect((await claim(tx, 1, code)).ok).toBe(true);
      expect((await order(2, code)).ok).toBe(true);
    });
    expect(await usedOf(code)).toBe(2);
  });

  test('a use that is given back can be had again, once, however often it is given back', async () => {
    const code = await buildPromo(owner, { uses_in_all: 1, uses_per_customer: 1 });
    const taken = await order(1, code);
    if (!taken.ok) throw new Error(taken.code);
    await Promise.all(Array.from({ length: 5 }, () => inTransaction(app.db, (tx) => releasePromoUse(tx, taken.data))));
    expect(await usedOf(code)).toBe(0);
    expect(outcomes(await crowd(() => order(1, code)))).toMatchObject({ taken: 1 });
  });

  test('a code that is not there has no uses', async () => {
    expect(await order(1, 'NOWHERE')).toEqual({ ok: false, code: 'PROMO_NOT_FOUND' });
  });

  test('the use of a customer who is gone stays counted', async () => {
    const code = await buildPromo(owner, { uses_in_all: 1 });
    await order(CROWD, code);
    await owner.pool.query('delete from customer where id = $1', [CROWD]);
    expect(await app.db.select().from(schema.promo_use)).toContainEqual(expect.objectContaining({ customer_id: null }));
    expect(await order(1, code)).toEqual({ ok: false, code: 'PROMO_USED_UP' });
  });
});

test.each<[string, Partial<typeof schema.promo_code.$inferInsert>]>([
  ['in small letters', { code: 'small' }],
  ['of nothing', { most_off: 0 }],
  ['of more than all', { percent: 101 }],
  ['that ends before it starts', { starts_at: new Date(2), ends_at: new Date(1) }],
  ['for no vendor', { vendor_ids: [] }],
  ['for no class', { order_classes: [] }],
  ['without any use', { uses_in_all: 0 }],
  ['that was used more often than it allows', { uses_in_all: 1, used: 2 }],
])('a promo code %s cannot be written', async (_what, given) => {
  await expect(buildPromo(owner, given)).rejects.toThrow();
});
