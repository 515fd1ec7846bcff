export { beforeFees } from './before-fees.ts';
export { deliveryTo } from './delivery-to.ts';
export { type FeeBreakdown, type FeeLine, feeBreakdown, type Priced } from './fee-breakdown.ts';
export { priceFactor } from './price-factor.ts';
export { type QuoteToCompare, quoteChanges } from './quote-changes.ts';
export { type FeeRequest, isWithinReach, quoteFee, quoteWay } from './quote-fee.ts';
