import type { AvailableHours, PreorderConfiguration } from '@jara/contract';
import type { Db, Transaction } from '../../db/client.ts';
import { eq, sql } from '../../db/drizzle.ts';
import { city, vendor } from '../../db/schema/index.ts';

const selectHours = (db: Db) =>
  db
    .select({
      version: vendor.hours_version,
      time_zone: city.time_zone,
      available_hours: vendor.available_hours,
      closed_days: vendor.closed_days,
      preorder_configuration: vendor.preorder_configuration,
      vendor_class: vendor.vendor_class,
    })
    .from(vendor)
    .innerJoin(city, eq(city.id, vendor.city_id));

export async function findHours(db: Db, vendorId: number) {
  const [found] = await selectHours(db).where(eq(vendor.id, vendorId));
  return found;
}

export async function lockHours(tx: Transaction, vendorId: number) {
  const [found] = await selectHours(tx).where(eq(vendor.id, vendorId)).for('update', { of: vendor });
  return found;
}

type Changes = {
  readonly available_hours?: AvailableHours;
  readonly preorder_configuration?: PreorderConfiguration;
};

export async function updateHours(tx: Transaction, vendorId: number, changes: Changes): Promise<void> {
  await tx
    .update(vendor)
    .set({ ...changes, hours_version: sql`${vendor.hours_version} + 1` })
    .where(eq(vendor.id, vendorId));
}

export async function updateClosedDays(tx: Transaction, vendorId: number, days: readonly string[]): Promise<void> {
  await tx
    .update(vendor)
    .set({ closed_days: [...days] })
    .where(eq(vendor.id, vendorId));
}
