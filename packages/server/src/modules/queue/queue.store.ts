import type { Db } from '../../db/client.ts';
import { inArray, sql } from '../../db/drizzle.ts';
import { queue_message } from '../../db/schema/index.ts';

type NewMessage = Pick<typeof queue_message.$inferInsert, 'message_id' | 'body' | 'sent_at' | 'visible_at'>;

export async function insertMessages(db: Db, messages: readonly NewMessage[]): Promise<void> {
  if (messages.length > 0) await db.insert(queue_message).values([...messages]);
}

/** Hides those that have waited longest until the given moment. Reliability rule 12: SKIP LOCKED. */
export function claimMessages(db: Db, most: number, now: Date, visible_at: Date) {
  const waiting = sql`array(select id from queue_message where visible_at <= ${now}
    order by visible_at, id limit ${most} for update skip locked)`;
  return db
    .update(queue_message)
    .set({ receipt: sql`gen_random_uuid()`, receive_count: sql`${queue_message.receive_count} + 1`, visible_at })
    .where(sql`${queue_message.id} = any(${waiting})`)
    .returning();
}

export async function deleteMessages(db: Db, receipts: readonly string[]): Promise<void> {
  await db.delete(queue_message).where(inArray(queue_message.receipt, [...receipts]));
}

/** At least as many as there are, from both ends of the primary key: counting would read them all. */
export async function estimateMessages(db: Db): Promise<number> {
  const [row] = await db.select({ span: sql<number>`coalesce(max(id) - min(id) + 1, 0)::int` }).from(queue_message);
  return row?.span ?? 0;
}

export async function countMessages(db: Db, now: Date): Promise<{ visible: number; hidden: number }> {
  const [row] = await db
    .select({
      visible: sql<number>`(count(*) filter (where visible_at <= ${now}))::int`,
      hidden: sql<number>`(count(*) filter (where visible_at > ${now}))::int`,
    })
    .from(queue_message);
  return row ?? { visible: 0, hidden: 0 };
}
