import type { Db, Transaction } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import { account } from '../wallet/index.ts';

/** Of one payment, as its provider named the currency. */
export type InSuspense = { readonly amount: number; readonly currency: string };

/** What of a payment is in suspense by now: all of its movements there name its reference. Undefined if nothing is. */
export async function findInSuspense(db: Db, reference: string): Promise<InSuspense | undefined> {
  const refs = ['suspense', 'suspense-credit'].map((kind) => `${kind}:${reference}`);
  const { rows } = await db.execute<{ currency: string; amount: string }>(sql`
    select entry.currency, sum(entry.amount) as amount
    from ledger_transaction posted join ledger_entry entry on entry.transaction_id = posted.id
    where entry.account = ${account.suspense} and (posted.ref = any(${sql.param(refs)}::text[])
      or posted.ref >= ${`reversal:${reference}:`} and posted.ref < ${`reversal:${reference}:~`})
    group by entry.currency having sum(entry.amount) > 0`);
  const [found] = rows;
  return found && { amount: Number(found.amount), currency: found.currency };
}

type Received = InSuspense & { readonly isInWallet: boolean };

/** What came into suspense in all, and whether it has gone on to the customer's wallet. */
export async function findReceivedInSuspense(tx: Transaction, reference: string): Promise<Received | undefined> {
  const { rows } = await tx.execute<{ currency: string; amount: string; is_in_wallet: boolean }>(sql`
    select entry.currency, entry.amount,
      exists (select from ledger_transaction where ref = ${`suspense-credit:${reference}`}) as is_in_wallet
    from ledger_entry entry join ledger_transaction posted on posted.id = entry.transaction_id
    where posted.ref = ${`suspense:${reference}`} and entry.account = ${account.suspense}`);
  const [found] = rows;
  return found && { currency: found.currency, amount: Number(found.amount), isInWallet: found.is_in_wallet };
}
