import type { Currency, MinorUnits, WalletEntry } from '@jara/contract';
import type { Db, Transaction } from '../../db/client.ts';
import { type AnyColumn, and, eq, gt, inArray, sql } from '../../db/drizzle.ts';
import { executePrepared, writtenOnce } from '../../db/prepared.ts';
import { customer_order, ledger_entry, ledger_transaction, payment, wallet } from '../../db/schema/index.ts';
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

const IS_NEW = 'not exists (select from ledger_transaction where ref = $2)';

/** Reliability rule 4: the row count decides. A credit opens the wallet, a debit needs one that covers it. */
const BALANCE_MOVES = {
  none: 'select 1 where $6::int is null and $7::bigint = 0',
  credit: `insert into wallet (customer_id, currency, balance) select $6::int, $3, $7::bigint where ${IS_NEW}
    on conflict (customer_id, currency) do update set balance = wallet.balance + excluded.balance returning 1`,
  debit: `update wallet set balance = balance + $7::bigint
    where customer_id = $6::int and currency = $3 and balance + $7::bigint >= 0 and ${IS_NEW} returning 1`,
} as const;

export type BalanceMove = keyof typeof BALANCE_MOVES;

/** How many places of a statement `movementCtes` takes: the first ones. */
export const MOVEMENT_PLACES = 9;

/**
 * What adds a transaction with its entries and moves the stored balance, for a statement that does more at once: parts of
 * its `with`. `entered` has a row for each entry, or none if nothing was posted. What costs nothing moves nothing.
 */
export const movementCtes = (move: BalanceMove) => `
  moved as (${BALANCE_MOVES[move]}), added as (
    insert into ledger_transaction (kind, ref, currency, description, created_at)
    select $1, $2, $3, $4, $5::timestamptz
    where exists (select from moved) and cardinality($8::text[]) > 0 and ${IS_NEW}
    returning id
  ), entered as (
    insert into ledger_entry (transaction_id, currency, account, amount)
    select added.id, $3, entry.account, entry.amount
    from added, unnest($8::text[], $9::bigint[]) as entry (account, amount)
    returning 1
  )`;

function balanceMoveOf({ walletOf, mayOverdraw }: Movement, amount: number): BalanceMove {
  if (walletOf === undefined) return 'none';
  return amount > 0 || mayOverdraw ? 'credit' : 'debit';
}

/** Which text a movement needs, and the values of its places. */
export function movementParts(movement: Movement) {
  const { kind, ref, currency, description, created_at, entries, walletOf } = movement;
  const [accounts, amounts] = [entries.map((each) => each.account), entries.map((each) => each.amount)];
  const moved = walletOf === undefined ? 0 : (amounts[accounts.indexOf(account.wallet(walletOf))] ?? 0);
  const values = [kind, ref, currency, description, created_at, walletOf ?? null, moved, accounts, amounts];
  return { move: balanceMoveOf(movement, moved), values };
}

const movementText = writtenOnce((move: BalanceMove) => `with ${movementCtes(move)} select from entered`);

/** Adds it by itself, in one statement. False if nothing was posted. */
export async function insertMovement(tx: Transaction, movement: Movement): Promise<boolean> {
  const { move, values } = movementParts(movement);
  const { rowCount } = await executePrepared(tx, { name: `movement_with_${move}`, text: movementText(move), values });
  return rowCount === movement.entries.length;
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

/** ADR 39: whoever owes in one currency orders in none. Of the customer that the statement names. */
export const isInDebt = (customerId: AnyColumn | number) =>
  sql<boolean>`exists (select from ${wallet} where ${wallet.customer_id} = ${customerId} and ${wallet.balance} < 0)`;

/** What a customer may spend in a currency, and whether something is owed in any. */
export async function findStanding(
  db: Db,
  customerId: number,
  currency: Currency,
): Promise<{ readonly balance: MinorUnits; readonly is_in_debt: boolean }> {
  const { rows } = await db.execute<{ balance: string; is_in_debt: boolean }>(sql`
    select coalesce((select ${wallet.balance} from ${wallet}
      where ${wallet.customer_id} = ${customerId} and ${wallet.currency} = ${currency}), 0) as balance,
      ${isInDebt(customerId)} as is_in_debt`);
  const { balance = 0, is_in_debt = false } = rows[0] ?? {};
  return { balance: Number(balance) as MinorUnits, is_in_debt };
}

/** What is set aside for the customer's payments that are under way, by their orders. */
export const findHeldOfCustomer = (db: Db, customerId: number, currency: Currency) =>
  db
    .select({
      amount: sql`sum(${ledger_entry.amount})`.mapWith((sum) => Number(sum) as MinorUnits),
      order_id: customer_order.id,
      cart_id: customer_order.cart_id,
      ordered_at: customer_order.created_at,
    })
    .from(payment)
    .innerJoin(ledger_entry, eq(ledger_entry.account, sql`'hold:' || ${payment.reference}`))
    .innerJoin(customer_order, eq(customer_order.id, payment.order_id))
    .where(
      and(
        eq(payment.customer_id, customerId),
        eq(payment.currency, currency),
        inArray(payment.status, ['initiated', 'pending']),
        gt(payment.wallet_amount, 0),
      ),
    )
    .groupBy(customer_order.id)
    .having(sql`sum(${ledger_entry.amount}) > 0`)
    .orderBy(customer_order.created_at);

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
