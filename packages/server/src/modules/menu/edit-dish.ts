import type { DishToWrite, menuEditingEndpoints, ParsedRequestOf, StaffDish } from '@jara/contract';
import { MENU_LIMITS } from '@jara/contract';
import type { Transaction } from '../../db/client.ts';
import { type Outcome, type Refusal, refuse, succeed } from '../../outcome.ts';
import { findVendorDay } from './availability.store.ts';
import { changesOf, isRefused } from './edit-part.ts';
import { refusePrice } from './refuse-price.ts';
import { findDish } from './staff-menu.store.ts';
import {
  countOwn,
  countParts,
  deletePart,
  insertDish,
  lockMenu,
  nextDishPosition,
  replaceGroupsOfDish,
  updatePart,
} from './write-menu.store.ts';

type Edit = ParsedRequestOf<typeof menuEditingEndpoints.editDish>['body'];
type Missing = 'MENU_CATEGORY_NOT_FOUND' | 'CONTAINER_NOT_FOUND' | 'OPTION_GROUP_NOT_FOUND';
type References = Partial<Pick<DishToWrite, 'menu_category_id' | 'container_type_id' | 'group_ids'>>;

/** Until it has a picture of its own. */
const NO_PICTURE = { image_url: '', image_colour: '#F6F1E8' };

/** What a dish names is the same vendor's. */
async function refuseForeign(
  tx: Transaction,
  vendorId: number,
  { menu_category_id, container_type_id, group_ids }: References,
): Promise<Refusal<Missing> | undefined> {
  const isOwn = async (part: Parameters<typeof countOwn>[1], ids: readonly number[]) =>
    (await countOwn(tx, part, vendorId, ids)) === ids.length;
  const category = menu_category_id === undefined ? [] : [menu_category_id];
  if (!(await isOwn('menu_category', category))) return refuse('MENU_CATEGORY_NOT_FOUND');
  if (!(await isOwn('container_type', container_type_id ? [container_type_id] : [])))
    return refuse('CONTAINER_NOT_FOUND');
  if (!(await isOwn('menu_group', group_ids ?? []))) return refuse('OPTION_GROUP_NOT_FOUND');
  return undefined;
}

const written = async (tx: Transaction, vendorId: number, id: number, now: Date) => {
  const found = await findDish(tx, vendorId, id, now);
  if (!found) throw new Error('a dish that was written is not there');
  return found;
};

export async function createDish(
  tx: Transaction,
  vendorId: number,
  body: DishToWrite,
  now: Date,
): Promise<Outcome<StaffDish, 'MENU_FULL' | 'INVALID_INPUT' | Missing>> {
  await lockMenu(tx, vendorId);
  const refused = refusePrice(body, (await findVendorDay(tx, vendorId)).currency);
  const foreign = refused ?? (await refuseForeign(tx, vendorId, body));
  if (foreign) return foreign;
  if ((await countParts(tx, 'menu', vendorId)) >= MENU_LIMITS.dishes) return refuse('MENU_FULL');
  const { group_ids, ...dish } = body;
  const id = await insertDish(tx, { vendor_id: vendorId, ...NO_PICTURE, ...dish });
  await replaceGroupsOfDish(tx, id, group_ids);
  return succeed(await written(tx, vendorId, id, now));
}

export async function editDish(
  tx: Transaction,
  vendorId: number,
  { id, edit, now }: { readonly id: number; readonly edit: Edit; readonly now: Date },
): Promise<Outcome<StaffDish, 'MENU_NOT_FOUND' | 'EDITED_MEANWHILE' | 'INVALID_INPUT' | Missing>> {
  await lockMenu(tx, vendorId);
  const found = await findDish(tx, vendorId, id, now);
  if (!found) return refuse('MENU_NOT_FOUND');
  const changes = changesOf(found, edit);
  if (isRefused(changes)) return changes;
  if (Object.keys(changes).length === 0) return succeed(found);
  const { currency } = await findVendorDay(tx, vendorId);
  const refused = refusePrice({ ...found, ...changes }, currency) ?? (await refuseForeign(tx, vendorId, changes));
  if (refused) return refused;
  const { group_ids, ...columns } = changes;
  // In another category it comes last.
  const position = columns.menu_category_id === undefined ? {} : { position: nextDishPosition(vendorId) };
  await updatePart(tx, 'menu', id, { ...columns, ...position });
  if (group_ids) await replaceGroupsOfDish(tx, id, group_ids);
  return succeed(await written(tx, vendorId, id, now));
}

/** Carts that hold it say so, as of any dish that is on no menu; orders have their own words of it. */
export async function deleteDish(
  tx: Transaction,
  vendorId: number,
  id: number,
): Promise<Outcome<null, 'MENU_NOT_FOUND'>> {
  await lockMenu(tx, vendorId);
  return (await deletePart(tx, 'menu', vendorId, id)) ? succeed(null) : refuse('MENU_NOT_FOUND');
}
