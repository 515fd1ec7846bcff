export { judgePromo, type PromoFacts, type PromoTerms, refuseSpent } from './judge-promo.ts';
