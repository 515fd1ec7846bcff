import type { Db } from '../../db/client.ts';
import type { Limits } from '../../limits/limits.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { findPromo, type PromoOfCart, type WhichPromo } from './promo.store.ts';

export type FindPromoByCode = (
  which: WhichPromo,
) => Promise<Outcome<PromoOfCart, 'PROMO_NOT_FOUND' | 'TOO_MANY_CODES'>>;

const wrongCodes = (customer: number) =>
  ({ key: `promo-wrong:${customer}`, most: 20, windowSeconds: 3_600, code: 'TOO_MANY_CODES' }) as const;

/** Finds a promo by its typed code. Against guessing, each attempt is counted first, and uncounted if the code exists. */
export const createPromoFinder =
  ({ db, limits }: { readonly db: Db; readonly limits: Pick<Limits, 'take' | 'giveBack'> }): FindPromoByCode =>
  async (which) => {
    const counted = await limits.take(wrongCodes(which.customer));
    if (!counted.ok) return counted;
    const found = await findPromo(db, which);
    if (!found) return refuse('PROMO_NOT_FOUND');
    await limits.giveBack(wrongCodes(which.customer));
    return succeed(found);
  };
