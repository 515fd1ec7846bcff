export type { FindFee, QuotedFor } from './apply-promo.ts';
export { claimPromoUse, releasePromoUse } from './claim-promo-use.ts';
export { discountOf } from './discount-of.ts';
export { createPromoFinder, type FindPromoByCode } from './find-promo-by-code.ts';
export { findPromo } from './promo.store.ts';
export { createPromoService, type PromoService } from './promo-service.ts';
