import type { Currency, MinorUnits, WalletEntry } from '@jara/contract';
import type { Db, Transaction } from '../../db/client.ts';
import { and, eq, sql } from '../../db/drizzle.ts';
import { ledger_entry, ledger_transaction, wallet } from '../../db/schema/index.ts';
import { type Account, account } from './accounts.ts';

export type Entry = { readonly account: Account; readonly amount: number };

export type Movement = {
  readonly kind: string;
  /** Unique: the same movement is never posted twice. */
  readonly ref: string;
  readonly currency: Currency;
  readonly description: string;
  readonly created_at: Date;
  readonly entries: readonly Entry[];
  /** The customer whose stored balance follows, if a wallet is among the accounts. */
  readonly walletOf: number | undefined;
  readonly mayOverdraw: boolean;
};

/** Reliability rule 4: the row count decides. A credit opens the wallet, a debit needs one that covers it. */
function movedBalance({ walletOf, currency, entries, mayOverdraw, ref }: Movement) {
  const amount = entries.find((entry) => entry.account === account.wallet(walletOf ?? 0))?.amount ?? 0;
  const isNew = sql`not exists (select from ledger_transaction where ref = ${ref})`;
  return amount > 0 || mayOverdraw
    ? sql`insert into wallet (customer_id, currency, balance) select ${walletOf}::int, ${currency}, ${amount}::bigint where ${isNew}
        on conflict (customer_id, currency) do update set balance = wallet.balance + excluded.balance returning 1`
    : sql`update wallet set balance = balance + ${amount}::bigint
        where customer_id = ${walletOf} and currency = ${currency} and balance + ${amount}::bigint >= 0 and ${isNew} returning 1`;
}

/** Adds a transaction with its entries and moves the stored balance, in one statement. False if nothing was posted. */
export async function insertMovement(tx: Transaction, movement: Movement): Promise<boolean> {
  const { kind, ref, currency, description, created_at, entries, walletOf } = movement;
  const moved = walletOf === undefined ? sql`select 1 where true` : movedBalance(movement);
  const [accounts, amounts] = [entries.map((each) => each.account), entries.map((each) => each.amount)];
  const { rowCount } = await tx.execute(sql`
    with moved as (${moved}), added as (
      insert into ledger_transaction (kind, ref, currency, description, created_at)
      select ${kind}, ${ref}, ${currency}, ${description}, ${created_at}::timestamptz
      where exists (select from moved) and not exists (select from ledger_transaction where ref = ${ref})
      returning id
    )
    insert into ledger_entry (transaction_id, currency, account, amount)
    select added.id, ${currency}, entry.account, entry.amount
    from added, unnest(${sql.param(accounts)}::text[], ${sql.param(amounts)}::bigint[]) as entry (account, amount)`);
  return rowCount === entries.length;
}

export async function isPosted(tx: Db, ref: string): Promise<boolean> {
  const found = await tx
    .select({ id: ledger_transaction.id })
    .from(ledger_transaction)
    .where(eq(ledger_transaction.ref, ref));
  return found.length > 0;
}

export async function findBalance(db: Db, customerId: number, currency: Currency): Promise<MinorUnits> {
  const [found] = await db
    .select({ balance: wallet.balance })
    .from(wallet)
    .where(and(eq(wallet.customer_id, customerId), eq(wallet.currency, currency)));
  return (found?.balance ?? 0) as MinorUnits;
}

/**
 * Keeps the wallet for this transaction, before the order's row (reliability rule 6), and opens it if there is none. What
 * is posted after that sees all that was posted before. Gives the balance.
 */
export async function lockWallet(tx: Transaction, customerId: number, currency: Currency): Promise<MinorUnits> {
  const [locked] = await tx
    .insert(wallet)
    .values({ customer_id: customerId, currency })
    .onConflictDoUpdate({ target: [wallet.customer_id, wallet.currency], set: { balance: sql`${wallet.balance}` } })
    .returning({ balance: wallet.balance });
  return (locked?.balance ?? 0) as MinorUnits;
}

/** The last first. */
export async function findEntries(
  db: Db,
  {
    customerId,
    currency,
    before,
    limit,
  }: { customerId: number; currency: Currency; before: number | undefined; limit: number },
): Promise<WalletEntry[]> {
  const found = await db
    .select({
      id: ledger_transaction.id,
      amount: ledger_entry.amount,
      description: ledger_transaction.description,
      created_at: ledger_transaction.created_at,
    })
    .from(ledger_entry)
    .innerJoin(ledger_transaction, eq(ledger_transaction.id, ledger_entry.transaction_id))
    .where(
      and(
        eq(ledger_entry.account, account.wallet(customerId)),
        eq(ledger_entry.currency, currency),
        before === undefined ? undefined : sql`${ledger_entry.transaction_id} < ${before}`,
      ),
    )
    .orderBy(sql`${ledger_entry.transaction_id} desc`)
    .limit(limit);
  return found.map(({ id, amount, created_at, ...entry }) => ({
    ...entry,
    id: String(id),
    amount: amount as MinorUnits,
    created_at: created_at.toISOString(),
  }));
}
