import type { OrderHistory, TimelineAction } from '@jara/contract';
import { sentenceOf } from './labels.ts';

type Event = OrderHistory['events'][number];

const WHAT: Readonly<Record<TimelineAction, string>> = {
  MADE_PAYMENT: 'Paid',
  VENDOR_ACCEPTED_ORDER: 'Accepted',
  VENDOR_REJECTED_ORDER: 'Rejected',
  DRIVER_ACCEPTED_ORDER: 'Given to a rider',
  DRIVER_ARRIVED_AT_RESTAURANT: 'Rider at the pickup',
  DRIVER_PICKED_ORDER: 'Picked up',
  VENDOR_DELIVERY_DRIVER_PICKED_ORDER: 'Sent out with the vendor’s rider',
  DRIVER_ARRIVED_AT_CUSTOMER_LOCATION: 'Rider at the customer',
  AWAITING_PICKUP: 'Ready to be picked up',
  ORDER_COMPLETED: 'Handed over',
  ORDER_DELIVERY_FAILED: 'Could not be handed over',
  ORDER_REDELIVERY_REQUESTED: 'Brought again',
  ORDER_PREPARING: 'Being made',
  ORDER_READY: 'Ready',
  RIDER_HANDED_BACK: 'Handed back by its rider',
  ORDER_REJECTED: 'Rejected',
  ORDER_CANCELLED: 'Cancelled',
  ORDER_UNABLE_TO_PROCESS: 'Given up',
};

/** 'Accepted, ready in 20 minutes'. Without an action money was given back. */
export function eventText({ action, created_at }: Event, ready_by: string | null): string {
  if (action === null) return 'Money given back';
  if (action !== 'VENDOR_ACCEPTED_ORDER' || ready_by === null) return WHAT[action];
  const minutes = Math.round((Date.parse(ready_by) - Date.parse(created_at)) / 60_000);
  return minutes > 0 && minutes <= 90 ? `Accepted, ready in ${minutes} minutes` : WHAT[action];
}

const ROLE: Readonly<Record<string, string>> = { vendor: 'vendor', rider: 'rider', support: 'support' };

/** 'Bola, vendor': by name, where somebody of the staff did it. */
export const actorText = ({ actor, actor_name }: Event): string =>
  actor_name === null ? sentenceOf(actor) : `${actor_name}, ${ROLE[actor.split(' ')[0] ?? ''] ?? actor}`;
