import { type Currency, isTopUp, type MinorUnits, TOP_UP_BOUNDS } from '@jara/contract';
import { formatMoney, readAmount } from '@jara/domain/money';

type Read = { readonly amount: MinorUnits } | { readonly problem: string };

const inWords = (bound: number, currency: Currency) => formatMoney(bound as MinorUnits, currency);

const TOO_MANY_DECIMALS = /^[\d,]+\.\d{3,}$/;

/** Spec §5: required and numeric. Decisions §5: within bounds. What is typed is naira or cedis, what is sent minor units. */
export function readTopUp(typed: string, currency: Currency): Read {
  if (typed.trim() === '') return { problem: 'Enter an amount' };
  const amount = readAmount(typed);
  if (amount === undefined) {
    const isTooFine = TOO_MANY_DECIMALS.test(typed.trim());
    return { problem: isTooFine ? 'Enter at most two decimals' : 'Enter the amount in figures, such as 5000' };
  }
  if (isTopUp(amount, currency)) return { amount };
  const { least, most } = TOP_UP_BOUNDS[currency];
  return { problem: `You can top up ${inWords(least, currency)} to ${inWords(most, currency)}` };
}

/** What settles a balance below zero, as near as the bounds of a top-up let it. */
export function amountToSettle(balance: MinorUnits, currency: Currency): MinorUnits {
  const { least, most } = TOP_UP_BOUNDS[currency];
  return Math.min(Math.max(0 - balance, least), most) as MinorUnits;
}

const MINOR_UNITS_IN_ONE = 100;

/** As somebody would type it: '2500', '2500.50'. */
export const typedAmount = (amount: MinorUnits): string =>
  (amount / MINOR_UNITS_IN_ONE).toFixed(amount % MINOR_UNITS_IN_ONE === 0 ? 0 : 2);
