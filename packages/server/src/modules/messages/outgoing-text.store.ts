import type { Db } from '../../db/client.ts';
import { eq, lt, sql } from '../../db/drizzle.ts';
import { outgoing_text } from '../../db/schema/index.ts';

export const TEXTS_CHANNEL = 'outgoing_text';

type Queued = {
  readonly phone: string;
  readonly sealed: string;
  readonly next_try_at: Date;
  readonly expires_at: Date;
};

/** In the transaction of whatever wants the text; the announcement reaches the worker when that commits. */
export async function insertText(tx: Db, text: Queued): Promise<void> {
  await tx.insert(outgoing_text).values(text);
  await tx.execute(sql`select pg_notify(${TEXTS_CHANNEL}, '')`);
}

/**
 * Takes one text that is due, to a phone that begins so, and puts its next try off, so that no other worker takes it meanwhile and a worker that
 * dies while sending costs a delay, not the text. Reliability rule 12: SKIP LOCKED.
 */
export async function claimText(db: Db, prefix: string, now: Date, nextTry: Date) {
  const due = sql`(select id from outgoing_text where next_try_at <= ${now} and expires_at > ${now}
    and starts_with(phone, ${prefix})
    order by next_try_at limit 1 for update skip locked)`;
  const [claimed] = await db
    .update(outgoing_text)
    .set({ attempts: sql`${outgoing_text.attempts} + 1`, next_try_at: nextTry })
    .where(sql`${outgoing_text.id} = ${due}`)
    .returning();
  return claimed;
}

export async function deleteText(db: Db, id: number): Promise<void> {
  await db.delete(outgoing_text).where(eq(outgoing_text.id, id));
}

export async function postponeText(db: Db, id: number, next_try_at: Date): Promise<void> {
  await db.update(outgoing_text).set({ next_try_at }).where(eq(outgoing_text.id, id));
}

/** What nobody can use any more. Gives how many there were: each is a code that never arrived. */
export async function deleteExpiredTexts(db: Db, now: Date): Promise<number> {
  const { rowCount } = await db.delete(outgoing_text).where(lt(outgoing_text.expires_at, now));
  return rowCount ?? 0;
}
