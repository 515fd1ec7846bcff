export { createEarnings, type Earnings } from './earnings-service.ts';
export { listOwed, listPayouts } from './owed.ts';
