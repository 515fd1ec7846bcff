export { formatMoney, shortMoney } from './format-money.ts';
export { readAmount } from './read-amount.ts';
