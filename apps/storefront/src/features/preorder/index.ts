export { chooseTime, restoreRange } from './model/chosen-time.ts';
export { DeliveryTimeRow } from './ui/delivery-time-row.tsx';
export { useDeliveryTime } from './ui/use-delivery-time.ts';
