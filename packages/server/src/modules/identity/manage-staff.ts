import {
  type DataOf,
  type ParsedRequestOf,
  STAFF_PAGE_SIZE,
  type StaffMember,
  type staffEndpoints,
} from '@jara/contract';
import type { Db, Transaction } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import type { Requester } from '../approval/index.ts';
import { recordAudit } from '../audit/index.ts';
import { requestSupport } from './join-support.ts';
import { readPhone } from './read-phone.ts';
import { hasOrdersAbroad, isOwedAbroad, withdrawOffersTo } from './rider-place.store.ts';
import { addStaff, endStaff, findCityId, findStaffByPhone, isVendor } from './staff.store.ts';
import {
  endSessionsOf,
  findMember,
  findMembers,
  lockMember,
  lockSupport,
  type MemberFilter,
  type MemberRow,
  setPlace,
} from './staff-member.store.ts';
import type { Staff } from './staff-tokens.ts';

type Endpoints = typeof staffEndpoints;
type BodyOf<Name extends 'addStaff' | 'changeStaff' | 'endStaff'> = ParsedRequestOf<Endpoints[Name]>['body'];
type Support = Staff<'support'>;

const shown = ({ created_at, phone, ...row }: MemberRow): StaffMember => ({
  ...row,
  phone: `+${phone}`,
  created_at: created_at.toISOString(),
});

async function readMember(tx: Transaction, id: number): Promise<StaffMember> {
  const found = await findMember(tx, id);
  if (!found) throw new Error('somebody is not there who was written');
  return shown(found);
}

export async function listMembers(db: Db, asked: MemberFilter): Promise<Outcome<DataOf<Endpoints['listStaff']>>> {
  // One more than is shown tells whether there are more.
  const found = await findMembers(db, asked, STAFF_PAGE_SIZE + 1);
  return succeed({ staff: found.slice(0, STAFF_PAGE_SIZE).map(shown), has_more: found.length > STAFF_PAGE_SIZE });
}

type Place = Pick<BodyOf<'changeStaff'>, 'vendor_id' | 'city'>;

async function findPlace(
  tx: Transaction,
  { vendor_id, city }: Place,
): Promise<Outcome<{ vendor_id: number | null; city_id: number | null }, 'VENDOR_NOT_FOUND' | 'LOCATION_NOT_FOUND'>> {
  if (vendor_id !== null && !(await isVendor(tx, vendor_id))) return refuse('VENDOR_NOT_FOUND');
  const city_id = city === null ? null : await findCityId(tx, city);
  return city_id === undefined ? refuse('LOCATION_NOT_FOUND') : succeed({ vendor_id, city_id });
}

type Changed = DataOf<Endpoints['addStaff']>;
const done = async (tx: Transaction, id: number): Promise<Outcome<Changed>> =>
  succeed({ member: await readMember(tx, id), approval: null });

export async function addMember(
  tx: Transaction,
  member: Support & Requester,
  { role, vendor_id, city, name, phone: typed, country_code, reason }: BodyOf<'addStaff'>,
  now: Date,
): Promise<Outcome<Changed, Endpoints['addStaff']['failures'][number]>> {
  const phone = (await readPhone(typed, country_code))?.digits;
  if (phone === undefined) return refuse('PHONE_INVALID');
  if (role === 'support') {
    if (await findStaffByPhone(tx, phone)) return refuse('STAFF_PHONE_TAKEN');
    const approval = await requestSupport(tx, member, { id: 'new', name, phone, reason, now });
    return approval.ok ? succeed({ member: null, approval: approval.data }) : approval;
  }
  const place = await findPlace(tx, { vendor_id, city });
  if (!place.ok) return place;
  const id = await addStaff(tx, { role, name, phone, ...place.data });
  if (id === undefined) return refuse('STAFF_PHONE_TAKEN');
  const details = { role, ...place.data };
  await recordAudit(tx, member, { action: 'add_staff', subject: { kind: 'staff', id }, reason, details, now });
  return done(tx, id);
}

/** ADR 67: orders and money stay in the country of a rider, and a city's offers in the city. */
export async function mayMoveTo(
  tx: Transaction,
  id: number,
  city_id: number | null,
): Promise<Outcome<null, 'RIDER_IS_OWED' | 'RIDER_HAS_ORDERS'>> {
  if (await hasOrdersAbroad(tx, id, city_id)) return refuse('RIDER_HAS_ORDERS');
  if (await isOwedAbroad(tx, id, city_id)) return refuse('RIDER_IS_OWED');
  await withdrawOffersTo(tx, id);
  return succeed(null);
}

export async function changeMember(
  tx: Transaction,
  member: Support & Requester,
  id: number,
  { role, reason, ...given }: BodyOf<'changeStaff'>,
  now: Date,
): Promise<Outcome<Changed, Endpoints['changeStaff']['failures'][number]>> {
  if (id === member.id) return refuse('STAFF_IS_YOU');
  const before = await lockMember(tx, id);
  if (!before) return refuse('STAFF_NOT_FOUND');
  if (before.role === 'support') return refuse('SUPPORT_STAYS_SUPPORT');
  // What they have earned stands in an account of theirs as a rider.
  if (before.role === 'rider' && role !== 'rider') return refuse('RIDER_STAYS_RIDER');
  if (role === 'support') {
    const { name, phone } = before;
    const approval = await requestSupport(tx, member, { id, name, phone, reason, now });
    return approval.ok ? succeed({ member: await readMember(tx, id), approval: approval.data }) : approval;
  }
  const place = await findPlace(tx, given);
  if (!place.ok) return place;
  const isSameScope = before.role === role && before.vendor_id === place.data.vendor_id;
  if (isSameScope && before.city_id === place.data.city_id) return done(tx, id);
  const stays = role === 'rider' ? await mayMoveTo(tx, id, place.data.city_id) : succeed(null);
  if (!stays.ok) return stays;
  await setPlace(tx, id, { role, ...place.data });
  // Their tokens say for whom they acted.
  if (!isSameScope) await endSessionsOf(tx, id);
  const details = {
    ...{ role, ...place.data },
    ...{ role_before: before.role, vendor_before: before.vendor_id, city_before: before.city_id },
  };
  await recordAudit(tx, member, { action: 'change_staff', subject: { kind: 'staff', id }, reason, details, now });
  return done(tx, id);
}

export async function endMember(
  tx: Transaction,
  member: Support,
  id: number,
  { reason }: BodyOf<'endStaff'>,
  now: Date,
): Promise<Outcome<null, Endpoints['endStaff']['failures'][number]>> {
  if (id === member.id) return refuse('STAFF_IS_YOU');
  const support = await lockSupport(tx);
  const found = await lockMember(tx, id);
  if (!found) return refuse('STAFF_NOT_FOUND');
  if (found.role === 'support' && support.length === 1) return refuse('LAST_OF_SUPPORT');
  await endStaff(tx, id, now);
  const details = { role: found.role, vendor_id: found.vendor_id };
  await recordAudit(tx, member, { action: 'end_staff', subject: { kind: 'staff', id }, reason, details, now });
  return succeed(null);
}
