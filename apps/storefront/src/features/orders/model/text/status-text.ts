import type { Order, OrderStatus } from '@jara/contract';
import { isFailedAgain, isFindingAnotherRider, statusLabel } from '@jara/domain/order';
import { deliveryTimeFromNow } from './order-text.ts';
import { type FollowedPackage, PACKAGE_HEADING, PACKAGE_NEXT } from './package-text.ts';

type Followed = FollowedPackage &
  Pick<Order, 'class' | 'currency' | 'vendor' | 'delivery_date' | 'time_range' | 'timeline' | 'is_failed_delivery'>;
type Words = (order: Followed) => string;

const riderOf = ({ driver }: Followed) => driver?.name ?? 'Your rider';
const isPickup = (order: Followed) => order.class === 'pickup';

/** What stands in large letters: the step that the order is at. */
const HEADING = {
  received: () => 'Your order is placed',
  fresh: () => 'Order Confirmed',
  preparing: () => 'Preparing your order',
  ready_for_pickup: () => 'Ready, waiting for a rider',
  accepted_by_driver: () => 'Rider accepted order',
  awaiting_pickup: (order) => (isPickup(order) ? 'Ready for pick up' : 'Rider at the restaurant'),
  in_transit: () => 'Order in transit',
  arrived: () => 'Order arrived',
  success: () => 'Order delivered',
  completed: () => 'Order picked up',
  rejected: (order) => (isPickup(order) ? 'Order rejected' : 'Vendor rejected order'),
  failed: () => 'Delivery failed',
  cancelled: () => 'This order was cancelled',
  unable_to_process: () => 'Order could not be completed',
  abandoned: () => statusLabel('abandoned'),
} as const satisfies Record<OrderStatus, Words>;

function beginsWith(order: Followed): string {
  const { name } = order.vendor;
  if (isPickup(order)) return `${name} confirms your order and prepares it. Show your PIN when you pick it up.`;
  const time = deliveryTimeFromNow(order);
  const arrival =
    time === undefined
      ? 'then a rider brings it to you'
      : `and a rider brings it ${time.startsWith('today') ? '' : 'on '}${time}`;
  return `${name} confirms your order, ${arrival}. Give the rider your PIN.`;
}

function isConfirmed(order: Followed): string {
  const time = deliveryTimeFromNow(order);
  if (time !== undefined) return `${order.vendor.name} prepares it in time for ${time}.`;
  return `${order.vendor.name} starts on it next.`;
}

/** What happens next, in a sentence. */
const NEXT = {
  received: beginsWith,
  fresh: isConfirmed,
  preparing: (order) =>
    isPickup(order) ? 'We will tell you as soon as you can pick it up.' : 'A rider will pick it up when it is ready.',
  ready_for_pickup: () => 'A rider will come for it next.',
  accepted_by_driver: (order) => `${riderOf(order)} is on the way to ${order.vendor.name}.`,
  awaiting_pickup: (order) =>
    isPickup(order)
      ? `Your order is waiting at ${order.vendor.name}. Show your PIN there.`
      : `${riderOf(order)} waits for your order at ${order.vendor.name}, then brings it to you.`,
  in_transit: (order) => `${riderOf(order)} is on the way to you. Have your PIN ready.`,
  arrived: (order) => `${riderOf(order)} is at your address. Give them your PIN.`,
  success: () => 'Enjoy your order.',
  completed: () => 'Enjoy your order.',
  rejected: (order) => `${order.vendor.name} could not take it. You can order something else.`,
  failed: () => 'Your order was not handed over.',
  cancelled: () => 'The vendor will not prepare it.',
  unable_to_process: () => 'We are sorry. You can order something else.',
  abandoned: () => 'The vendor will start once it is paid.',
} as const satisfies Record<OrderStatus, Words>;

const isPackage = (order: Followed) => order.class === 'package_delivery';

export function headingOf(order: Followed): string {
  const { status } = order;
  if (status === null) return 'We are looking up your order';
  if (isFindingAnotherRider(order)) return 'Finding another rider';
  return (isPackage(order) && PACKAGE_HEADING[status]) || HEADING[status](order);
}

export function nextText(order: Followed): string {
  const { status } = order;
  if (status === null) return 'Nobody has told us yet how it stands. This page shows it as soon as we know.';
  if (isFindingAnotherRider(order))
    return 'Your rider could not bring it. Another one comes, and you pay nothing more.';
  if (isFailedAgain(order)) return 'It could not be handed over the second time either.';
  return (isPackage(order) && PACKAGE_NEXT[status]?.(order)) || NEXT[status](order);
}
