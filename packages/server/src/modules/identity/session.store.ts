import type { Db } from '../../db/client.ts';
import { and, eq, sql } from '../../db/drizzle.ts';
import { session } from '../../db/schema/index.ts';

export type Session = typeof session.$inferSelect;

export async function insertSession(db: Db, values: typeof session.$inferInsert): Promise<void> {
  await db.insert(session).values(values);
}

export async function findCustomerOfSession(db: Db, id: string, now: Date): Promise<number | undefined> {
  const [found] = await db
    .select({ customer_id: session.customer_id })
    .from(session)
    .where(and(eq(session.id, id), sql`${session.expires_at} > ${now}`));
  return found?.customer_id;
}

/** Moves on from one rotation to the next; of two that try with the same pair, one gets nothing. */
export async function rotateSession(db: Db, id: string, rotation: number, now: Date): Promise<Session | undefined> {
  const [rotated] = await db
    .update(session)
    .set({ rotation: rotation + 1 })
    .where(and(eq(session.id, id), eq(session.rotation, rotation), sql`${session.expires_at} > ${now}`))
    .returning();
  return rotated;
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.delete(session).where(eq(session.id, id));
}
