import type { VendorType } from '@jara/contract';
import type { Db, Transaction } from '../../db/client.ts';
import { and, desc, eq, ilike, inArray, lt, sql } from '../../db/drizzle.ts';
import {
  address,
  city,
  former_vendor_slug,
  vendor,
  vendor_category,
  vendor_in_category,
} from '../../db/schema/index.ts';

export async function findCityBySlug(db: Db, slug: string) {
  const [found] = await db
    .select({ id: city.id, latitude: city.latitude, longitude: city.longitude })
    .from(city)
    .where(eq(city.slug, slug));
  return found;
}

export async function findCategoryIds(db: Db, type: VendorType, slugs: readonly string[]): Promise<number[]> {
  const found = await db
    .select({ id: vendor_category.id })
    .from(vendor_category)
    .where(and(eq(vendor_category.type_group, type), inArray(vendor_category.slug, [...slugs])));
  return found.map(({ id }) => id);
}

/** Of two vendors of one name that are added at once one has the slug, and the other the next. */
export async function lockSlugs(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('slugs of vendors'))`);
}

/** 'mama-put', or 'mama-put-2' where a vendor has or had that. */
export async function findFreeSlug(tx: Transaction, wanted: string): Promise<string> {
  const branches = sql`like ${`${wanted}-%`}`;
  const { rows } = await tx.execute<{ slug: string }>(sql`
    select slug from ${vendor} where slug = ${wanted} or slug ${branches}
    union select slug from ${former_vendor_slug} where slug = ${wanted} or slug ${branches}`);
  const taken = new Set(rows.map(({ slug }) => slug));
  let slug = wanted;
  for (let nth = 2; taken.has(slug); nth += 1) slug = `${wanted}-${nth}`;
  return slug;
}

type Row = typeof vendor.$inferInsert;
type NewVendor = {
  readonly place: typeof address.$inferInsert;
  readonly vendor: Omit<Row, 'address_id' | 'rank'>;
  readonly categoryIds: readonly number[];
};

/** Behind all others of its city. */
export async function insertVendor(tx: Transaction, { place, vendor: given, categoryIds }: NewVendor): Promise<number> {
  const [stands] = await tx.insert(address).values(place).returning({ id: address.id });
  const [last] = await tx
    .select({ rank: sql<number>`coalesce(max(${vendor.rank}), 0)::integer` })
    .from(vendor)
    .where(eq(vendor.city_id, given.city_id));
  const row = { ...given, address_id: stands?.id ?? 0, rank: (last?.rank ?? 0) + 1 };
  const [added] = await tx.insert(vendor).values(row).returning({ id: vendor.id });
  if (!added) throw new Error('a vendor was not added');
  const vendor_id = added.id;
  await tx
    .insert(vendor_in_category)
    .values(categoryIds.map((vendor_category_id) => ({ vendor_id, vendor_category_id })));
  return vendor_id;
}

const { id, name, slug, logo_url, cover_url, image_colour, paused_until } = vendor;

type Asked = { readonly q?: string | undefined; readonly before?: number | undefined };

/** By key, the last added first. */
export const findVendorsByName = async (db: Db, { q, before }: Asked, limit: number) =>
  await db
    .select({
      ...{ id, name, slug, logo_url, cover_url, image_colour, paused_until },
      ...{ city: city.display_name, country_code: city.country_code },
    })
    .from(vendor)
    .innerJoin(city, eq(city.id, vendor.city_id))
    .where(
      and(
        q === undefined ? undefined : ilike(vendor.name, `%${q.replace(/[\\%_]/g, '\\$&')}%`),
        before === undefined ? undefined : lt(vendor.id, before),
      ),
    )
    .orderBy(desc(vendor.id))
    .limit(limit);
