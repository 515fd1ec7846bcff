import type { Db } from '../../db/client.ts';
import { and, eq, isNull, lt } from '../../db/drizzle.ts';
import { order_message } from '../../db/schema/index.ts';

type NewMessage = typeof order_message.$inferInsert;

/** What a message is about, for whoever looks at the order later. */
export type About = Pick<NewMessage, 'order_id' | 'title'>;

export async function insertOrderMessage(tx: Db, message: NewMessage): Promise<number | undefined> {
  const [made] = await tx.insert(order_message).values(message).returning({ id: order_message.id });
  return made?.id;
}

export async function markSent(db: Db, id: number, sent_at: Date): Promise<void> {
  await db
    .update(order_message)
    .set({ sent_at })
    .where(and(eq(order_message.id, id), isNull(order_message.sent_at)));
}

export async function deleteMessagesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(order_message).where(lt(order_message.created_at, before));
}
