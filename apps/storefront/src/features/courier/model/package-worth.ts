import { CURRENCY_OF_COUNTRY, type Currency, type MinorUnits, MOST_PACKAGE_WORTH } from '@jara/contract';
import { formatMoney, readAmount } from '@jara/domain/money';
import { chosenArea } from '@/features/location/index.ts';
import type { PackageForm } from './package-form.ts';

/** That of the pickup address; until there is one, of the chosen location. */
export const packageCurrency = ({ pickupAddress }: Pick<PackageForm, 'pickupAddress'>): Currency =>
  CURRENCY_OF_COUNTRY[(pickupAddress ?? chosenArea())?.country_code ?? 'NG'];

type Read = { readonly worth: MinorUnits } | { readonly problem: string };

/** Decisions §5: within bounds. What is left empty is worth nothing. */
export function readWorth(typed: string, currency: Currency): Read {
  if (typed.trim() === '') return { worth: 0 as MinorUnits };
  const worth = readAmount(typed);
  if (worth === undefined) return { problem: 'Enter the worth in figures, such as 5000' };
  const most = MOST_PACKAGE_WORTH[currency] as MinorUnits;
  return worth <= most ? { worth } : { problem: `We carry packages worth up to ${formatMoney(most, currency)}` };
}
