import type { DeliveryFee } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { and, eq, getTableColumns, gt, lt, sql } from '../../db/drizzle.ts';
import { prepared } from '../../db/prepared.ts';
import { delivery_fee } from '../../db/schema/index.ts';
import type { QuotedFor } from '../promo/index.ts';

type NewFee = typeof delivery_fee.$inferInsert;

const COLUMNS = Object.keys(getTableColumns(delivery_fee)).filter((name) => name !== 'id') as (keyof NewFee)[];

/** A quote that the machine's power took is asked for again, so its commit does not wait for the disk. */
const withoutWaiting = sql`set_config('synchronous_commit', 'off', true)`;

const feeToInsert = prepared((db) =>
  db
    .insert(delivery_fee)
    .values(Object.fromEntries(COLUMNS.map((name) => [name, sql.placeholder(name)])) as never)
    .returning({ id: delivery_fee.id, commit: withoutWaiting })
    .prepare('fee_to_insert'),
);

export async function insertFee(db: Db, fee: NewFee): Promise<DeliveryFee['id']> {
  const [made] = await feeToInsert(db).execute({ address_id: null, promo_code: null, ...fee });
  if (!made) throw new Error('a fee could not be written');
  return made.id;
}

const isFor = (id: number, { cart_id, order_class, address_id, subtotal, now }: QuotedFor) =>
  and(
    eq(delivery_fee.id, id),
    eq(delivery_fee.cart_id, cart_id),
    eq(delivery_fee.order_class, order_class),
    eq(delivery_fee.subtotal, subtotal),
    address_id === undefined ? undefined : sql`${delivery_fee.address_id} is not distinct from ${address_id}`,
    gt(delivery_fee.expires_at, now),
  );

/** Spec §3 Delivery fee. */
const FEE = {
  id: delivery_fee.id,
  original_delivery_amount: delivery_fee.original_delivery_amount,
  final_delivery_amount: delivery_fee.final_delivery_amount,
  original_service_amount: delivery_fee.original_service_amount,
  final_service_amount: delivery_fee.final_service_amount,
  delivery_price_factor: delivery_fee.delivery_price_factor,
  small_order_amount: delivery_fee.small_order_amount,
  amount: delivery_fee.amount,
};

export async function findFee(db: Db, id: number, quotedFor: QuotedFor): Promise<DeliveryFee | undefined> {
  const [found] = await db.select(FEE).from(delivery_fee).where(isFor(id, quotedFor));
  return found as DeliveryFee | undefined;
}

/** Quotes that nobody can use any more. An order keeps its own amounts. */
export async function deleteExpiredFees(db: Db, now: Date): Promise<void> {
  await db.delete(delivery_fee).where(lt(delivery_fee.expires_at, now));
}
