import type { DataOf, VendorToAdd, vendorAdminEndpoints } from '@jara/contract';
import { VENDORS_PAGE_SIZE } from '@jara/contract';
import { hasYetToOpen, slugOfName, UNTIL_IT_OPENS } from '@jara/domain/catalog';
import { greatCircleKm } from '@jara/domain/location';
import type { Db, Transaction } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { type Auditor, recordAudit } from '../audit/index.ts';
import {
  findCategoryIds,
  findCityBySlug,
  findFreeSlug,
  findVendorsByName,
  insertVendor,
  lockSlugs,
} from './vendor-admin.store.ts';

/** A position further away is a slip of the keyboard: nobody would be brought anything. */
const MOST_KM_FROM_THE_CITY = 60;
/** A vendor that has no pictures yet stands on its own ground. */
const GROUND = '#0b6b3a';
const ACCEPT_MINUTES = 20;

type Endpoints = typeof vendorAdminEndpoints;
type Failure = Endpoints['addVendor']['failures'][number] | 'INVALID_INPUT';
const wrong = (path: string, message: string) => refuse('INVALID_INPUT', { problems: [{ path, message }] });

/** Closed until its staff open it, behind all others of its city, with a slug that no vendor has or had. */
export async function addVendor(
  tx: Transaction,
  by: Auditor,
  { city: citySlug, address, coordinate, categories, reason, ...given }: VendorToAdd,
  now: Date,
): Promise<Outcome<DataOf<Endpoints['addVendor']>, Failure>> {
  const city = await findCityBySlug(tx, citySlug);
  if (!city) return refuse('LOCATION_NOT_FOUND');
  const km = greatCircleKm(coordinate, { x: city.longitude, y: city.latitude });
  if (km > MOST_KM_FROM_THE_CITY) return wrong('coordinate', `must be within ${MOST_KM_FROM_THE_CITY} km of the city`);
  const categoryIds = await findCategoryIds(tx, given.vendor_type, categories);
  if (categoryIds.length !== new Set(categories).size) return wrong('categories', 'must be categories of its type');
  await lockSlugs(tx);
  const slug = await findFreeSlug(tx, slugOfName(given.name, citySlug));
  const id = await insertVendor(tx, {
    place: { city_id: city.id, pretty_name: address, latitude: coordinate.y, longitude: coordinate.x },
    categoryIds,
    vendor: {
      ...{ ...given, slug, city_id: city.id, vendor_class: ['instant'], custom_tag: 'handpicked' },
      ...{ logo_url: '', cover_url: '', image_colour: GROUND, accept_minutes: ACCEPT_MINUTES },
      paused_until: UNTIL_IT_OPENS,
    },
  });
  const details = { city: citySlug, slug, commission_percent: given.commission_percent };
  await recordAudit(tx, by, { action: 'add_vendor', subject: { kind: 'vendor', id }, reason, details, now });
  return succeed({ id, slug });
}

type Asked = { readonly q?: string | undefined; readonly before?: number | undefined };

export async function listVendorsForSupport(
  db: Db,
  asked: Asked,
): Promise<Outcome<DataOf<Endpoints['listVendorsForSupport']>>> {
  // One more than is shown tells whether there are more.
  const found = await findVendorsByName(db, asked, VENDORS_PAGE_SIZE + 1);
  const vendors = found
    .slice(0, VENDORS_PAGE_SIZE)
    .map(({ paused_until, ...vendor }) => ({ ...vendor, has_opened: !hasYetToOpen({ paused_until }) }));
  return succeed({ vendors, has_more: found.length > VENDORS_PAGE_SIZE });
}
