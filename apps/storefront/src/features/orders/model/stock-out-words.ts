import type { MinorUnits, Order } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';

const LIST = new Intl.ListFormat('en-GB');

/** 'Moi moi was out of stock. ₦800.00 is back in your wallet.' Undefined where nothing was. */
export function stockOutWords({ issues, currency }: Pick<Order, 'issues' | 'currency'>): string | undefined {
  const names = [...new Set(issues.map(({ name }) => name))];
  if (names.length === 0) return undefined;
  const refunded = issues.reduce((sum, issue) => sum + issue.refunded, 0) as MinorUnits;
  const money = refunded > 0 ? ` ${formatMoney(refunded, currency)} is back in your wallet.` : '';
  return `${LIST.format(names)} ${names.length === 1 ? 'was' : 'were'} out of stock.${money}`;
}
