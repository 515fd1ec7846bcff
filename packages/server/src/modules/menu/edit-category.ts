import type { menuEditingEndpoints, ParsedRequestOf, StaffCategory } from '@jara/contract';
import { MENU_LIMITS } from '@jara/contract';
import type { Transaction } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { changesOf, isRefused } from './edit-part.ts';
import { categoryHasDishes } from './references.store.ts';
import { findCategory } from './staff-menu.store.ts';
import { countParts, deletePart, insertCategory, lockMenu, placeParts, updatePart } from './write-menu.store.ts';

type Edit = ParsedRequestOf<typeof menuEditingEndpoints.editMenuCategory>['body'];

export async function createCategory(
  tx: Transaction,
  vendorId: number,
  { name }: { readonly name: string },
): Promise<Outcome<StaffCategory, 'MENU_FULL'>> {
  await lockMenu(tx, vendorId);
  if ((await countParts(tx, 'menu_category', vendorId)) >= MENU_LIMITS.categories) return refuse('MENU_FULL');
  return succeed({ id: await insertCategory(tx, vendorId, name), version: 1, name });
}

export async function editCategory(
  tx: Transaction,
  vendorId: number,
  { id, edit }: { readonly id: number; readonly edit: Edit },
): Promise<Outcome<StaffCategory, 'MENU_CATEGORY_NOT_FOUND' | 'EDITED_MEANWHILE'>> {
  await lockMenu(tx, vendorId);
  const found = await findCategory(tx, vendorId, id);
  if (!found) return refuse('MENU_CATEGORY_NOT_FOUND');
  const changes = changesOf(found, edit);
  if (isRefused(changes)) return changes;
  if (changes.name === undefined) return succeed(found);
  await updatePart(tx, 'menu_category', id, changes);
  return succeed({ ...found, name: changes.name, version: found.version + 1 });
}

/** One that has dishes stays: they would be on no part of the menu. */
export async function deleteCategory(
  tx: Transaction,
  vendorId: number,
  id: number,
): Promise<Outcome<null, 'MENU_CATEGORY_NOT_FOUND' | 'MENU_CATEGORY_IN_USE'>> {
  await lockMenu(tx, vendorId);
  if (await categoryHasDishes(tx, vendorId, id)) return refuse('MENU_CATEGORY_IN_USE');
  return (await deletePart(tx, 'menu_category', vendorId, id)) ? succeed(null) : refuse('MENU_CATEGORY_NOT_FOUND');
}

/** The order names all of them: it was made from the menu as it is now. */
export async function orderParts(
  tx: Transaction,
  vendorId: number,
  { ids, ofCategory }: { readonly ids: readonly number[]; readonly ofCategory?: number },
): Promise<Outcome<null, 'EDITED_MEANWHILE'>> {
  await lockMenu(tx, vendorId);
  return (await placeParts(tx, vendorId, ids, ofCategory)) ? succeed(null) : refuse('EDITED_MEANWHILE');
}
