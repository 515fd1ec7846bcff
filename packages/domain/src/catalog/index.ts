export { arrivalMinutes } from './arrival-minutes.ts';
export {
  availabilityAt,
  isAvailableAt,
  nextReturn,
  type StoredAvailability,
  storedAvailability,
} from './availability.ts';
export { addDays, dateIn, weekdayOf } from './calendar.ts';
export { clockText } from './clock-text.ts';
export { DELIVERY_FEE_RANGES, type DeliveryFeeRange, isWithinFeeRange } from './delivery-fee-range.ts';
export { ASK_THE_VENDOR, allergenText, DIETARY_TAG_LABEL, spicyText } from './dietary-labels.ts';
export { effectivePrice } from './effective-price.ts';
export { endOfDay } from './end-of-day.ts';
export { extraPriceText } from './extra-price-text.ts';
export { groupText } from './group-text.ts';
export { foundWithout, listVendors, matchesNarrowing, type Narrowing } from './list-vendors.ts';
export { HIGHEST_PRICE, priceProblem } from './menu-prices.ts';
export { nextClockChange } from './next-clock-change.ts';
export { hoursOn, isOpenAt, type OpeningTimes, spanOn, type WallClock, wallClock } from './opening.ts';
export { type DietaryFacts, dietaryWords, isDietaryWord, searchWords } from './search/dietary-words.ts';
export { type Reading, readWord } from './search/read-word.ts';
export { Vocabulary } from './search/vocabulary.ts';
export { wordsOf } from './search/words-of.ts';
export { slugOfName } from './slug-of-name.ts';
export { takesOrders, takesOrdersAt } from './takes-orders.ts';
export {
  busyMinutesAt,
  busyUntil,
  closedDaysAt,
  endOfVendorDay,
  hasYetToOpen,
  isPausedAt,
  offerAt,
  pausedUntil,
  UNTIL_IT_OPENS,
  type VendorControls,
} from './vendor-controls.ts';
export { PATH_OF_VENDOR_TYPE, vendorPath } from './vendor-path.ts';
export { hasTag, VENDOR_TAG_LABEL } from './vendor-tag.ts';
