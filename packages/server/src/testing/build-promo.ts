import type { Database } from '../db/index.ts';
import { schema } from '../db/index.ts';

type Promo = typeof schema.promo_code.$inferInsert;

let made = 0;

/** Writes a promo code without any limit but what a test says: 500 naira off an order. */
export async function buildPromo({ db }: Pick<Database, 'db'>, given: Partial<Promo> = {}): Promise<string> {
  made += 1;
  const code = `CODE-${made}`;
  const promo: Promo = {
    code,
    title: '500 off',
    note: 'On any order.',
    currency: 'NGN',
    target: 'orders',
    most_off: 50_000,
    ...given,
  };
  await db.insert(schema.promo_code).values(promo);
  return promo.code;
}
