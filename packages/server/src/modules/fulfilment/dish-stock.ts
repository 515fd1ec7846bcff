import type { DataOf, opsEndpoints } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import type { Staff } from '../identity/index.ts';
import { findDishesOffMenu, setOnMenu } from './vendor.store.ts';

/** A dish that was out of stock is there again, or the other way round. Doing so again changes nothing. */
export async function setDishStock(
  db: Db,
  { scope }: Staff<'vendor'>,
  id: number,
  { is_available }: { readonly is_available: boolean },
): Promise<Outcome<DataOf<typeof opsEndpoints.setDishStock>, 'MENU_NOT_FOUND'>> {
  return (await setOnMenu(db, scope, id, is_available)) ? succeed({ id, is_available }) : refuse('MENU_NOT_FOUND');
}

export const listDishesOffMenu = async (
  db: Db,
  { scope }: Staff<'vendor'>,
): Promise<Outcome<DataOf<typeof opsEndpoints.listDishesOffMenu>>> =>
  succeed({ dishes: await findDishesOffMenu(db, scope) });
