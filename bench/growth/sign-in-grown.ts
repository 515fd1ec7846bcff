import { openDatabase } from '@jara/server/db';
import { type Buyer, giveMoney, signIn } from '../order-customers.ts';

/** As many as the smaller of the two has. A customer gets only so many quotes in ten minutes. */
const CUSTOMERS = 100;

/** Customers from among all, with an address in Lagos, who have as many orders and as much money as all others. */
export async function signInGrown(databaseUrl: string, appSecret: string): Promise<Buyer[]> {
  const { pool, close } = openDatabase(databaseUrl, { role: 'owner', max: 1 });
  try {
    const { rows } = await pool.query<{ id: number; phone: string }>(
      `select id, phone from (
         select id, phone, row_number() over (order by id) - 1 as nth, count(*) over () as total
         from customer where user_reference like 'GROWN%'
       ) grown where nth % (total / $1) = 0 limit $1`,
      [CUSTOMERS],
    );
    const ids = rows.map(({ id }) => id);
    await pool.query(
      `insert into customer_address (customer_id, pretty_name, display_name, state, country_code, latitude, longitude)
       select id, 'Home', 'Home, Lekki', 'Lagos', 'NG', 6.4478, 3.4723 from unnest($1::int[]) id
       where not exists (select from customer_address where customer_id = id)`,
      [ids],
    );
    const { rows: places } = await pool.query<{ id: number; customer_id: number }>(
      'select id, customer_id from customer_address where customer_id = any($1)',
      [ids],
    );
    const addressOf = new Map(places.map(({ id, customer_id }) => [customer_id, id]));
    await giveMoney(pool, ids);
    const tokens = await signIn(pool, appSecret, ids);
    return rows.map(({ id, phone }, nth) => ({
      ...{ id, phone, token: tokens[nth] ?? '', address_id: addressOf.get(id) ?? 0 },
    }));
  } finally {
    await close();
  }
}
