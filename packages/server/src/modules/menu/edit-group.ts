import type { Currency, GroupToWrite, menuEditingEndpoints, ParsedRequestOf, StaffGroup } from '@jara/contract';
import { MENU_LIMITS } from '@jara/contract';
import type { Transaction } from '../../db/client.ts';
import { type Outcome, type Refusal, refuse, succeed } from '../../outcome.ts';
import { findVendorDay } from './availability.store.ts';
import { changesOf, isRefused } from './edit-part.ts';
import { refusePrice } from './refuse-price.ts';
import { findGroup } from './staff-menu.store.ts';
import { countParts, deletePart, insertGroup, lockMenu, replaceOptions, updatePart } from './write-menu.store.ts';

type Edit = ParsedRequestOf<typeof menuEditingEndpoints.editOptionGroup>['body'];
type Bounds = Pick<GroupToWrite, 'minimum' | 'maximum'>;

function refuseGroup(
  { minimum, maximum }: Bounds,
  options: GroupToWrite['options'],
  currency: Currency,
): Refusal<'INVALID_INPUT'> | undefined {
  if (maximum < minimum)
    return refuse('INVALID_INPUT', { problems: [{ path: 'maximum', message: 'must be at least the minimum' }] });
  for (const [index, option] of options.entries()) {
    const refused = refusePrice(option, currency, `options.${index}.`);
    if (refused) return refused;
  }
  return undefined;
}

const written = async (tx: Transaction, vendorId: number, id: number, now: Date) => {
  const found = await findGroup(tx, vendorId, id, now);
  if (!found) throw new Error('a group that was written is not there');
  return found;
};

export async function createGroup(
  tx: Transaction,
  vendorId: number,
  { options, ...group }: GroupToWrite,
  now: Date,
): Promise<Outcome<StaffGroup, 'MENU_FULL' | 'INVALID_INPUT'>> {
  await lockMenu(tx, vendorId);
  const refused = refuseGroup(group, options, (await findVendorDay(tx, vendorId)).currency);
  if (refused) return refused;
  if ((await countParts(tx, 'menu_group', vendorId)) >= MENU_LIMITS.groups) return refuse('MENU_FULL');
  const id = await insertGroup(tx, { vendor_id: vendorId, ...group });
  await replaceOptions(
    tx,
    id,
    options.map(({ name, price }) => ({ name, price })),
  );
  return succeed(await written(tx, vendorId, id, now));
}

/** What the edit would write of the options as they are: a new one that is there by now has its id. */
const optionsAsSent = (found: StaffGroup, sent: GroupToWrite['options'] | undefined) =>
  found.options.map(({ id, name, price }, index) =>
    sent?.[index] !== undefined && sent[index].id === undefined ? { name, price } : { id, name, price },
  );

export async function editGroup(
  tx: Transaction,
  vendorId: number,
  { id, edit, now }: { readonly id: number; readonly edit: Edit; readonly now: Date },
): Promise<Outcome<StaffGroup, 'OPTION_GROUP_NOT_FOUND' | 'OPTION_NOT_FOUND' | 'EDITED_MEANWHILE' | 'INVALID_INPUT'>> {
  await lockMenu(tx, vendorId);
  const found = await findGroup(tx, vendorId, id, now);
  if (!found) return refuse('OPTION_GROUP_NOT_FOUND');
  const changes = changesOf({ ...found, options: optionsAsSent(found, edit.options) }, edit);
  if (isRefused(changes)) return changes;
  if (Object.keys(changes).length === 0) return succeed(found);
  const { options, ...bounds } = changes;
  const own = new Set(found.options.map((option) => option.id));
  if (options?.some((option) => option.id !== undefined && !own.has(option.id))) return refuse('OPTION_NOT_FOUND');
  const { currency } = await findVendorDay(tx, vendorId);
  const refused = refuseGroup({ ...found, ...bounds }, options ?? [], currency);
  if (refused) return refused;
  await updatePart(tx, 'menu_group', id, bounds);
  if (options) await replaceOptions(tx, id, options);
  return succeed(await written(tx, vendorId, id, now));
}

/** The dishes that had it are chosen without it from then on. */
export async function deleteGroup(
  tx: Transaction,
  vendorId: number,
  id: number,
): Promise<Outcome<null, 'OPTION_GROUP_NOT_FOUND'>> {
  await lockMenu(tx, vendorId);
  return (await deletePart(tx, 'menu_group', vendorId, id)) ? succeed(null) : refuse('OPTION_GROUP_NOT_FOUND');
}
