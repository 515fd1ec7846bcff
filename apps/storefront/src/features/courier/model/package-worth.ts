import { CURRENCY_OF_COUNTRY, type Currency, type MinorUnits, MOST_PACKAGE_WORTH } from '@jara/contract';
import { formatMoney, readAmount } from '@jara/domain/money';
import { chosenArea } from '@/features/location/index.ts';
import { NO_FEE, type PackageForm } from './package-form.ts';

/** That of the pickup address; until there is one, of the chosen location. */
export const packageCurrency = ({ pickupAddress }: Pick<PackageForm, 'pickupAddress'>): Currency =>
  CURRENCY_OF_COUNTRY[(pickupAddress ?? chosenArea())?.country_code ?? 'NG'];

type Read = { readonly worth: MinorUnits } | { readonly problem: string };

type WorthFields = Pick<PackageForm, 'packageWorth' | 'pickupAddress'>;

const NOTHING = 0 as MinorUnits;
const SIGN = { NGN: /^₦/, GHS: /^(?:GH)?₵/i } as const satisfies Record<Currency, RegExp>;

/** Decisions §5: within bounds. What is left empty is worth nothing. */
function readWorth(form: WorthFields): Read {
  const typed = form.packageWorth.trim();
  if (typed === '') return { worth: NOTHING };
  const currency = packageCurrency(form);
  const worth = readAmount(typed.replace(SIGN[currency], ''));
  if (worth === undefined) return { problem: 'Enter the worth in figures, such as 5000' };
  const most = MOST_PACKAGE_WORTH[currency] as MinorUnits;
  return worth <= most ? { worth } : { problem: `We carry packages worth up to ${formatMoney(most, currency)}` };
}

export function worthProblem(form: WorthFields): string | undefined {
  const read = readWorth(form);
  return 'problem' in read ? read.problem : undefined;
}

/** Nothing, as long as it cannot be read. */
export function declaredWorth(form: WorthFields): MinorUnits {
  const read = readWorth(form);
  return 'worth' in read ? read.worth : NOTHING;
}

/** What typing a worth changes. The fee was for another one, and what is worth nothing is not protected. */
export function withWorth({ pickupAddress }: PackageForm, packageWorth: string): Partial<PackageForm> {
  const read = readWorth({ pickupAddress, packageWorth });
  const isNothing = 'worth' in read && read.worth === 0;
  return { packageWorth, ...NO_FEE, ...(isNothing && { packageProtection: false }) };
}
