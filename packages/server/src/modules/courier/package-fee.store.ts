import type { Db, Transaction } from '../../db/client.ts';
import { and, eq, isNull, lt, sql } from '../../db/drizzle.ts';
import { prepared } from '../../db/prepared.ts';
import { package_fee, wallet } from '../../db/schema/index.ts';
import { isInDebt } from '../wallet/index.ts';

export type StoredFee = typeof package_fee.$inferSelect;
export type NewFee = Omit<typeof package_fee.$inferInsert, 'order_id'>;

const given = (name: string) => sql.placeholder(name);

export async function insertPackageFee(db: Db, fee: NewFee): Promise<StoredFee> {
  const [made] = await db.insert(package_fee).values(fee).returning();
  if (!made) throw new Error('a fee could not be written');
  return made;
}

const feeToOrder = prepared((db) =>
  db
    .select({ fee: package_fee, balance: wallet.balance, is_in_debt: isInDebt(package_fee.customer_id) })
    .from(package_fee)
    .leftJoin(wallet, and(eq(wallet.customer_id, package_fee.customer_id), eq(wallet.currency, package_fee.currency)))
    .where(and(eq(package_fee.id, given('id')), eq(package_fee.customer_id, given('customer'))))
    .for('update', { of: package_fee })
    .prepare('package_fee_to_order'),
);

/** Only of the customer's own, with what the wallet holds and whether any is below zero; until the transaction ends nobody else uses it. */
export async function lockPackageFee(
  tx: Transaction,
  customer: number,
  id: number,
): Promise<{ readonly fee: StoredFee; readonly balance: number; readonly is_in_debt: boolean } | undefined> {
  const [found] = await feeToOrder(tx).execute({ customer, id });
  return found && { ...found, balance: found.balance ?? 0 };
}

/** Quotes that nobody has used and nobody can use any more. One that was used names its order. */
export async function deleteExpiredPackageFees(db: Db, now: Date): Promise<void> {
  await db.delete(package_fee).where(and(lt(package_fee.expires_at, now), isNull(package_fee.order_id)));
}
