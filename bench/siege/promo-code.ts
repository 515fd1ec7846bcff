import { openDatabase } from '@jara/server/db';

const CODE = 'NOON';

/** A code that everybody uses at noon. */
export async function addPromoCode(databaseUrl: string): Promise<string> {
  const { pool, close } = openDatabase(databaseUrl, { role: 'owner', max: 1 });
  await pool.query(
    `insert into promo_code (code, title, note, currency, target, most_off, uses_in_all)
     values ($1, 'Lunch', '', 'NGN', 'orders', 1000, 1000000)`,
    [CODE],
  );
  await close();
  return CODE;
}
