import type { Transaction } from '../../db/client.ts';
import { and, eq, sql } from '../../db/drizzle.ts';
import { customer_order } from '../../db/schema/index.ts';

export const MOST_WRONG_PINS = 5;

/** Counts a try before anybody compares: the row count decides who may look, however many try at once. */
export async function countPinTry(tx: Transaction, orderId: number) {
  const [taken] = await tx
    .update(customer_order)
    .set({ wrong_pins: sql`${customer_order.wrong_pins} + 1` })
    .where(and(eq(customer_order.id, orderId), sql`${customer_order.wrong_pins} < ${MOST_WRONG_PINS}`))
    .returning({ pin: customer_order.pin, wrong_pins: customer_order.wrong_pins });
  return taken;
}

export async function forgetPinTries(tx: Transaction, orderId: number): Promise<void> {
  await tx.update(customer_order).set({ wrong_pins: 0 }).where(eq(customer_order.id, orderId));
}
