export { chooseRider, MOST_ORDERS_OF_A_RIDER, type RiderOnDuty } from './choose-rider.ts';
export { kmBetween } from './km-between.ts';
export { OFFER_AGAIN_MS, OFFER_MS, offersBegin, type WaitingOrder } from './offer-times.ts';
export { partOfTown } from './part-of-town.ts';
