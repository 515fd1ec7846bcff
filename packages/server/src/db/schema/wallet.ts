import { CURRENCIES } from '@jara/contract';
import { bigint, check, foreignKey, index, integer, pgTable, primaryKey, sql, text, unique } from '../drizzle.ts';
import { customer } from './identity.ts';
import { moment } from './moment.ts';

const currency = () => text({ enum: CURRENCIES }).notNull();
const money = () => bigint({ mode: 'number' }).notNull();

/**
 * Reliability rule 3: a stored balance on customers' wallets alone. It is a cache of the entries of `wallet:<customer>`,
 * moved in the statement that adds them. Below zero only by an adjustment or a reversal.
 */
export const wallet = pgTable(
  'wallet',
  {
    customer_id: integer()
      .notNull()
      .references(() => customer.id),
    currency: currency(),
    balance: money().default(0),
  },
  (table) => [primaryKey({ columns: [table.customer_id, table.currency] })],
);

/** One movement of money, once: its `ref` is unique. Rows are only ever added. */
export const ledger_transaction = pgTable(
  'ledger_transaction',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    /** What it is the movement of: `order:123456789`, `topup:<reference>`. */
    ref: text().notNull().unique(),
    currency: currency(),
    /** What the customer reads in the wallet's history. */
    description: text().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [unique('a_transaction_has_one_currency').on(table.id, table.currency)],
);

/** Credits are positive. A trigger refuses entries that do not sum to zero. Rows are only ever added. */
export const ledger_entry = pgTable(
  'ledger_entry',
  {
    transaction_id: bigint({ mode: 'number' }).notNull(),
    currency: currency(),
    /** `wallet:7`, `clearing:paystack`, `delivery_revenue`. */
    account: text().notNull(),
    amount: money(),
  },
  (table) => [
    primaryKey({ columns: [table.transaction_id, table.account] }),
    foreignKey({
      columns: [table.transaction_id, table.currency],
      foreignColumns: [ledger_transaction.id, ledger_transaction.currency],
      name: 'an_entry_has_the_currency_of_its_transaction',
    }),
    index('entries_by_account').on(table.account, table.currency, table.transaction_id),
    check('an_entry_moves_something', sql`${table.amount} <> 0`),
  ],
);
