export { beforeFees } from './before-fees.ts';
export { deliveryTo } from './delivery-to.ts';
export { feeBreakdown } from './fee-breakdown.ts';
export type { FeeBreakdown, FeeLine, Priced } from './priced-order.ts';
export { type QuoteToCompare, quoteChanges } from './quote-changes.ts';
export { type FeeRequest, isWithinReach, quoteFee, quoteWay } from './quote-fee.ts';
export { surgeFactor } from './surge-factor.ts';
