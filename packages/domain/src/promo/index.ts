export { judgePromo, type PromoFacts, type PromoTerms, refuseUsedUpPromo } from './judge-promo.ts';
