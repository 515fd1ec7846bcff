import type { Db } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { countUse, deleteUse, findPromo, insertUse, uncountUse, type WhichPromo } from './promo.store.ts';

export type PromoUse = { readonly promo_use_id: number };
type Refused = 'PROMO_NOT_FOUND' | 'PROMO_USED_UP' | 'PROMO_USED_BY_YOU' | 'PROMO_FIRST_ORDER_ONLY';

/**
 * Decisions §5: uses are counted in the order's transaction, so that N uses admit exactly N orders and an order that
 * is not made after all has used nothing. After a refusal nothing is counted, and the transaction may go on.
 */
export async function claimPromoUse(
  tx: Db,
  { now, ...which }: WhichPromo & { readonly now: Date },
): Promise<Outcome<PromoUse, Refused>> {
  const counted = await countUse(tx, which.code);
  if (!counted) return refuse((await findPromo(tx, which)) ? 'PROMO_USED_UP' : 'PROMO_NOT_FOUND');
  const promo_use_id = await insertUse(tx, counted, which.customer, now);
  if (promo_use_id !== undefined) return succeed({ promo_use_id });
  await uncountUse(tx, counted.id);
  const { orders_made = 0 } = (await findPromo(tx, which)) ?? {};
  return refuse(counted.first_order_only && orders_made > 0 ? 'PROMO_FIRST_ORDER_ONLY' : 'PROMO_USED_BY_YOU');
}

/** Decisions §6: an order that is dropped gives its use back; a second time changes nothing. */
export async function releasePromoUse(tx: Db, { promo_use_id }: PromoUse): Promise<void> {
  const promoId = await deleteUse(tx, promo_use_id);
  if (promoId !== undefined) await uncountUse(tx, promoId);
}
