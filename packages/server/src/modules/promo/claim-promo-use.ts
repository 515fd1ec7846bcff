import type { Db } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { countUse, deleteUse, findPromo, insertUse, uncountUse } from './promo.store.ts';

export type PromoUse = { readonly promo_use_id: number };

/**
 * Decisions §5: uses are counted in the order's transaction, so that N uses admit exactly N orders and an order that
 * is not made after all has used nothing. After a refusal nothing is counted, and the transaction may go on.
 */
export async function claimPromoUse(
  tx: Db,
  { customer, code, now }: { readonly customer: number; readonly code: string; readonly now: Date },
): Promise<Outcome<PromoUse, 'PROMO_NOT_FOUND' | 'PROMO_USED_UP' | 'PROMO_USED_BY_YOU'>> {
  const found = await findPromo(tx, customer, code);
  if (!found) return refuse('PROMO_NOT_FOUND');
  const { id } = found.promo;
  if (!(await countUse(tx, id))) return refuse('PROMO_USED_UP');
  const promo_use_id = await insertUse(tx, id, customer, now);
  if (promo_use_id !== undefined) return succeed({ promo_use_id });
  await uncountUse(tx, id);
  return refuse('PROMO_USED_BY_YOU');
}

/** Decisions §6: an order that is dropped gives its use back; a second time changes nothing. */
export async function releasePromoUse(tx: Db, { promo_use_id }: PromoUse): Promise<void> {
  const promoId = await deleteUse(tx, promo_use_id);
  if (promoId !== undefined) await uncountUse(tx, promoId);
}
