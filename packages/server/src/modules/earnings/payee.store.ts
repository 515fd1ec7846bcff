import { CURRENCIES, type Currency, type Payee } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { and, eq } from '../../db/drizzle.ts';
import { city, staff, vendor } from '../../db/schema/index.ts';
import { ridesWhereOrdered } from '../identity/index.ts';
import { account } from '../wallet/index.ts';

export type PayeeKey = { readonly payee: Payee; readonly id: number };
/** Whom we owe, where their money stands, and by which clock their days end. */
export type PayeeAccount = PayeeKey & {
  readonly name: string;
  readonly account: `${Payee}:${number}`;
  readonly currency: Currency;
  readonly time_zone: string;
};

async function findVendor(db: Db, id: number): Promise<PayeeAccount | undefined> {
  const [found] = await db
    .select({ name: vendor.name, currency: city.currency, time_zone: city.time_zone })
    .from(vendor)
    .innerJoin(city, eq(city.id, vendor.city_id))
    .where(eq(vendor.id, id));
  return found && { payee: 'vendor', id, account: account.vendor(id), ...found };
}

/** Of a country: each has one. */
async function findTimeZone(db: Db, currency: Currency): Promise<string> {
  const [place] = await db.select({ time_zone: city.time_zone }).from(city).where(eq(city.currency, currency)).limit(1);
  return place?.time_zone ?? 'UTC';
}

/** Also of somebody who has left: what is owed stays owed. */
async function findRider(db: Db, id: number): Promise<PayeeAccount | undefined> {
  const [rider] = await db
    .select({ name: staff.name, phone: staff.phone, currency: city.currency, time_zone: city.time_zone })
    .from(staff)
    .leftJoin(city, eq(city.id, staff.city_id))
    .where(and(eq(staff.id, id), eq(staff.role, 'rider')));
  const currency = rider && CURRENCIES.find((each) => ridesWhereOrdered(rider, each));
  if (!currency) return undefined;
  const time_zone = rider.time_zone ?? (await findTimeZone(db, currency));
  return { payee: 'rider', id, name: rider.name, account: account.rider(id), currency, time_zone };
}

export const findPayee = (db: Db, { payee, id }: PayeeKey): Promise<PayeeAccount | undefined> =>
  payee === 'vendor' ? findVendor(db, id) : findRider(db, id);
