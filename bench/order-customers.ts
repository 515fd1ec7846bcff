import { randomUUID } from 'node:crypto';
import { secretsFrom } from '@jara/server';
import { openDatabase } from '@jara/server/db';
import { signToken } from './chaos/customers.ts';

export type Buyer = {
  readonly id: number;
  readonly phone: string;
  readonly token: string;
  readonly address_id: number;
};

/** By the clock of the programs, which tests may move. */
const SIGNED_IN_MS = 2 * 86_400_000;

/** More than anybody can spend on meals while they are measured. */
export const BALANCE = 100_000_000_000;

type Pool = ReturnType<typeof openDatabase>['pool'];

/** Gives their tokens. */
export async function signIn(pool: Pool, appSecret: string, ids: readonly number[]): Promise<string[]> {
  const { tokenKey } = secretsFrom(appSecret);
  const sessions = ids.map(() => randomUUID());
  await pool.query(
    `insert into session (id, customer_id, expires_at) select *, $3::timestamptz from unnest($1::uuid[], $2::int[])`,
    [sessions, ids, new Date(Date.now() + SIGNED_IN_MS)],
  );
  return ids.map((id, nth) => signToken(tokenKey, { sid: sessions[nth] ?? '', rot: 0, sub: String(id) }));
}

/** To each of them, whatever they have. */
export async function giveMoney(pool: Pool, ids: readonly number[]): Promise<void> {
  await pool.query(
    `with posted as (
       insert into ledger_transaction (kind, ref, currency, description, created_at)
       select 'adjustment', 'adjustment:bench-' || id || '-' || $3, 'NGN', 'To begin with', now() from unnest($1::int[]) id
       returning id, split_part(ref, '-', 2) as customer
     ), given as (
       insert into wallet (customer_id, currency, balance) select id, 'NGN', $2 from unnest($1::int[]) id
       on conflict (customer_id, currency) do update set balance = wallet.balance + excluded.balance
     )
     insert into ledger_entry (transaction_id, currency, account, amount)
     select id, 'NGN', account, amount from posted,
       lateral (values ('wallet:' || customer, $2::bigint), ('adjustments', -$2::bigint)) entry (account, amount)`,
    [ids, BALANCE, randomUUID()],
  );
}

/** Customers who are signed in, with an address in Lagos and money in the wallet. */
export async function addBuyers(databaseUrl: string, appSecret: string, count: number): Promise<Buyer[]> {
  const { pool, close } = openDatabase(databaseUrl, { role: 'owner', max: 1 });
  try {
    const { rows } = await pool.query<{ id: number; phone: string }>(
      `insert into customer (phone, signs_in_by_phone, country_code, first_name, last_name, email, user_reference)
       select '2348090' || lpad(n::text, 6, '0'), true, 'NG', 'Ada', 'Obi', 'ada@example.com', 'BENCH' || n
       from generate_series(1, $1) n returning id, phone`,
      [count],
    );
    const ids = rows.map(({ id }) => id);
    const { rows: places } = await pool.query<{ id: number; customer_id: number }>(
      `insert into customer_address (customer_id, pretty_name, display_name, state, country_code, latitude, longitude)
       select id, 'Home', 'Home, Lekki', 'Lagos', 'NG', 6.4478, 3.4723 from unnest($1::int[]) id returning id, customer_id`,
      [ids],
    );
    const tokens = await signIn(pool, appSecret, ids);
    await giveMoney(pool, ids);
    const addressOf = new Map(places.map(({ id, customer_id }) => [customer_id, id]));
    return rows.map(({ id, phone }, nth) => ({
      ...{ id, phone, address_id: addressOf.get(id) ?? 0 },
      token: tokens[nth] ?? '',
    }));
  } finally {
    await close();
  }
}
