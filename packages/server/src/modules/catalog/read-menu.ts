import type { MenuCategory, MenuItem } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { type Outcome, refuse, type Serialized, succeed } from '../../outcome.ts';
import { findDishesAtVersion, findMenuCategories } from './menu.store.ts';
import type { MenuWriter } from './menu-writer.ts';
import { vendorExists } from './vendor.store.ts';

const dependsOnMenu = (vendorId: number, until?: Date) => ({
  tags: [`menu:${vendorId}`, `vendor:${vendorId}`],
  ...(until && { until }),
});

type Deps = { readonly db: Db; readonly writeMenu: MenuWriter };

export async function readMenu(
  { db, writeMenu }: Deps,
  vendorId: number,
  menuCategoryId?: number,
): Promise<Outcome<Serialized | MenuItem[], 'VENDOR_NOT_FOUND' | 'MENU_CATEGORY_NOT_FOUND'>> {
  const written = await writeMenu({ vendorId, menuCategoryId });
  if (written) return succeed(written.menu, dependsOnMenu(vendorId, written.until));
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
  now: Date,
): Promise<Outcome<MenuItem, 'MENU_NOT_FOUND'>> {
  const [found] = await findDishesAtVersion(db, [menuId], now);
  if (found?.dish.vendor_id !== vendorId) return refuse('MENU_NOT_FOUND');
  return succeed(found.dish, dependsOnMenu(vendorId, found.until));
}

export async function readMenuCategories(
  db: Db,
  vendorId: number,
): Promise<Outcome<MenuCategory[], 'VENDOR_NOT_FOUND'>> {
  const categories = await findMenuCategories(db, vendorId);
  if (categories.length === 0 && !(await vendorExists(db, vendorId))) return refuse('VENDOR_NOT_FOUND');
  return succeed(categories, dependsOnMenu(vendorId));
}
