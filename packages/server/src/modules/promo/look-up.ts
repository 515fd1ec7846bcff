import type { Db } from '../../db/client.ts';
import type { Limits } from '../../limits/limits.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { findPromo, type StoredPromo } from './promo.store.ts';

export type LookUp = (
  customer: number,
  code: string,
) => Promise<Outcome<StoredPromo, 'PROMO_NOT_FOUND' | 'TOO_MANY_CODES'>>;

const wrongCodes = (customer: number) => ({ key: `promo-wrong:${customer}`, most: 20, windowSeconds: 3_600 });

/** Finds a code as it was typed. Codes cannot be guessed: a try is counted first, and given back if there is such a code. */
export const createLookUp =
  ({ db, limits }: { readonly db: Db; readonly limits: Pick<Limits, 'take' | 'giveBack'> }): LookUp =>
  async (customer, code) => {
    if (!(await limits.take(wrongCodes(customer)))) return refuse('TOO_MANY_CODES');
    const found = await findPromo(db, customer, code);
    if (!found) return refuse('PROMO_NOT_FOUND');
    await limits.giveBack(wrongCodes(customer));
    return succeed(found);
  };
