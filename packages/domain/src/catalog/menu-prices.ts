import type { Currency } from '@jara/contract';

/** More than this is a slip: ₦2,000,000 and GH₵20,000. */
export const HIGHEST_PRICE = { NGN: 200_000_000, GHS: 2_000_000 } as const satisfies Record<Currency, number>;

type Prices = { readonly price: number; readonly discount_price?: number | null };
type Problem = { readonly path: 'price' | 'discount_price'; readonly message: string };

/** What is wrong with the price of a dish, an option or a container. */
export function priceProblem({ price, discount_price = null }: Prices, currency: Currency): Problem | undefined {
  if (price > HIGHEST_PRICE[currency]) return { path: 'price', message: 'is too high' };
  if (discount_price !== null && discount_price >= price)
    return { path: 'discount_price', message: 'must be less than the price' };
  return undefined;
}
