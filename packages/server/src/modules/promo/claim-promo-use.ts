import type { Db } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { deleteUse, findPromo, insertUse, type WhichPromo } from './promo.store.ts';

export type PromoUse = { readonly promo_use_id: number };
type Refused = 'PROMO_NOT_FOUND' | 'PROMO_USED_BY_YOU' | 'PROMO_FIRST_ORDER_ONLY';

/**
 * Decisions §5: N uses admit exactly N orders, and an order that is not made after all has used nothing. Whether any are
 * left was looked at before (`judge-for-cart.ts`); the database counts them as the order's transaction commits, and undoes
 * one that is too many. After a refusal nothing is used, and the transaction may go on.
 */
export async function claimPromoUse(
  tx: Db,
  { now, ...which }: WhichPromo & { readonly now: Date },
): Promise<Outcome<PromoUse, Refused>> {
  const promo_use_id = await insertUse(tx, which, now);
  if (promo_use_id !== undefined) return succeed({ promo_use_id });
  const found = await findPromo(tx, which);
  if (!found) return refuse('PROMO_NOT_FOUND');
  const isFirstOnly = found.promo.first_order_only && found.orders_made > 0;
  return refuse(isFirstOnly ? 'PROMO_FIRST_ORDER_ONLY' : 'PROMO_USED_BY_YOU');
}

/** Decisions §6: an order that is dropped gives its use back; a second time changes nothing. */
export const releasePromoUse = (tx: Db, { promo_use_id }: PromoUse): Promise<void> => deleteUse(tx, promo_use_id);
