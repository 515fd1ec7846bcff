import type { Db } from '../../db/client.ts';
import { and, eq, sql } from '../../db/drizzle.ts';
import { prepared } from '../../db/prepared.ts';
import { session } from '../../db/schema/index.ts';

export type Session = typeof session.$inferSelect;

export async function insertSession(db: Db, values: typeof session.$inferInsert): Promise<void> {
  await db.insert(session).values(values);
}

/** Who is signed in by it, and whether it pays from the wallet and with saved cards. */
export type SignedInCustomer = { readonly customer: number; readonly may_spend: boolean };

const sessionById = prepared((db) =>
  db
    .select({ customer: session.customer_id, may_spend: session.may_spend, expires_at: session.expires_at })
    .from(session)
    .where(eq(session.id, sql.placeholder('id')))
    .prepare('session_by_id'),
);

/** As it stands, also when its time is over. */
export async function findSession(
  db: Db,
  id: string,
): Promise<(SignedInCustomer & { readonly expires_at: Date }) | undefined> {
  const [found] = await sessionById(db).execute({ id });
  return found;
}

/** Those of them that have not ended. */
export async function findOpenSessions(db: Db, ids: readonly string[], now: Date): Promise<string[]> {
  const found = await db
    .select({ id: session.id })
    .from(session)
    .where(and(sql`${session.id} = any(${sql.param(ids)}::uuid[])`, sql`${session.expires_at} > ${now}`));
  return found.map(({ id }) => id);
}

/** Until the transaction ends, nobody else renews this session. */
export async function lockSession(tx: Db, id: string, now: Date): Promise<Session | undefined> {
  const [found] = await tx
    .select()
    .from(session)
    .where(and(eq(session.id, id), sql`${session.expires_at} > ${now}`))
    .for('update');
  return found;
}

/** Moves on to the next rotation. */
export async function rotateSession(tx: Db, { id, rotation }: Session, rotated_at: Date): Promise<Session | undefined> {
  const [rotated] = await tx
    .update(session)
    .set({ rotation: rotation + 1, rotated_at })
    .where(eq(session.id, id))
    .returning();
  return rotated;
}

/** Gives how many there were. */
export async function deleteSessionsOf(tx: Db, customerId: number): Promise<number> {
  const { rowCount } = await tx.delete(session).where(eq(session.customer_id, customerId));
  return rowCount ?? 0;
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.delete(session).where(eq(session.id, id));
}
