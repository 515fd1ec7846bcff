import type { Db } from '../../db/client.ts';
import type { Shopper } from '../cart/index.ts';
import { claimFee } from './claim-fee.ts';
import { type Asked, quote } from './quote.ts';

export { deleteExpiredFees, findFee } from './pricing.store.ts';

/** What bringing a cart costs. The prices are the menu's and ours; a request only says what for. */
export function createPricing({ db, now }: { readonly db: Db; readonly now: () => Date }) {
  return {
    quote: (shopper: Shopper, asked: Asked) => quote(db, shopper, asked, now()),
    /** For checkout, which is not built yet: in the transaction of the order that uses the fee. */
    claimFee: (tx: Db, shopper: Shopper, asked: Asked & { readonly fee_id: number }) =>
      claimFee(tx, shopper, asked, now()),
  };
}

export type Pricing = ReturnType<typeof createPricing>;
