import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, inTransaction } from '../../db/index.ts';
import { freshDatabase } from '../../testing/index.ts';
import { account, createWallets, findBalance, postTransaction } from './index.ts';

const [ADA, BEN] = [1, 2];
const AT = new Date('2026-11-16T09:00:00Z');
const wallet = account.wallet(ADA);

let app: Database;
let owner: Database;
beforeAll(async () => {
  const fresh = await freshDatabase();
  [app, owner] = [fresh.openApp(8), fresh.openOwner()];
  await owner.pool.query(
    `insert into customer (phone, signs_in_by_phone, country_code, first_name, last_name, email, user_reference)
     values ('2348000000001', true, 'NG', 'Ada', 'Obi', 'ada@example.com', 'ADA'),
       ('2348000000002', true, 'NG', 'Ben', 'Obi', 'ben@example.com', 'BEN')`,
  );
});
beforeEach(() => owner.pool.query('truncate wallet, ledger_transaction, ledger_entry'));

type Given = Partial<Parameters<typeof postTransaction>[1]>;
/** Against the account that needs no payment: the invariants look for that of every provider's money. */
const post = (ref: string, amount: number, given: Given = {}) =>
  inTransaction(app.db, (tx) =>
    postTransaction(tx, {
      kind: 'topup',
      ref,
      currency: 'NGN',
      description: 'Top-up',
      created_at: AT,
      entries: [
        { account: wallet, amount },
        { account: account.adjustments, amount: -amount },
      ],
      ...given,
    }),
  );
const balance = () => findBalance(app.db, ADA, 'NGN');
const sums = async () => {
  const { rows } = await owner.pool.query(
    'select account, sum(amount)::int as sum from ledger_entry group by account order by account',
  );
  return Object.fromEntries(rows.map(({ account: name, sum }) => [name, sum]));
};

describe('posting', () => {
  test('wallet.014 a movement is a balanced set of entries, and the stored balance equals their sum', async () => {
    expect(await post('topup:1', 450_000)).toBe('posted');
    expect(await post('order:1', -120_000)).toBe('posted');
    expect(await balance()).toBe(330_000);
    expect(await sums()).toEqual({ adjustments: -330_000, 'wallet:1': 330_000 });
  });

  test('a movement is posted once for its ref, by however many at once', async () => {
    const results = await Promise.all(
      Array.from({ length: 8 }, () => post('topup:1', 1_000).catch(() => 'undone by the unique ref')),
    );
    expect(results.filter((result) => result === 'posted')).toHaveLength(1);
    expect(await post('topup:1', 1_000)).toBe('already posted');
    expect(await balance()).toBe(1_000);
  });

  test('money is spent once for its ref: the same debit again leaves the balance as it is', async () => {
    await post('topup:1', 1_000);
    expect(await post('order:1', -300)).toBe('posted');
    expect(await post('order:1', -300)).toBe('already posted');
    expect([await balance(), (await sums())[wallet]]).toEqual([700, 700]);
  });

  test('of many who spend the same money at once, as many succeed as it covers', async () => {
    await post('topup:1', 1_000);
    const results = await Promise.all(Array.from({ length: 16 }, (_, nth) => post(`order:${nth}`, -300)));
    expect(results.filter((result) => result === 'posted')).toHaveLength(3);
    expect(results.filter((result) => result === 'insufficient')).toHaveLength(13);
    expect(await balance()).toBe(100);
  });

  test('a wallet goes below zero only where it is said that it may', async () => {
    expect(await post('order:1', -1)).toBe('insufficient');
    expect(await post('reversal:1', -500, { mayOverdraw: true })).toBe('posted');
    expect(await balance()).toBe(-500);
    expect(await post('topup:1', 200)).toBe('posted');
    expect(await balance()).toBe(-300);
  });

  test('currencies have wallets of their own', async () => {
    await post('topup:1', 1_000);
    expect(await post('order:1', -1_000, { currency: 'GHS' })).toBe('insufficient');
    expect(await findBalance(app.db, ADA, 'GHS')).toBe(0);
  });

  test('each customer has a wallet of their own, which others neither fill nor spend', async () => {
    const entries = [
      { account: account.wallet(BEN), amount: 700 },
      { account: account.adjustments, amount: -700 },
    ];
    await post('topup:ben', 0, { entries });
    await post('topup:1', 1_000);
    expect(await post('order:1', -600)).toBe('posted');
    expect(await post('order:2', -600)).toBe('insufficient');
    expect([await balance(), await findBalance(app.db, BEN, 'NGN')]).toEqual([400, 700]);
  });

  test('a movement that is of no wallet is posted once for its ref too', async () => {
    const entries = [
      { account: account.suspense, amount: 500 },
      { account: account.adjustments, amount: -500 },
    ];
    expect(await post('late:1', 0, { entries })).toBe('posted');
    expect(await post('late:1', 0, { entries })).toBe('already posted');
    expect(await sums()).toEqual({ adjustments: -500, suspense: 500 });
  });

  test('a movement of nothing is taken, and writes nothing', async () => {
    expect(await post('order:1', 0)).toBe('posted');
    expect(await sums()).toEqual({});
  });
});

describe('the database', () => {
  test('wallet.014 entries that do not sum to zero are refused', async () => {
    const entries = [
      { account: wallet, amount: 100 },
      { account: account.suspense, amount: -99 },
    ];
    await expect(post('topup:1', 0, { entries })).rejects.toMatchObject({ code: '23514' });
    expect([await balance(), await sums()]).toEqual([0, {}]);
  });

  test('wallet.014 a movement without entries is refused', async () => {
    const empty = `insert into ledger_transaction (kind, ref, currency, description, created_at)
      values ('topup', 'topup:empty', 'NGN', '', now())`;
    await expect(app.pool.query(empty)).rejects.toThrow('a ledger transaction has entries');
  });

  test.each(['update ledger_entry set amount = 2', 'delete from ledger_entry', 'delete from ledger_transaction'])(
    'wallet.014 the application cannot take entries back: %s',
    async (statement) => {
      await expect(app.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
    },
  );
});

test('the history gives the last movements first, page by page, each with what it was for', async () => {
  for (let nth = 1; nth <= 23; nth += 1) await post(`topup:${nth}`, nth, { description: `Top-up ${nth}` });
  const wallets = createWallets({ db: app.db });
  const first = await wallets.history(ADA, { currency: 'NGN' });
  if (!first.ok) throw new Error('refused');
  expect(first.data.has_more).toBe(true);
  expect(first.data.entries[0]).toMatchObject({ amount: 23, description: 'Top-up 23', created_at: AT.toISOString() });
  const rest = await wallets.history(ADA, { currency: 'NGN', before: first.data.entries.at(-1)?.id });
  expect(rest).toMatchObject({ data: { has_more: false, entries: [{ amount: 3 }, { amount: 2 }, { amount: 1 }] } });
  expect(await wallets.history(2, { currency: 'NGN' })).toMatchObject({ data: { entries: [] } });
});
