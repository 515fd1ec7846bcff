import type { AvailableLocation, Vendor } from '@jara/contract';
import type { VendorControls } from '@jara/domain/catalog';
import { locationSlug } from '@jara/domain/location';
import type { Db } from '../../db/client.ts';
import { and, asc, desc, eq, getTableColumns, sql } from '../../db/drizzle.ts';
import { prepared } from '../../db/prepared.ts';
import {
  address,
  city,
  former_vendor_slug,
  menu_version,
  vendor,
  vendor_category,
  vendor_in_category,
  vendor_like,
} from '../../db/schema/index.ts';
import { shareEqualValues } from './share-equal-values.ts';

/** A vendor as the database knows it: all but what depends on the clock or on who is looking. */
export type StoredVendor = Omit<Vendor, ByTheClock | 'is_for_address' | 'liked_by_customer'> & {
  readonly city_id: number;
  readonly controls: VendorControls;
};
type ByTheClock = 'is_open' | 'is_temporarily_unavailable' | 'delivery_minutes';

const categories = sql<Vendor['categories']>`(
  select coalesce(json_agg(json_build_object('slug', c.slug, 'name', c.name) order by c.name), '[]')
  from ${vendor_in_category} vc join ${vendor_category} c on c.id = vc.vendor_category_id
  where vc.vendor_id = ${vendor.id})`;

const selectVendors = (db: Db) =>
  db
    .select({
      ...getTableColumns(vendor),
      // A single-precision column holds 4.3 as 4.30000019; a rating has one decimal.
      average_rating: sql<number | null>`round(${vendor.average_rating}::numeric, 1)::float8`,
      city: city.display_name,
      city_slug: city.slug,
      country_code: city.country_code,
      currency: city.currency,
      time_zone: city.time_zone,
      latitude: address.latitude,
      longitude: address.longitude,
      categories,
    })
    .from(vendor)
    .innerJoin(city, eq(city.id, vendor.city_id))
    .innerJoin(address, eq(address.id, vendor.address_id));

type VendorRow = Awaited<ReturnType<ReturnType<typeof selectVendors>['execute']>>[number];

function toStoredVendor(found: VendorRow): StoredVendor {
  const { latitude, longitude, is_temporarily_unavailable, delivery_minutes, ...others } = found;
  const { busy_minutes, busy_until, paused_until, accept_minutes: _, accepts_by_itself: __, ...row } = others;
  return {
    ...row,
    controls: { is_temporarily_unavailable, delivery_minutes, busy_minutes, busy_until, paused_until },
    delivery_price: row.delivery_price as Vendor['delivery_price'],
    activeVendorLocation: row.location,
    location_slug: locationSlug(row.location),
    coordinate: { x: longitude, y: latitude },
  };
}

export type KnownCity = Pick<AvailableLocation, 'id' | 'slug' | 'country_code' | 'coordinate'>;

/** Async, so that the answer can be kept: a bare query asks the database again whenever it is awaited. */
export async function findCities(db: Db): Promise<KnownCity[]> {
  const rows = await db.select().from(city);
  return rows.map(({ id, slug, country_code, latitude, longitude }) => ({
    id,
    slug,
    country_code,
    coordinate: { x: longitude, y: latitude },
  }));
}

export async function findVendorsOfCity(db: Db, cityId: number): Promise<StoredVendor[]> {
  const rows = await selectVendors(db).where(eq(vendor.city_id, cityId)).orderBy(asc(vendor.rank), asc(vendor.id));
  return rows.map(toStoredVendor).map(shareEqualValues());
}

// A vendor that took over another's former slug owns it. One id, so that PostgreSQL reads one vendor, not all.
const vendorOfSlug = prepared((db) => {
  const slug = sql.placeholder('slug');
  const present = db.select({ id: vendor.id }).from(vendor).where(eq(vendor.slug, slug));
  const former = db
    .select({ id: former_vendor_slug.vendor_id })
    .from(former_vendor_slug)
    .where(eq(former_vendor_slug.slug, slug));
  return selectVendors(db).where(sql`${vendor.id} = coalesce((${present}), (${former}))`).prepare('vendor_of_slug');
});

/** By its present slug or one it had before. */
export async function findVendorBySlug(db: Db, slug: string): Promise<StoredVendor | undefined> {
  const [row] = await vendorOfSlug(db).execute({ slug });
  return row && toStoredVendor(row);
}

type LikedPage = {
  readonly city: string | undefined;
  /** Of a like of the same customer, or there are none. */
  readonly after: number | undefined;
  readonly limit: number;
};

/** What a customer likes, the last liked first. */
export async function findLikedVendors(
  db: Db,
  customerId: number,
  { city: slug, after, limit }: LikedPage,
): Promise<StoredVendor[]> {
  const isAfter = sql`(${vendor_like.liked_at}, ${vendor_like.vendor_id}) < (select last.liked_at, last.vendor_id
    from ${vendor_like} last where last.customer_id = ${customerId} and last.vendor_id = ${after})`;
  const rows = await selectVendors(db)
    .innerJoin(vendor_like, eq(vendor_like.vendor_id, vendor.id))
    .where(
      and(
        eq(vendor_like.customer_id, customerId),
        slug === undefined ? undefined : eq(city.slug, slug),
        after === undefined ? undefined : isAfter,
      ),
    )
    .orderBy(desc(vendor_like.liked_at), desc(vendor_like.vendor_id))
    .limit(limit);
  return rows.map(toStoredVendor);
}

const menuVersionOf = prepared((db) =>
  db
    .select({ version: menu_version.version })
    .from(vendor)
    .leftJoin(menu_version, eq(menu_version.vendor_id, vendor.id))
    .where(eq(vendor.id, sql.placeholder('vendor')))
    .prepare('menu_version_of_vendor'),
);

/** Undefined if there is no such vendor. */
export async function findMenuVersion(
  db: Db,
  vendorId: number,
): Promise<{ readonly version: number | null } | undefined> {
  const [found] = await menuVersionOf(db).execute({ vendor: vendorId });
  return found;
}

export const vendorExists = async (db: Db, vendorId: number): Promise<boolean> =>
  (await findMenuVersion(db, vendorId)) !== undefined;
