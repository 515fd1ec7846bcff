import { openDatabase } from '@jara/server/db';

const [RIDER_PHONE, CODE] = ['2348100000011', 'NOON'];

/** A rider, whose phone customers know, and a promo code that everybody uses at noon. */
export async function addRiderAndCode(databaseUrl: string) {
  const { pool, close } = openDatabase(databaseUrl, { role: 'owner', max: 1 });
  await pool.query(`insert into staff (role, name, phone) values ('rider', 'Bola', $1)`, [RIDER_PHONE]);
  await pool.query(
    `insert into promo_code (code, title, note, currency, target, most_off, uses_in_all)
     values ($1, 'Lunch', '', 'NGN', 'orders', 1000, 1000000)`,
    [CODE],
  );
  await close();
  return { staffPhone: RIDER_PHONE, promoCode: CODE };
}
