import type { PlaceOrderDetails } from '@jara/contract';
import { track } from './track.ts';

/** Spec §7: the tap on 'Place order', once its request is made; not each time that it is sent. */
export const trackPlaceOrder = (details: PlaceOrderDetails) =>
  track({ event_type: 'click_button', name: 'place_order', details });

/** The server has made the order. */
export const trackOrderPlaced = (order_id: number) =>
  track({ event_type: 'view_component', name: 'order_placed', details: { order_id } });
