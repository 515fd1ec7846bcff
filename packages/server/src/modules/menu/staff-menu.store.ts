import type { StaffCategory, StaffContainer, StaffDish, StaffGroup, StaffOption } from '@jara/contract';
import { availabilityAt } from '@jara/domain/catalog';
import type { Db } from '../../db/client.ts';
import { type SQL, sql } from '../../db/drizzle.ts';

type Stored<Shown> = Omit<Shown, 'availability'> & { readonly is_available: boolean };
type StoredGroup = Omit<StaffGroup, 'options'> & { readonly options: readonly Stored<StaffOption>[] };

const CATEGORIES = (vendorId: number) => sql`
  select json_build_object('id', id, 'version', version, 'name', name) as part, position, id
  from menu_category where vendor_id = ${vendorId}`;

const CONTAINERS = (vendorId: number) => sql`
  select json_build_object('id', id, 'version', version, 'name', name, 'description', description, 'price', price)
    as part, 0 as position, id
  from container_type where vendor_id = ${vendorId}`;

const GROUPS = (vendorId: number) => sql`
  select json_build_object('id', g.id, 'version', version, 'name', name, 'minimum', minimum, 'maximum', maximum,
    'options', (select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'price', o.price,
        'is_available', o.is_available, 'gone_until', o.gone_until) order by o.position, o.id), '[]')
      from menu_group_item o where o.menu_group_id = g.id)) as part, 0 as position, id
  from menu_group g where vendor_id = ${vendorId}`;

const DISHES = (vendorId: number) => sql`
  select json_build_object('id', id, 'version', version, 'menu_category_id', menu_category_id, 'name', name,
    'description', description, 'image_url', image_url, 'image_colour', image_colour, 'price', price,
    'discount_price', discount_price, 'price_description', price_description, 'container_type_id', container_type_id,
    'dietary_tags', dietary_tags, 'allergens', allergens, 'spicy', spicy,
    'is_available', is_available, 'gone_until', gone_until,
    'group_ids', (select coalesce(json_agg(mg.menu_group_id order by mg.position, mg.menu_group_id), '[]')
      from menu_in_group mg where mg.menu_id = m.id)) as part, position, id
  from menu m where vendor_id = ${vendorId}`;

const listOf = (parts: SQL) => sql`(select coalesce(json_agg(part order by position, id), '[]') from (${parts}) parts)`;

function shown<Part extends { readonly is_available: boolean; readonly gone_until: string | null }>(
  { is_available, gone_until, ...part }: Part,
  now: Date,
) {
  const until = gone_until === null ? null : new Date(gone_until);
  const availability = availabilityAt({ is_available, gone_until: until }, now);
  const isUntil = availability === 'gone_today' && until !== null;
  return { ...part, availability, gone_until: isUntil ? until.toISOString() : null };
}

const shownGroup = (group: StoredGroup, now: Date): StaffGroup => ({
  ...group,
  options: group.options.map((option) => shown(option, now)),
});

/** All of it in one statement, each list in the order of the menu. */
export async function findStaffMenu(db: Db, vendorId: number, now: Date) {
  const { rows } = await db.execute<{
    categories: StaffCategory[];
    containers: StaffContainer[];
    groups: StoredGroup[];
    dishes: Stored<StaffDish>[];
  }>(sql`select ${listOf(CATEGORIES(vendorId))} as categories, ${listOf(CONTAINERS(vendorId))} as containers,
    ${listOf(GROUPS(vendorId))} as groups, ${listOf(DISHES(vendorId))} as dishes`);
  const [found] = rows;
  if (!found) throw new Error('a statement without a row');
  return {
    ...found,
    groups: found.groups.map((group) => shownGroup(group, now)),
    dishes: found.dishes.map((dish): StaffDish => shown(dish, now)),
  };
}

async function findPart<Part>(db: Db, parts: SQL, id: number): Promise<Part | undefined> {
  const { rows } = await db.execute<{ part: Part }>(sql`select part from (${parts}) parts where id = ${id}`);
  return rows[0]?.part;
}

export const findCategory = (db: Db, vendorId: number, id: number) =>
  findPart<StaffCategory>(db, CATEGORIES(vendorId), id);

export const findContainer = (db: Db, vendorId: number, id: number) =>
  findPart<StaffContainer>(db, CONTAINERS(vendorId), id);

export async function findGroup(db: Db, vendorId: number, id: number, now: Date): Promise<StaffGroup | undefined> {
  const found = await findPart<StoredGroup>(db, GROUPS(vendorId), id);
  return found && shownGroup(found, now);
}

export async function findDish(db: Db, vendorId: number, id: number, now: Date): Promise<StaffDish | undefined> {
  const found = await findPart<Stored<StaffDish>>(db, DISHES(vendorId), id);
  return found && shown(found, now);
}
