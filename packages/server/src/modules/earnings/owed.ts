import {
  type DataOf,
  OWED_PAGE_SIZE,
  type OwedPayee,
  type owedEndpoints,
  type ParsedRequestOf,
  type Payee,
  type Payout,
} from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { type Outcome, succeed } from '../../outcome.ts';
import { findOwedPayees, findPayouts } from './owed.store.ts';

type Endpoints = typeof owedEndpoints;
type Asked = ParsedRequestOf<Endpoints['listOwed']>['query'];

function readCursor(cursor: string | undefined) {
  const [owed, id] = cursor?.split('~').map(Number) ?? [];
  return owed === undefined || id === undefined ? undefined : { owed, id };
}

/** Whom money is owed, the largest sum first. */
export async function listOwed(
  db: Db,
  { payee, currency, before }: Asked,
): Promise<Outcome<DataOf<Endpoints['listOwed']>>> {
  const found = await findOwedPayees(db, { payee, currency, after: readCursor(before) });
  const payees = found.slice(0, OWED_PAGE_SIZE).map(
    ({ id, name, owed, last_payout_at }): OwedPayee => ({
      ...{ payee, id, name, currency, owed: Number(owed) as OwedPayee['owed'] },
      last_payout_at: last_payout_at === null ? null : new Date(last_payout_at).toISOString(),
    }),
  );
  const last = found.length > OWED_PAGE_SIZE ? payees.at(-1) : undefined;
  return succeed({ payees, next: last ? `${last.owed}~${last.id}` : null });
}

/** What was paid to one of them. To whom is not there nothing was. */
export async function listPayouts(
  db: Db,
  key: { readonly payee: Payee; readonly id: number; readonly before?: number | undefined },
): Promise<Outcome<DataOf<Endpoints['listPayouts']>>> {
  const found = await findPayouts(db, { ...key, before: key.before });
  const payouts = found.slice(0, OWED_PAGE_SIZE).map(
    ({ id, amount, created_at, ...payout }): Payout => ({
      ...{ ...payout, id: Number(id), amount: Number(amount) as Payout['amount'] },
      created_at: new Date(created_at).toISOString(),
    }),
  );
  return succeed({ payouts, has_more: found.length > OWED_PAGE_SIZE });
}
