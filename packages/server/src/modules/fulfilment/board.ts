import { type BoardOrder, type boardEndpoints, type DataOf, MOST_ON_BOARD } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { type Outcome, succeed } from '../../outcome.ts';
import type { Staff } from '../identity/index.ts';
import { type BoardRow, findBoard } from './board.store.ts';
import { shortName, shownIssues } from './shown-order.ts';

const GONE_FOR_MS = 2 * 60 * 60 * 1000;

function shown({ customer, issues, created_at, paid_at, ready_by, ...row }: BoardRow): BoardOrder {
  return {
    ...row,
    customer_name: shortName(customer),
    issues: shownIssues(row.items, issues),
    created_at: created_at.toISOString(),
    paid_at: (paid_at ?? created_at).toISOString(),
    ready_by: ready_by?.toISOString() ?? null,
  };
}

/** All that a vendor makes now, and what was gone within two hours. */
export async function readBoard(
  db: Db,
  { scope }: Staff<'vendor'>,
  now: Date,
): Promise<Outcome<DataOf<typeof boardEndpoints.getBoard>>> {
  const goneSince = new Date(now.getTime() - GONE_FOR_MS);
  // One more than is shown tells whether there are more.
  const found = await findBoard(db, { vendor: scope, goneSince, limit: MOST_ON_BOARD + 1 });
  return succeed({ orders: found.slice(0, MOST_ON_BOARD).map(shown), is_cut: found.length > MOST_ON_BOARD });
}
