export { dateIn } from './calendar.ts';
export { type DeliveryTime, offeredSlot, timeRangeOf } from './delivery-time.ts';
export { firstClass } from './first-class.ts';
export { deliveryDates, type PreorderVendor, type Slot, slotsOn } from './slots.ts';
export { dayOf, dayWords, latestDeliveryTime, slotWords } from './words.ts';
