import type { menuEditingEndpoints, ParsedRequestOf, StaffContainer } from '@jara/contract';
import { MENU_LIMITS } from '@jara/contract';
import type { Transaction } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { findVendorDay } from './availability.store.ts';
import { changesOf, isRefused } from './edit-part.ts';
import { containerHasDishes } from './references.store.ts';
import { refusePrice } from './refuse-price.ts';
import { findContainer } from './staff-menu.store.ts';
import { countParts, deletePart, insertContainer, lockMenu, updatePart } from './write-menu.store.ts';

type Body = ParsedRequestOf<typeof menuEditingEndpoints.createContainer>['body'];
type Edit = ParsedRequestOf<typeof menuEditingEndpoints.editContainer>['body'];

export async function createContainer(
  tx: Transaction,
  vendorId: number,
  body: Body,
): Promise<Outcome<StaffContainer, 'MENU_FULL' | 'INVALID_INPUT'>> {
  await lockMenu(tx, vendorId);
  const { currency } = await findVendorDay(tx, vendorId);
  const refused = refusePrice(body, currency);
  if (refused) return refused;
  if ((await countParts(tx, 'container_type', vendorId)) >= MENU_LIMITS.containers) return refuse('MENU_FULL');
  return succeed({ id: await insertContainer(tx, { vendor_id: vendorId, ...body }), version: 1, ...body });
}

export async function editContainer(
  tx: Transaction,
  vendorId: number,
  { id, edit }: { readonly id: number; readonly edit: Edit },
): Promise<Outcome<StaffContainer, 'CONTAINER_NOT_FOUND' | 'EDITED_MEANWHILE' | 'INVALID_INPUT'>> {
  await lockMenu(tx, vendorId);
  const found = await findContainer(tx, vendorId, id);
  if (!found) return refuse('CONTAINER_NOT_FOUND');
  const changes = changesOf(found, edit);
  if (isRefused(changes)) return changes;
  const edited = { ...found, ...changes };
  const { currency } = await findVendorDay(tx, vendorId);
  const refused = refusePrice(edited, currency);
  if (refused) return refused;
  if (Object.keys(changes).length === 0) return succeed(found);
  await updatePart(tx, 'container_type', id, changes);
  return succeed({ ...edited, version: found.version + 1 });
}

export async function deleteContainer(
  tx: Transaction,
  vendorId: number,
  id: number,
): Promise<Outcome<null, 'CONTAINER_NOT_FOUND' | 'CONTAINER_IN_USE'>> {
  await lockMenu(tx, vendorId);
  if (await containerHasDishes(tx, vendorId, id)) return refuse('CONTAINER_IN_USE');
  return (await deletePart(tx, 'container_type', vendorId, id)) ? succeed(null) : refuse('CONTAINER_NOT_FOUND');
}
