export { createEarnings, type Earnings } from './earnings-service.ts';
export { listOwed, listPayouts } from './owed.ts';
export { payoutAgreed } from './record-payout.ts';
