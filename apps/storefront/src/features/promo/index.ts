export type { PromoBasket } from './api/promo-basket.ts';
export { removePromoCode } from './model/promo-code-storage.ts';
export { savingOf } from './model/saving.ts';
export { PromoRow } from './ui/promo-row.tsx';
export { usePromo } from './ui/use-promo.ts';
export { usePromoCode } from './ui/use-promo-code.ts';
