import type { Db } from '../../db/client.ts';
import { and, eq, sql } from '../../db/drizzle.ts';
import { one_time_code } from '../../db/schema/index.ts';

export type Purpose = (typeof one_time_code.$inferSelect)['purpose'];
type Place = { readonly phone: string; readonly purpose: Purpose };
/** Browsers that have signed in with the phone before are counted apart from everyone else. */
type Tries = { readonly of: 'tries' | 'known_tries'; readonly most: number };

const at = ({ phone, purpose }: Place) => and(eq(one_time_code.phone, phone), eq(one_time_code.purpose, purpose));

/** The new code takes the place of an older one for the same purpose. */
export async function replaceCode(tx: Db, code: Place & { code_hmac: string; subject: string; expires_at: Date }) {
  const fresh = { ...code, tries: 0, known_tries: 0 };
  const { phone: _phone, purpose: _purpose, ...changed } = fresh;
  await tx
    .insert(one_time_code)
    .values(fresh)
    .onConflictDoUpdate({ target: [one_time_code.phone, one_time_code.purpose], set: changed });
}

/** Counts a try before anybody compares: the row count decides who may look, however many ask at once. */
export async function countAttempt(db: Db, place: Place, now: Date, { of, most }: Tries) {
  const tries = one_time_code[of];
  const [taken] = await db
    .update(one_time_code)
    .set({ [of]: sql`${tries} + 1` })
    .where(and(at(place), sql`${tries} < ${most}`, sql`${one_time_code.expires_at} > ${now}`))
    .returning({ code_hmac: one_time_code.code_hmac, subject: one_time_code.subject });
  return taken;
}

/** A right code is used once: of two that bring it at the same moment, one finds it gone. */
export async function useUpCode(tx: Db, place: Place, code_hmac: string): Promise<boolean> {
  const { rowCount } = await tx.delete(one_time_code).where(and(at(place), eq(one_time_code.code_hmac, code_hmac)));
  return rowCount === 1;
}
