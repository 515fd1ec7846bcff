import { type DeliveryTime, offeredSlot, type PreorderVendor } from '@jara/domain/preorder';
import { useSyncExternalStore } from 'react';
import { chosenTime, subscribeToTime } from '../model/chosen-time.ts';
import { useMinute } from './use-minute.ts';

const onServer = () => undefined;

/** When the order is to come; undefined while nothing is chosen, or what was chosen is not offered any more. */
export function useDeliveryTime(vendor: PreorderVendor | undefined): DeliveryTime | undefined {
  const now = useMinute();
  const chosen = useSyncExternalStore(subscribeToTime, chosenTime, onServer);
  return chosen && vendor && offeredSlot(vendor, chosen, now) ? chosen : undefined;
}
