import { randomUUID } from 'node:crypto';
import type { Database } from '../db/index.ts';
import { schema } from '../db/index.ts';

type Row<Table extends { $inferInsert: unknown }> = Partial<Table['$inferInsert']>;

const OPEN_ALL_DAY = { default: { opening: 0, closing: 0 } };

let lastId = 1_000;
const nextId = () => {
  lastId += 1;
  return lastId;
};

/** Writes cities, vendors and dishes with sensible values for all that a test does not care about. */
export function buildCatalog({ db }: Pick<Database, 'db'>) {
  const insertOne = async <Made>(insertion: Promise<Made[]>): Promise<Made> => {
    const [made] = await insertion;
    if (made === undefined) throw new Error('nothing was written');
    return made;
  };

  return {
    city: (given: Row<typeof schema.city> = {}) =>
      insertOne(
        db
          .insert(schema.city)
          .values({
            id: nextId(),
            slug: `city-${lastId}`,
            display_name: 'Lagos',
            state: 'Lagos',
            country_code: 'NG',
            currency: 'NGN',
            time_zone: 'Africa/Lagos',
            latitude: 6.45,
            longitude: 3.39,
            ...given,
          })
          .returning(),
      ),

    vendor: async ({
      latitude = 6.43,
      longitude = 3.42,
      ...given
    }: Row<typeof schema.vendor> & { city_id: number; latitude?: number; longitude?: number }) => {
      const at = await insertOne(
        db
          .insert(schema.address)
          .values({ city_id: given.city_id, pretty_name: '1 Market Road', latitude, longitude })
          .returning(),
      );
      const slug = `vendor-${randomUUID()}`;
      return await insertOne(
        db
          .insert(schema.vendor)
          .values({
            name: 'Corner Kitchen',
            slug,
            address_id: at.id,
            location: 'Victoria Island',
            vendor_type: 'restaurant',
            vendor_class: ['instant'],
            custom_tag: 'featured',
            description: 'Home cooking.',
            support_contact: 'help@corner.example',
            logo_url: '/store/media/logo/a.webp',
            cover_url: '/store/media/cover/a.webp',
            image_colour: '#F6F1E8',
            rank: nextId(),
            average_rating: 4.2,
            delivery_price: 60_000,
            delivery_minutes: 30,
            available_hours: OPEN_ALL_DAY,
            ...given,
          })
          .returning(),
      );
    },

    category: (vendorId: number, given: Row<typeof schema.menu_category> = {}) =>
      insertOne(
        db
          .insert(schema.menu_category)
          .values({ vendor_id: vendorId, name: 'Mains', position: nextId(), ...given })
          .returning(),
      ),

    dish: (at: { vendor_id: number; menu_category_id: number }, given: Row<typeof schema.menu> = {}) =>
      insertOne(
        db
          .insert(schema.menu)
          .values({
            name: 'Jollof rice',
            description: 'Smoky.',
            image_url: '/store/media/dish/a.webp',
            image_colour: '#F6F1E8',
            price: 250_000,
            price_description: '',
            position: nextId(),
            ...given,
            ...at,
          })
          .returning(),
      ),

    /** A choice with its options, tied to a dish. */
    group: async (
      dish: { id: number; vendor_id: number },
      given: Row<typeof schema.menu_group>,
      options: readonly Row<typeof schema.menu_group_item>[],
    ) => {
      const group = await insertOne(
        db
          .insert(schema.menu_group)
          .values({ vendor_id: dish.vendor_id, name: 'Protein', minimum: 0, maximum: 1, ...given })
          .returning(),
      );
      await db.insert(schema.menu_group_item).values(
        options.map((option, position) => ({
          menu_group_id: group.id,
          name: 'Chicken',
          price: 100_000,
          position,
          ...option,
        })),
      );
      await db.insert(schema.menu_in_group).values({ menu_id: dish.id, menu_group_id: group.id, position: nextId() });
      return group;
    },

    inCategory: async (vendorId: number, given: typeof schema.vendor_category.$inferInsert) => {
      await db.insert(schema.vendor_category).values(given).onConflictDoNothing();
      const known = await db.query.vendor_category.findFirst({ where: (table, { eq }) => eq(table.slug, given.slug) });
      if (!known) throw new Error('nothing was written');
      await db.insert(schema.vendor_in_category).values({ vendor_id: vendorId, vendor_category_id: known.id });
    },
  };
}
