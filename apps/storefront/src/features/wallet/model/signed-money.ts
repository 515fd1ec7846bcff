import type { Currency, MinorUnits } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';

/** With its sign, so that what came and what went differ in more than colour. */
export const signedMoney = (amount: MinorUnits, currency: Currency): string =>
  (amount > 0 ? '+' : '') + formatMoney(amount, currency);
