import { randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '../../../db/client.ts';
import { sql } from '../../../db/drizzle.ts';
import { staff_challenge } from '../../../db/schema/index.ts';

type Purpose = (typeof staff_challenge.$inferSelect)['purpose'];

const LIVES_MS = 5 * 60 * 1000;
const MOST_TRIES = 5;
/** Of one person; one more ends the oldest. */
const MOST_LIVE = 5;

/** Gives the id of a new challenge, and the challenge for a passkey. */
export async function insertChallenge(
  db: Db,
  staff_id: number,
  { purpose, now }: { readonly purpose: Purpose; readonly now: Date },
): Promise<{ id: string; challenge: string }> {
  const made = { id: randomUUID(), challenge: randomBytes(32).toString('base64url') };
  await db
    .insert(staff_challenge)
    .values({ ...made, staff_id, purpose, expires_at: new Date(now.getTime() + LIVES_MS) });
  await db.execute(sql`
    delete from staff_challenge where id in (
      select id from staff_challenge where staff_id = ${staff_id}
      order by expires_at desc, (id = ${made.id}) desc offset ${MOST_LIVE})`);
  return made;
}

type Tried = { readonly staff_id: number; readonly challenge: string | null };

/** Counts one more try, and takes what a passkey answers to: it is given out once. */
export async function tryChallenge(
  db: Db,
  id: string,
  { purpose, isPasskey, now }: { readonly purpose: Purpose; readonly isPasskey: boolean; readonly now: Date },
): Promise<Tried | undefined> {
  const { rows } = await db.execute(sql`
    with live as (
      select id, staff_id, challenge from staff_challenge
      where id = ${id} and purpose = ${purpose} and expires_at > ${now} and tries < ${MOST_TRIES} for update)
    update staff_challenge
    set tries = tries + 1, challenge = case when ${isPasskey}::boolean then null else staff_challenge.challenge end
    from live where staff_challenge.id = live.id
    returning live.staff_id, live.challenge`);
  return rows[0] as Tried | undefined;
}

/** Until the commit nobody else uses it. False if somebody else has used it up. */
export async function lockChallenge(tx: Db, id: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`select from staff_challenge where id = ${id} for update`);
  return rowCount === 1;
}

/** False if somebody else has used it up. */
export async function deleteChallenge(tx: Db, id: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`delete from staff_challenge where id = ${id}`);
  return rowCount === 1;
}
