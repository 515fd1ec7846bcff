import type { Currency } from '@jara/contract';

/** Decisions §11: ₦50,000 and GH₵500 are the most that one person of support gives away alone. */
export const APPROVAL_LIMIT = { NGN: 5_000_000, GHS: 50_000 } as const satisfies Record<Currency, number>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Since when what one person did for one thing counts together. */
export const countedSince = (now: Date): Date => new Date(now.getTime() - DAY_MS);

type Asked = {
  readonly amount: number;
  readonly currency: Currency;
  /** What the same person gave for the same thing without a second person. */
  readonly earlier: readonly { readonly amount: number; readonly at: Date }[];
  readonly now: Date;
};

/** Decisions §11: whether a second person has to agree. Small amounts of a day count together, so splitting is no way round. */
export function needsSecondPerson({ amount, currency, earlier, now }: Asked): boolean {
  const since = countedSince(now);
  const counted = earlier.filter(({ at }) => at > since).reduce((sum, each) => sum + each.amount, 0);
  return counted + amount > APPROVAL_LIMIT[currency];
}
