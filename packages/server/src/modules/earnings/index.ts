export { createEarnings, type Earnings } from './earnings-service.ts';
export { payoutAgreed } from './record-payout.ts';
