import type { Db } from '../../db/client.ts';
import { and, eq, sql } from '../../db/drizzle.ts';
import { one_time_code } from '../../db/schema/index.ts';

export type Purpose = (typeof one_time_code.$inferSelect)['purpose'];
type Place = { readonly phone: string; readonly purpose: Purpose };

const at = ({ phone, purpose }: Place) => and(eq(one_time_code.phone, phone), eq(one_time_code.purpose, purpose));

/** The new code takes the place of an older one for the same purpose. */
export async function replaceCode(tx: Db, code: Place & { code_hmac: string; subject: string; expires_at: Date }) {
  await tx
    .insert(one_time_code)
    .values({ ...code, tries: 0 })
    .onConflictDoUpdate({
      target: [one_time_code.phone, one_time_code.purpose],
      set: { code_hmac: code.code_hmac, subject: code.subject, expires_at: code.expires_at, tries: 0 },
    });
}

/** Counts a try before anybody compares: the row count decides who may look, however many ask at once. */
export async function takeTry(db: Db, place: Place, now: Date, most: number) {
  const [taken] = await db
    .update(one_time_code)
    .set({ tries: sql`${one_time_code.tries} + 1` })
    .where(and(at(place), sql`${one_time_code.tries} < ${most}`, sql`${one_time_code.expires_at} > ${now}`))
    .returning({ code_hmac: one_time_code.code_hmac, subject: one_time_code.subject });
  return taken;
}

/** A right code is used once: of two that bring it at the same moment, one finds it gone. */
export async function useUpCode(tx: Db, place: Place, code_hmac: string): Promise<boolean> {
  const { rowCount } = await tx.delete(one_time_code).where(and(at(place), eq(one_time_code.code_hmac, code_hmac)));
  return rowCount === 1;
}
