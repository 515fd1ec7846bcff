import type { MenuCategory, MenuItem } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { type Outcome, refuse, type Serialized, succeed } from '../../outcome.ts';
import { findMenuCategories, findMenuItems } from './menu.store.ts';
import type { MenuWriter } from './menu-writer.ts';
import { vendorExists } from './vendor.store.ts';

const dependsOnMenu = (vendorId: number) => ({ tags: [`menu:${vendorId}`, `vendor:${vendorId}`] });

export async function readMenu(
  { db, writeMenu }: { readonly db: Db; readonly writeMenu: MenuWriter },
  vendorId: number,
  menuCategoryId?: number,
): Promise<Outcome<Serialized | MenuItem[], 'VENDOR_NOT_FOUND' | 'MENU_CATEGORY_NOT_FOUND'>> {
  const menu = await writeMenu({ vendorId, menuCategoryId });
  if (menu) return succeed(menu, dependsOnMenu(vendorId));
  if (!(await vendorExists(db, vendorId))) return refuse('VENDOR_NOT_FOUND');
  const categories = await findMenuCategories(db, vendorId);
  if (menuCategoryId !== undefined && !categories.some(({ id }) => id === menuCategoryId)) {
    return refuse('MENU_CATEGORY_NOT_FOUND');
  }
  return succeed([], dependsOnMenu(vendorId));
}

/** Spec §7: an empty result is 'Menu not found'. */
export async function readMenuItem(
  db: Db,
  vendorId: number,
  menuId: number,
): Promise<Outcome<MenuItem, 'MENU_NOT_FOUND'>> {
  const [dish] = await findMenuItems(db, [menuId]);
  return dish?.vendor_id === vendorId ? succeed(dish, dependsOnMenu(vendorId)) : refuse('MENU_NOT_FOUND');
}

export async function readMenuCategories(
  db: Db,
  vendorId: number,
): Promise<Outcome<MenuCategory[], 'VENDOR_NOT_FOUND'>> {
  const categories = await findMenuCategories(db, vendorId);
  if (categories.length === 0 && !(await vendorExists(db, vendorId))) return refuse('VENDOR_NOT_FOUND');
  return succeed(categories, dependsOnMenu(vendorId));
}
