export { priceFactor } from './price-factor.ts';
export { type FeeRequest, isWithinReach, quoteFee } from './quote-fee.ts';
