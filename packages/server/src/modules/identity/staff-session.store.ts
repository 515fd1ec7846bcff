import type { Db } from '../../db/client.ts';
import { and, desc, eq, getTableColumns, isNull, sql } from '../../db/drizzle.ts';
import { prepared } from '../../db/prepared.ts';
import { staff, staff_session } from '../../db/schema/index.ts';
import { toStaff } from './staff.store.ts';
import type { Staff } from './staff-tokens.ts';

export type StaffSessionRow = typeof staff_session.$inferSelect;
type Found = { readonly staff: Staff; readonly session: StaffSessionRow };

const memberBySession = prepared((db) =>
  db
    .select({ staff: getTableColumns(staff), session: getTableColumns(staff_session) })
    .from(staff_session)
    .innerJoin(staff, eq(staff.id, staff_session.staff_id))
    .where(and(eq(staff_session.id, sql.placeholder('id')), isNull(staff.ended_at)))
    .prepare('staff_by_session'),
);

/** Somebody who is still of the staff, with their session; whether its time is over is not looked at. */
export async function findStaffSession(db: Db, id: string): Promise<Found | undefined> {
  const [found] = await memberBySession(db).execute({ id });
  return found && { staff: toStaff(found.staff), session: found.session };
}

/** Those of the sessions that have not ended, with whose they are. */
export async function findOpenStaffSessions(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<{ readonly id: string; readonly staff: Staff }[]> {
  const found = await db
    .select({ id: staff_session.id, staff: getTableColumns(staff) })
    .from(staff_session)
    .innerJoin(staff, eq(staff.id, staff_session.staff_id))
    .where(
      and(
        sql`${staff_session.id} = any(${sql.param(ids)}::uuid[])`,
        sql`${staff_session.expires_at} > ${now}`,
        isNull(staff.ended_at),
      ),
    );
  return found.map((each) => ({ id: each.id, staff: toStaff(each.staff) }));
}

/** Begins it, and ends the oldest where there are more than `most`. */
export async function insertStaffSession(tx: Db, values: StaffSessionRow, most: number): Promise<void> {
  await tx.insert(staff_session).values(values);
  await tx.execute(sql`
    delete from staff_session where id in (
      select id from staff_session where staff_id = ${values.staff_id}
      order by created_at desc, (id = ${values.id}) desc offset ${most})`);
}

/** Nothing is written where somebody else has done so since. */
export async function markSeen(db: Db, id: string, { now, before }: { readonly now: Date; readonly before: Date }) {
  await db
    .update(staff_session)
    .set({ last_seen_at: now })
    .where(and(eq(staff_session.id, id), sql`${staff_session.last_seen_at} <= ${before}`));
}

/** Those that have not ended, the last begun first. */
export const listStaffSessions = async (db: Db, staffId: number, now: Date): Promise<StaffSessionRow[]> =>
  await db
    .select()
    .from(staff_session)
    .where(and(eq(staff_session.staff_id, staffId), sql`${staff_session.expires_at} > ${now}`))
    .orderBy(desc(staff_session.created_at), staff_session.id);

/** False if that person has no such session. */
export async function deleteStaffSession(db: Db, staffId: number, id: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(staff_session)
    .where(and(eq(staff_session.id, id), eq(staff_session.staff_id, staffId)));
  return rowCount === 1;
}
