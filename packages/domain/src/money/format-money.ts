import type { Currency, MinorUnits } from '@jara/contract';

const MINOR_UNITS_IN_ONE = 100;
const DECIMALS = 2;

// Spec §9: 'en-NG' for naira, 'en-GH' for cedis.
const LOCALE_OF_CURRENCY = { NGN: 'en-NG', GHS: 'en-GH' } as const satisfies Record<Currency, string>;

// A list shows hundreds of prices, and making a formatter costs far more than using one.
const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(currency: Currency, decimals: number): Intl.NumberFormat {
  const key = `${currency}:${decimals}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(LOCALE_OF_CURRENCY[currency], {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  formatters.set(key, made);
  return made;
}

/** `formatMoney(450000, 'NGN')` is '₦4,500.00'; `formatMoney(4500, 'GHS')` is 'GH₵45.00'. */
export function formatMoney(amount: MinorUnits, currency: Currency, decimals: number = DECIMALS): string {
  return formatterFor(currency, decimals).format(amount / MINOR_UNITS_IN_ONE);
}

/** `shortMoney(450000000, 'NGN')` is '₦4.5M': for the axis of a chart, where there is no room for more. */
export const shortMoney = (amount: MinorUnits, currency: Currency): string =>
  new Intl.NumberFormat(LOCALE_OF_CURRENCY[currency], {
    style: 'currency',
    currency,
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  }).format(amount / MINOR_UNITS_IN_ONE);
