import { UNDER_WAY_STATUSES } from '@jara/domain/order';
import type { Transaction } from '../../db/client.ts';
import { type SQL, sql } from '../../db/drizzle.ts';

async function isThere(tx: Transaction, found: SQL): Promise<boolean> {
  const { rows } = await tx.execute<{ there: boolean }>(sql`select exists (${found}) as there`);
  return rows[0]?.there === true;
}

const currencyOf = (cityId: number | null) => sql`(select currency from city where id = ${cityId})`;

/** Orders under way that are not of the country of that city. A failed one may be brought again. */
export const hasOrdersAbroad = (tx: Transaction, id: number, cityId: number | null): Promise<boolean> =>
  isThere(
    tx,
    sql`select from customer_order held where held.rider_id = ${id}
      and held.status = any(${sql.param([...UNDER_WAY_STATUSES])}::text[]) and held.currency is distinct from ${currencyOf(cityId)}`,
  );

/** Money that is owed in another currency than that of the city. */
export const isOwedAbroad = (tx: Transaction, id: number, cityId: number | null): Promise<boolean> =>
  isThere(
    tx,
    sql`select from ledger_entry where account = ${`rider:${id}`} and currency is distinct from ${currencyOf(cityId)}
      group by currency having sum(amount) > 0`,
  );

/** Each order is offered to the next one as soon as its job comes. */
export async function withdrawOffersTo(tx: Transaction, id: number): Promise<void> {
  await tx.execute(sql`update rider_offer set answer = 'withdrawn' where rider_id = ${id} and answer is null`);
}
