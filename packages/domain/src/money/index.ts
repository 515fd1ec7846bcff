export { formatMoney, shortMoney } from './format-money.ts';
export { payoutRef } from './payout-ref.ts';
export { readAmount } from './read-amount.ts';
export { APPROVAL_LIMIT, countedSince, needsSecondPerson } from './second-person.ts';
