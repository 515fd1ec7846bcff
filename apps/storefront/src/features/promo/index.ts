export type { PromoBasket } from './model/promo-basket.ts';
export { PromoRow } from './ui/promo-row.tsx';
export { usePromo } from './ui/use-promo.ts';
