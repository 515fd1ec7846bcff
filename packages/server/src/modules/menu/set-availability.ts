import type { Availability, DataOf, menuEditingEndpoints } from '@jara/contract';
import { endOfDay, storedAvailability } from '@jara/domain/catalog';
import type { Db, Transaction } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { findVendorDay, updateDishAvailability, updateOptionAvailability } from './availability.store.ts';

type Said = { readonly id: number; readonly availability: Availability; readonly now: Date };
type Answer = DataOf<typeof menuEditingEndpoints.setDishAvailability>;

async function storedFor(db: Db, vendorId: number, { availability, now }: Said) {
  const { time_zone, ...times } = await findVendorDay(db, vendorId);
  return storedAvailability(availability, endOfDay(times, time_zone, now));
}

const answer = (id: number, availability: Availability, gone_until: Date | null): Answer => ({
  ...{ id, availability },
  gone_until: gone_until?.toISOString() ?? null,
});

/** Saying so again changes nothing, but for what is gone until a day that has ended. */
export async function setDishAvailability(
  db: Db,
  vendorId: number,
  said: Said,
): Promise<Outcome<Answer, 'MENU_NOT_FOUND'>> {
  const stored = await storedFor(db, vendorId, said);
  if (!(await updateDishAvailability(db, vendorId, said.id, stored))) return refuse('MENU_NOT_FOUND');
  return succeed(answer(said.id, said.availability, stored.gone_until));
}

export async function setOptionAvailability(
  db: Db,
  vendorId: number,
  said: Said,
): Promise<Outcome<Answer, 'OPTION_NOT_FOUND'>> {
  const stored = await storedFor(db, vendorId, said);
  if (!(await updateOptionAvailability(db, vendorId, said.id, stored))) return refuse('OPTION_NOT_FOUND');
  return succeed(answer(said.id, said.availability, stored.gone_until));
}

/** What an order could not be given, nobody else orders either, until the vendor says otherwise. */
export async function setDishGone(tx: Transaction, vendorId: number, dishId: number): Promise<void> {
  await updateDishAvailability(tx, vendorId, dishId, { is_available: false, gone_until: null });
}
