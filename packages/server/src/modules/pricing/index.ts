export { deleteExpiredFees, findFee } from './pricing.store.ts';
export { createPricing, type Pricing } from './pricing.ts';
