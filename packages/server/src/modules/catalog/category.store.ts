import type { VendorCategory, VendorType } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { and, asc, countDistinct, eq, getTableColumns, ne } from '../../db/drizzle.ts';
import { city, vendor, vendor_category, vendor_in_category } from '../../db/schema/index.ts';

/** Categories that at least one listed vendor belongs to, so that none of them leads to an empty page. */
export async function findVendorCategories(
  db: Db,
  typeGroup: VendorType,
  citySlug?: string,
): Promise<VendorCategory[]> {
  return await db
    .select({ ...getTableColumns(vendor_category), vendor_count: countDistinct(vendor.id) })
    .from(vendor_category)
    .innerJoin(vendor_in_category, eq(vendor_in_category.vendor_category_id, vendor_category.id))
    .innerJoin(vendor, and(eq(vendor.id, vendor_in_category.vendor_id), ne(vendor.custom_tag, 'explore')))
    .innerJoin(city, eq(city.id, vendor.city_id))
    .where(and(eq(vendor_category.type_group, typeGroup), citySlug === undefined ? undefined : eq(city.slug, citySlug)))
    .groupBy(vendor_category.id)
    .orderBy(asc(vendor_category.name));
}
