import type { StaffRole } from '@jara/contract';
import type { Db, Transaction } from '../../db/client.ts';
import { and, desc, eq, ilike, isNull, lt, or, type SQL } from '../../db/drizzle.ts';
import { city, staff, staff_session, vendor } from '../../db/schema/index.ts';

const selectMembers = (db: Db, where: SQL | undefined, limit: number) =>
  db
    .select({
      id: staff.id,
      role: staff.role,
      name: staff.name,
      phone: staff.phone,
      created_at: staff.created_at,
      vendor: { id: vendor.id, name: vendor.name },
      city: city.slug,
    })
    .from(staff)
    .leftJoin(vendor, eq(vendor.id, staff.vendor_id))
    .leftJoin(city, eq(city.id, staff.city_id))
    .where(and(isNull(staff.ended_at), where))
    .orderBy(desc(staff.id))
    .limit(limit);
export type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number];

export type MemberFilter = {
  readonly role?: StaffRole | undefined;
  readonly q?: string | undefined;
  readonly before?: number | undefined;
};

/** What is typed is no pattern. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

function isCalled(q: string): SQL | undefined {
  const digits = q.replace(/[\s+-]/g, '').replace(/^0/, '');
  const isPhone = /^\d{3,}$/.test(digits);
  return or(ilike(staff.name, containing(q)), isPhone ? ilike(staff.phone, containing(digits)) : undefined);
}

export const findMembers = async (db: Db, { role, q, before }: MemberFilter, limit: number): Promise<MemberRow[]> =>
  await selectMembers(
    db,
    and(
      role && eq(staff.role, role),
      q === undefined ? undefined : isCalled(q),
      before === undefined ? undefined : lt(staff.id, before),
    ),
    limit,
  );

export async function findMember(db: Db, id: number): Promise<MemberRow | undefined> {
  const [found] = await selectMembers(db, eq(staff.id, id), 1);
  return found;
}

/** Until the commit nobody else changes who they are. */
export async function lockMember(tx: Transaction, id: number) {
  const [found] = await tx
    .select()
    .from(staff)
    .where(and(eq(staff.id, id), isNull(staff.ended_at)))
    .for('no key update');
  return found;
}

/** Whoever ends two of them at once waits: the second one sees who is left. */
export const lockSupport = async (tx: Transaction) =>
  await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.role, 'support'), isNull(staff.ended_at)))
    .orderBy(staff.id)
    .for('update');

type Place = { readonly role: StaffRole; readonly vendor_id: number | null; readonly city_id: number | null };

export async function setPlace(tx: Transaction, id: number, place: Place): Promise<void> {
  await tx.update(staff).set(place).where(eq(staff.id, id));
}

export async function endSessionsOf(tx: Transaction, id: number): Promise<void> {
  await tx.delete(staff_session).where(eq(staff_session.staff_id, id));
}
