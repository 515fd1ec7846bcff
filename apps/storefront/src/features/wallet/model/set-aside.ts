import type { Currency, MinorUnits, Wallet, WalletHold } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { clockTime } from '@jara/domain/preorder';

/** What the wallet can pay for something: its balance, and what is set aside for just that. */
export const availableFor = ({ balance, holds }: Wallet, isForIt: (hold: WalletHold) => boolean): MinorUnits =>
  holds.filter(isForIt).reduce((sum, { amount }) => sum + amount, balance as number) as MinorUnits;

/** Around the order's name, which may be a link. */
export const holdText = ({ amount, order_id, until }: WalletHold, currency: Currency) => ({
  before: `${formatMoney(amount, currency)} of your wallet is set aside for `,
  order: `order #${order_id}`,
  after: ` until ${clockTime(until, currency)}. It pays a part of that order, or comes back.`,
});

/** All of it as one text; undefined where there is none. */
export function setAsideText({ holds, currency }: Wallet): string | undefined {
  const texts = holds.map((hold) => Object.values(holdText(hold, currency)).join(''));
  return texts.length === 0 ? undefined : texts.join(' ');
}
