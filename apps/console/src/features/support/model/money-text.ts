import { CURRENCIES, type MinorUnits } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';

/** Also in a currency that we keep no money in: '25.00 USD'. */
export function moneyText(amount: number, currency: string): string {
  const known = CURRENCIES.find((each) => each === currency);
  return known ? formatMoney(amount as MinorUnits, known) : `${(amount / 100).toFixed(2)} ${currency}`;
}
