import type { Db } from '../../db/client.ts';
import { limitInMemory } from '../../limits/limit-in-memory.ts';
import { refuse } from '../../outcome.ts';
import { type Shopper, shopperKey } from '../cart/index.ts';
import { claimQuotedFee } from './claim-quoted-fee.ts';
import { type Asked, quote } from './quote.ts';

/** Each quote is a row that lives for 15 minutes; a cart asks for one with each change of it. */
const QUOTES = { most: 120, windowSeconds: 600 };

/** What bringing a cart costs. The prices are the menu's and ours; a request only says what for. */
export function createPricing({ db, now }: { readonly db: Db; readonly now: () => Date }) {
  const mayQuote = limitInMemory(QUOTES, now);
  return {
    quote: async (shopper: Shopper, asked: Asked) =>
      mayQuote(shopperKey(shopper)) ? quote(db, shopper, asked, now()) : refuse('TOO_MANY_REQUESTS'),
    /** For checkout, which is not built yet: in the transaction of the order that uses the fee. */
    claimQuotedFee: (tx: Db, shopper: Shopper, asked: Asked & { readonly fee_id: number }) =>
      claimQuotedFee(tx, shopper, asked, now()),
  };
}

export type Pricing = ReturnType<typeof createPricing>;
