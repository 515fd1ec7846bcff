import type { GroupToWrite } from '@jara/contract';
import type { Transaction } from '../../db/client.ts';
import { and, eq, inArray, notInArray, sql } from '../../db/drizzle.ts';
import {
  container_type,
  menu,
  menu_category,
  menu_group,
  menu_group_item,
  menu_in_group,
} from '../../db/schema/index.ts';

const TABLES = { menu_category, menu, menu_group, container_type };
export type Part = keyof typeof TABLES;

/** Edits of one menu wait for each other: caps, references and positions are true when they are written. */
export async function lockMenu(tx: Transaction, vendorId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`menu ${vendorId}`}, 0))`);
}

export async function countParts(tx: Transaction, part: Part, vendorId: number): Promise<number> {
  const table = TABLES[part];
  return tx.$count(table, eq(table.vendor_id, vendorId));
}

/** How many of these the vendor has. */
export async function countOwn(tx: Transaction, part: Part, vendorId: number, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const table = TABLES[part];
  return tx.$count(table, and(eq(table.vendor_id, vendorId), inArray(table.id, [...ids])));
}

/** False if the vendor has none of that id. */
export async function deletePart(tx: Transaction, part: Part, vendorId: number, id: number): Promise<boolean> {
  const table = TABLES[part];
  const { rowCount } = await tx.delete(table).where(and(eq(table.vendor_id, vendorId), eq(table.id, id)));
  return rowCount === 1;
}

const LAST = sql`(select coalesce(max(position) + 1, 0) from menu_category where vendor_id = `;

export async function insertCategory(tx: Transaction, vendorId: number, name: string): Promise<number> {
  const position = sql<number>`${LAST}${vendorId})`;
  const [made] = await tx
    .insert(menu_category)
    .values({ vendor_id: vendorId, name, position })
    .returning({ id: menu_category.id });
  return made?.id ?? 0;
}

type Row<Table extends { $inferInsert: unknown }> = Table['$inferInsert'];

export const nextDishPosition = (vendorId: number) =>
  sql<number>`(select coalesce(max(position) + 1, 0) from menu where vendor_id = ${vendorId})`;

export async function insertDish(tx: Transaction, row: Omit<Row<typeof menu>, 'position'>): Promise<number> {
  const position = nextDishPosition(row.vendor_id);
  const [made] = await tx
    .insert(menu)
    .values({ ...row, position })
    .returning({ id: menu.id });
  return made?.id ?? 0;
}

export async function insertContainer(tx: Transaction, row: Row<typeof container_type>): Promise<number> {
  const [made] = await tx.insert(container_type).values(row).returning({ id: container_type.id });
  return made?.id ?? 0;
}

export async function insertGroup(tx: Transaction, row: Row<typeof menu_group>): Promise<number> {
  const [made] = await tx.insert(menu_group).values(row).returning({ id: menu_group.id });
  return made?.id ?? 0;
}

type Changes = Readonly<Record<string, unknown>>;

/** Of a part that is the vendor's, under the lock of its menu. */
export async function updatePart(tx: Transaction, part: Part, id: number, changes: Changes): Promise<void> {
  const table = TABLES[part];
  await tx
    .update(table)
    .set({ ...changes, version: sql`${table.version} + 1` })
    .where(eq(table.id, id));
}

export async function replaceGroupsOfDish(tx: Transaction, dishId: number, groupIds: readonly number[]): Promise<void> {
  await tx.delete(menu_in_group).where(eq(menu_in_group.menu_id, dishId));
  if (groupIds.length === 0) return;
  await tx
    .insert(menu_in_group)
    .values(groupIds.map((menu_group_id, position) => ({ menu_id: dishId, menu_group_id, position })));
}

/** Those that have an id are the group's own: they stay as available as they are. */
export async function replaceOptions(
  tx: Transaction,
  groupId: number,
  options: GroupToWrite['options'],
): Promise<void> {
  const kept = options.flatMap(({ id }) => id ?? []);
  const ofGroup = eq(menu_group_item.menu_group_id, groupId);
  await tx
    .delete(menu_group_item)
    .where(kept.length === 0 ? ofGroup : and(ofGroup, notInArray(menu_group_item.id, kept)));
  const rows = options.map(({ id, name, price }, position) => ({ id, menu_group_id: groupId, name, price, position }));
  const added = rows.flatMap(({ id, ...row }) => (id === undefined ? [row] : []));
  if (added.length > 0) await tx.insert(menu_group_item).values(added);
  const changed = rows.filter(({ id }) => id !== undefined);
  if (changed.length === 0) return;
  await tx.execute(sql`update menu_group_item o set name = n.name, price = n.price, position = n.position
    from json_to_recordset(${JSON.stringify(changed)}) as n(id int, name text, price bigint, position int)
    where o.id = n.id and o.menu_group_id = ${groupId}`);
}

/** False if these are not all of them. */
export async function placeParts(
  tx: Transaction,
  vendorId: number,
  ids: readonly number[],
  ofCategory?: number,
): Promise<boolean> {
  const table = ofCategory === undefined ? menu_category : menu;
  const own = and(
    eq(table.vendor_id, vendorId),
    ofCategory === undefined ? undefined : eq(menu.menu_category_id, ofCategory),
  );
  const [all, named] = [await tx.$count(table, own), await tx.$count(table, and(own, inArray(table.id, [...ids])))];
  if (all !== ids.length || named !== ids.length) return false;
  await tx
    .update(table)
    .set({ position: sql`array_position(${sql.param(ids)}::integer[], ${table.id})` })
    .where(own);
  return true;
}
