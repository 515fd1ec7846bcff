import type { SupportOrder } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import type { StoredOrder } from '../../db/schema/index.ts';
import { SHOWN_TO } from './shown-order.ts';
import { findAnyOrder } from './staff-order.store.ts';

/** An order that may not be paid, as support sees it, with its row. */
export async function readOrderForSupport(
  db: Db,
  id: number,
  now: Date,
): Promise<{ readonly shown: SupportOrder; readonly order: StoredOrder } | undefined> {
  const found = await findAnyOrder(db, id);
  return found && { shown: SHOWN_TO.support(found, now), order: found.order };
}
