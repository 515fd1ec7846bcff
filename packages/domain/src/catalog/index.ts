export { DELIVERY_FEE_RANGES, type DeliveryFeeRange, isWithinFeeRange } from './delivery-fee-range.ts';
export { effectivePrice } from './effective-price.ts';
export { listVendors, takesOrders } from './list-vendors.ts';
export { hoursOn, isOpenAt, type WallClock, wallClock } from './opening.ts';
export { type Reading, readWord } from './search/read-word.ts';
export { Vocabulary } from './search/vocabulary.ts';
export { wordsOf } from './search/words-of.ts';
export { PATH_OF_VENDOR_TYPE, vendorPath } from './vendor-path.ts';
export { hasTag, VENDOR_TAG_LABEL } from './vendor-tag.ts';
