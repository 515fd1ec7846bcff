export { type PricedCart, priceCart, shownQuote } from './price-cart.ts';
export { deleteExpiredFees, findFee, insertFee } from './pricing.store.ts';
export { createPricing, type Pricing } from './pricing-service.ts';
export { lockQuoteFacts, type QuoteFacts } from './quote-facts.store.ts';
