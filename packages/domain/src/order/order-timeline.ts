import type { OrderStatus, OrdersClass, TimelineAction, TimelineEntry } from '@jara/contract';
import { STATUS_RANK } from './order-states.ts';

type Words = { readonly heading: string; readonly description: string };

/** Spec §4: the headings of delivery orders; what pickups call otherwise stands below. */
export const TIMELINE_WORDS = {
  MADE_PAYMENT: { heading: 'Order Received', description: 'We have your order and your payment.' },
  VENDOR_ACCEPTED_ORDER: { heading: 'Order Confirmed', description: 'Vendor accepted order' },
  VENDOR_REJECTED_ORDER: {
    heading: 'Vendor rejected order',
    description: 'You have your money back in your wallet, and can order again.',
  },
  DRIVER_ACCEPTED_ORDER: { heading: 'Rider accepted order', description: 'A rider is on the way to the vendor.' },
  DRIVER_ARRIVED_AT_RESTAURANT: { heading: 'Rider at the restaurant', description: 'Your rider waits for your order.' },
  DRIVER_PICKED_ORDER: { heading: 'Order in transit', description: 'Your rider has your order.' },
  VENDOR_DELIVERY_DRIVER_PICKED_ORDER: {
    heading: 'Order in transit',
    description: 'The vendor’s own rider has your order.',
  },
  DRIVER_ARRIVED_AT_CUSTOMER_LOCATION: { heading: 'Order arrived', description: 'Your rider is at your address.' },
  AWAITING_PICKUP: { heading: 'Ready for pick up', description: 'Your order waits for you at the vendor.' },
  ORDER_COMPLETED: { heading: 'Order delivered', description: 'Enjoy your order.' },
  ORDER_DELIVERY_FAILED: { heading: 'Delivery failed', description: 'Your rider couldn’t reach you.' },
  ORDER_REDELIVERY_REQUESTED: { heading: 'Redelivery requested', description: 'Your order is on its way again.' },
  ORDER_PREPARING: { heading: 'Preparing your order', description: 'Your order is being made.' },
  ORDER_REJECTED: {
    heading: 'Order rejected',
    description: 'The vendor could not take it. You have your money back in your wallet.',
  },
  ORDER_CANCELLED: { heading: 'Order cancelled', description: 'You have your money back in your wallet.' },
  ORDER_UNABLE_TO_PROCESS: {
    heading: 'Order could not be completed',
    description: 'You have your money back in your wallet.',
  },
} as const satisfies Record<TimelineAction, Words>;

/** Spec §4: the headings of a pickup that differ, and the hint of its third step. */
const PICKUP_WORDS: Partial<Record<TimelineAction, Words>> = {
  ORDER_PREPARING: {
    heading: 'Preparing your order',
    description: 'The restaurant prepares meals in 30 - 40 mins',
  },
  ORDER_COMPLETED: { heading: 'Order picked up', description: 'Enjoy your order.' },
};

/** Spec §4: a delivery's steps, in order. A rejection takes the place of all that would follow it. */
export const DELIVERY_STEPS = [
  'MADE_PAYMENT',
  'VENDOR_ACCEPTED_ORDER',
  'VENDOR_REJECTED_ORDER',
  'DRIVER_ACCEPTED_ORDER',
  'DRIVER_ARRIVED_AT_RESTAURANT',
  'DRIVER_PICKED_ORDER',
  'DRIVER_ARRIVED_AT_CUSTOMER_LOCATION',
  'ORDER_COMPLETED',
] as const satisfies readonly TimelineAction[];

export const PICKUP_STEPS = [
  'MADE_PAYMENT',
  'VENDOR_ACCEPTED_ORDER',
  'ORDER_PREPARING',
  'AWAITING_PICKUP',
  'ORDER_COMPLETED',
] as const satisfies readonly TimelineAction[];

const wordsOf = (kind: OrdersClass, action: TimelineAction): Words =>
  (kind === 'pickup' ? PICKUP_WORDS[action] : undefined) ?? TIMELINE_WORDS[action];

type Happened = { readonly action: TimelineAction; readonly created_at: Date };

/** Spec §3: what happened to an order, the first thing first, each once. */
export function timelineEntries(kind: OrdersClass, happened: readonly Happened[]): TimelineEntry[] {
  const once = new Map<TimelineAction, Happened>();
  for (const each of happened.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime()))
    if (!once.has(each.action)) once.set(each.action, each);
  return [...once.values()].map(({ action, created_at }) => ({
    action,
    created_at: created_at.toISOString(),
    ...wordsOf(kind, action),
  }));
}

/** Spec §4: an action whose name contains 'rejected', in any case. */
export const isFailureEntry = ({ action }: { readonly action: string }): boolean => /rejected/i.test(action);

export type ShownStep = Words & {
  readonly action: TimelineAction;
  /** When it was done; undefined if it was not, or if nobody noted when. */
  readonly at?: string;
  readonly state: 'done' | 'current' | 'to come' | 'failed';
};

/** How far an order must have come for a step to be behind it, whether or not the step was noted. */
const RANK_OF_STEP: Partial<Record<TimelineAction, number>> = { ORDER_PREPARING: 1 };

/**
 * Spec §4: the steps of the tracking view, by class, each once. A rejected order ends with its rejection; any other has no
 * such step. Nothing comes after an order has ended.
 */
export function stepsOf(kind: OrdersClass, status: OrderStatus, timeline: readonly TimelineEntry[]): ShownStep[] {
  const done = new Map(timeline.map((entry) => [entry.action as TimelineAction, entry.created_at]));
  const own: readonly TimelineAction[] = kind === 'pickup' ? PICKUP_STEPS : DELIVERY_STEPS;
  const isDone = (action: TimelineAction) =>
    done.has(action) ||
    (action === 'DRIVER_PICKED_ORDER' && done.has('VENDOR_DELIVERY_DRIVER_PICKED_ORDER')) ||
    STATUS_RANK[status] > (RANK_OF_STEP[action] ?? Number.POSITIVE_INFINITY);
  const hasEnded = STATUS_RANK[status] >= 6;
  const steps = own.filter((action) => isDone(action) || (!hasEnded && action !== 'VENDOR_REJECTED_ORDER'));
  const last = steps.findLastIndex(isDone);
  return steps.map((action, index) => {
    const at = done.get(action);
    const words = wordsOf(kind, action);
    if (isFailureEntry({ action })) return { action, ...words, ...(at && { at }), state: 'failed' };
    if (index > last) return { action, ...words, state: 'to come' };
    return { action, ...words, ...(at && { at }), state: index === last && !hasEnded ? 'current' : 'done' };
  });
}
