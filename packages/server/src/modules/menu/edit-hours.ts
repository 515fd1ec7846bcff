import type { ParsedRequestOf, VendorHours, vendorHoursEndpoints } from '@jara/contract';
import { MENU_LIMITS } from '@jara/contract';
import { addDays, dateIn } from '@jara/domain/catalog';
import type { Db, Transaction } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { changesOf, isRefused } from './edit-part.ts';
import { findHours, lockHours, updateClosedDays, updateHours } from './hours.store.ts';

type Edit = ParsedRequestOf<typeof vendorHoursEndpoints.editVendorHours>['body'];
type Stored = NonNullable<Awaited<ReturnType<typeof findHours>>>;

const DAYS_AHEAD = 366;

/** Hours of yesterday may last until this morning. */
const daysFromYesterday = ({ closed_days, time_zone }: Stored, now: Date) =>
  closed_days.filter((day) => day >= addDays(dateIn(time_zone, now), -1));

function shown(stored: Stored, now: Date): VendorHours {
  const { vendor_class, preorder_configuration, ...hours } = stored;
  return {
    ...hours,
    closed_days: daysFromYesterday(stored, now),
    preorder_configuration: vendor_class.includes('preorder') ? preorder_configuration : null,
  };
}

const there = <Found>(found: Found | undefined): Found => {
  if (!found) throw new Error('somebody acts for a vendor that is gone');
  return found;
};

export const readHours = async (db: Db, vendorId: number, now: Date): Promise<Outcome<VendorHours>> =>
  succeed(shown(there(await findHours(db, vendorId)), now));

export async function editHours(
  tx: Transaction,
  vendorId: number,
  { edit, now }: { readonly edit: Edit; readonly now: Date },
): Promise<Outcome<VendorHours, 'EDITED_MEANWHILE' | 'PREORDER_NOT_OFFERED'>> {
  const found = there(await lockHours(tx, vendorId));
  if (edit.preorder_configuration && !found.vendor_class.includes('preorder')) return refuse('PREORDER_NOT_OFFERED');
  const changes = changesOf(found, edit);
  if (isRefused(changes)) return changes;
  if (Object.keys(changes).length === 0) return succeed(shown(found, now));
  await updateHours(tx, vendorId, changes);
  return succeed(shown({ ...found, ...changes, version: found.version + 1 }, now));
}

type Days = { readonly closed_days: string[] };

/** Two tablets that each add a day lose none. What is over is forgotten. */
export async function closeOnDay(
  tx: Transaction,
  vendorId: number,
  { day, now }: { readonly day: string; readonly now: Date },
): Promise<Outcome<Days, 'CLOSED_DAYS_FULL' | 'INVALID_INPUT'>> {
  const found = there(await lockHours(tx, vendorId));
  const today = dateIn(found.time_zone, now);
  if (day < today || day > addDays(today, DAYS_AHEAD))
    return refuse('INVALID_INPUT', { problems: [{ path: 'day', message: 'must be within a year from today' }] });
  const closed_days = [...new Set([...daysFromYesterday(found, now), day])].toSorted();
  if (closed_days.length > MENU_LIMITS.closed_days) return refuse('CLOSED_DAYS_FULL');
  await updateClosedDays(tx, vendorId, closed_days);
  return succeed({ closed_days });
}

export async function openOnDay(
  tx: Transaction,
  vendorId: number,
  { day, now }: { readonly day: string; readonly now: Date },
): Promise<Outcome<Days>> {
  const closed_days = daysFromYesterday(there(await lockHours(tx, vendorId)), now).filter((each) => each !== day);
  await updateClosedDays(tx, vendorId, closed_days);
  return succeed({ closed_days });
}
