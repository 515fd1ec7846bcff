import type { BagInformation } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import type { Limits } from '../../limits/limits.ts';
import { type Shopper, shopperKey } from '../cart/index.ts';
import type { DishCache } from '../catalog/index.ts';
import { createPromoFinder } from '../promo/index.ts';
import { type Asked, quote } from './quote.ts';

/** Each quote is a row that lives for 15 minutes; a cart asks for one with each change of it. */
const QUOTES = { name: 'quotes', most: 120, windowSeconds: 600 };

type Deps = {
  readonly db: Db;
  readonly now: () => Date;
  readonly bags: BagInformation;
  readonly dishes: DishCache;
  readonly limits: Pick<Limits, 'take' | 'giveBack' | 'counter'>;
};

/** What an order of a cart costs. The prices are the menu's and ours; a request only says what for. */
export function createPricing({ db, now, bags, dishes, limits }: Deps) {
  const countQuote = limits.counter(QUOTES);
  const findPromoByCode = createPromoFinder({ db, limits });
  return {
    async quote(shopper: Shopper, asked: Asked) {
      const counted = countQuote(shopperKey(shopper));
      return counted.ok ? quote({ db, dishes, bags, findPromoByCode, now: now() }, shopper, asked) : counted;
    },
  };
}

export type Pricing = ReturnType<typeof createPricing>;
