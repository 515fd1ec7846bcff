import type { DataOf, earningsEndpoints, ParsedRequestOf } from '@jara/contract';
import type { Transaction } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import type { Staff } from '../identity/index.ts';
import { account, postTransaction } from '../wallet/index.ts';
import { findPayee, type PayeeKey } from './payee.store.ts';
import { findOwed } from './statement.store.ts';

type Recorded = typeof earningsEndpoints.recordPayout;

export const PAYEE_UNKNOWN = { vendor: 'VENDOR_NOT_FOUND', rider: 'RIDER_NOT_FOUND' } as const;

/** Two payouts to one payee are recorded one after the other, so that together they are no more than is owed. */
const lockPayee = (tx: Transaction, { payee, id }: PayeeKey) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payout ${payee}:${id}`}, 0))`);

/** Decisions §11: moves the account once for the bank's reference, never by more than is owed. */
export async function recordPayout(
  tx: Transaction,
  member: Staff<'support'>,
  { amount, bank_reference, ...key }: ParsedRequestOf<Recorded>['body'],
  now: Date,
): Promise<Outcome<DataOf<Recorded>, Recorded['failures'][number]>> {
  const found = await findPayee(tx, key);
  if (!found) return refuse(PAYEE_UNKNOWN[key.payee]);
  await lockPayee(tx, key);
  const owed = await findOwed(tx, found);
  if (amount > owed) return refuse('PAYOUT_TOO_LARGE');
  const paid: number = amount;
  const posted = await postTransaction(tx, {
    kind: 'payout',
    ref: `payout:${bank_reference}`,
    currency: found.currency,
    description: `Paid to ${found.account} by support ${member.id}, ${bank_reference}`,
    created_at: now,
    entries: [
      { account: found.account, amount: -paid },
      { account: account.payouts, amount: paid },
    ],
  });
  if (posted !== 'posted') return refuse('PAYOUT_RECORDED');
  return succeed({ currency: found.currency, owed: (owed - amount) as typeof owed });
}
