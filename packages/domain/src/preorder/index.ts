export { addDays, dateIn } from '../catalog/index.ts';
export { type DeliveryTime, offeredSlot, timeRangeOf } from './delivery-time.ts';
export { type FirstSlot, firstSlot, slotStartText } from './first-slot.ts';
export { dayOf, dayText, latestDeliveryTime, rangeText, slotText } from './slot-text.ts';
export { deliveryDates, type PreorderVendor, type Slot, slotsOn } from './slots.ts';
export { classInForce, firstClass, refuseClass } from './vendor-classes.ts';
export { clockTime, dateAndTime, dateOn, dayOn } from './vendor-clock.ts';
