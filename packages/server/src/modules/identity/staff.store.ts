import type { StaffRole } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { and, eq, getTableColumns, isNull, sql } from '../../db/drizzle.ts';
import { city, staff, vendor } from '../../db/schema/index.ts';
import type { Staff } from './staff-tokens.ts';

export type StaffRow = typeof staff.$inferSelect;
type NewStaff = Pick<StaffRow, 'role' | 'vendor_id' | 'city_id' | 'name' | 'phone'>;

/** More than the staff of a city; the list is for a terminal. */
const MOST_LISTED = 1_000;

const scopes: Record<StaffRole, (row: StaffRow) => number | null> = {
  vendor: ({ vendor_id }) => vendor_id,
  rider: ({ id }) => id,
  support: () => null,
};

/** For whom somebody acts, as their token says it. */
export const toStaff = (row: StaffRow): Staff => ({ id: row.id, role: row.role, scope: scopes[row.role](row) });

export async function findStaff(db: Db, id: number): Promise<StaffRow | undefined> {
  const [found] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.id, id), isNull(staff.ended_at)));
  return found;
}

export async function findStaffByPhone(db: Db, phone: string): Promise<StaffRow | undefined> {
  const [found] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.phone, phone), isNull(staff.ended_at)));
  return found;
}

export async function isVendor(db: Db, id: number): Promise<boolean> {
  return (await db.select({ id: vendor.id }).from(vendor).where(eq(vendor.id, id))).length === 1;
}

export async function findCityId(db: Db, slug: string): Promise<number | undefined> {
  const [found] = await db.select({ id: city.id }).from(city).where(eq(city.slug, slug));
  return found?.id;
}

/** Decisions §11: where a rider is offered orders from now on. False if there is no such rider. */
export async function setRiderCity(db: Db, id: number, city_id: number): Promise<boolean> {
  const { rowCount } = await db
    .update(staff)
    .set({ city_id })
    .where(and(eq(staff.id, id), eq(staff.role, 'rider'), isNull(staff.ended_at)));
  return rowCount === 1;
}

/** Undefined if somebody signs in by that phone already. */
export async function addStaff(db: Db, given: NewStaff): Promise<number | undefined> {
  const [made] = await db.insert(staff).values(given).onConflictDoNothing().returning({ id: staff.id });
  return made?.id;
}

export const listStaff = async (db: Db) =>
  await db
    .select({ ...getTableColumns(staff), city: city.slug })
    .from(staff)
    .leftJoin(city, eq(city.id, staff.city_id))
    .where(isNull(staff.ended_at))
    .orderBy(staff.id)
    .limit(MOST_LISTED);

export async function markUnlocked(db: Db, id: number, now: Date): Promise<StaffRow | undefined> {
  const [found] = await db
    .update(staff)
    .set({ unlocked_at: now })
    .where(and(eq(staff.id, id), isNull(staff.ended_at)))
    .returning();
  return found;
}

/** Their sessions end with them. False if there is nobody of that number. */
export async function endStaff(db: Db, id: number, now: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with ended as (update staff set ended_at = ${now} where id = ${id} and ended_at is null returning id),
         gone as (delete from staff_session where staff_id in (select id from ended))
    select id from ended`);
  return rows.length === 1;
}
