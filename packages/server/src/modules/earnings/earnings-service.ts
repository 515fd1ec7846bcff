import type { MinorUnits, RiderDay, Statement } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import type { Staff } from '../identity/index.ts';
import { findDeliveriesOfDay } from './delivery.store.ts';
import { findPayee, type PayeeKey } from './payee.store.ts';
import { PAYEE_UNKNOWN, recordPayout } from './record-payout.ts';
import { type Days, findOwed, findStatementDays } from './statement.store.ts';

type Deps = { readonly db: Db; readonly now: () => Date };
type Unknown = (typeof PAYEE_UNKNOWN)[PayeeKey['payee']];

/** What vendors and riders have earned. */
export function createEarnings({ db, now }: Deps) {
  async function statementOf(
    key: PayeeKey,
    days: Days,
  ): Promise<Outcome<Statement & { readonly name: string }, Unknown>> {
    const found = await findPayee(db, key);
    if (!found) return refuse(PAYEE_UNKNOWN[key.payee]);
    const owed = await findOwed(db, found);
    const { name, currency } = found;
    return succeed({ name, currency, ...days, days: await findStatementDays(db, found, days), owed });
  }

  return {
    statementOf,

    /** Somebody of the staff is of a vendor that is there, or is the rider. */
    async own(member: Staff<'vendor'> | Staff<'rider'>, days: Days): Promise<Outcome<Statement>> {
      const found = await statementOf({ payee: member.role, id: member.scope }, days);
      if (!found.ok) throw new Error('somebody acts for a payee that is gone');
      return found;
    },

    /** What a rider has brought today, by the clock of their city. */
    async ridersDay({ scope: id }: Staff<'rider'>): Promise<Outcome<RiderDay>> {
      const found = await findPayee(db, { payee: 'rider', id });
      if (!found) throw new Error('somebody acts for a payee that is gone');
      const deliveries = await findDeliveriesOfDay(db, found, now());
      const earned = deliveries.reduce((sum, each) => sum + each.earned, 0) as MinorUnits;
      return succeed({ currency: found.currency, earned, deliveries });
    },

    recordPayout: (
      tx: Parameters<typeof recordPayout>[0],
      member: Parameters<typeof recordPayout>[1],
      body: Parameters<typeof recordPayout>[2],
    ) => recordPayout(tx, member, body, now()),
  };
}

export type Earnings = ReturnType<typeof createEarnings>;
