import type { DeliveryFault, OrdersClass, TimelineAction, TimelineEntry } from '@jara/contract';

export type TimelineWords = { readonly heading: string; readonly description: string };

/** Spec §4: the headings of delivery orders; what pickups, packages and the tracking view call otherwise stands below. */
const TIMELINE_WORDS = {
  MADE_PAYMENT: { heading: 'Order Received', description: 'We have your order and your payment.' },
  VENDOR_ACCEPTED_ORDER: { heading: 'Vendor accepted order', description: 'Your order is confirmed.' },
  VENDOR_REJECTED_ORDER: {
    heading: 'Vendor rejected order',
    description: 'You have your money back in your wallet, and can order again.',
  },
  DRIVER_ACCEPTED_ORDER: { heading: 'Rider accepted order', description: 'A rider is on the way to the vendor.' },
  DRIVER_ARRIVED_AT_RESTAURANT: {
    heading: 'Rider at the restaurant',
    description: 'Your rider is waiting for your order.',
  },
  DRIVER_PICKED_ORDER: { heading: 'Order in transit', description: 'Your rider has your order.' },
  VENDOR_DELIVERY_DRIVER_PICKED_ORDER: {
    heading: 'Order in transit',
    description: 'The vendor’s own rider has your order.',
  },
  DRIVER_ARRIVED_AT_CUSTOMER_LOCATION: { heading: 'Order arrived', description: 'Your rider is at your address.' },
  AWAITING_PICKUP: { heading: 'Ready for pick up', description: 'Your order is waiting for you at the vendor.' },
  ORDER_COMPLETED: { heading: 'Order delivered', description: 'Enjoy your order.' },
  ORDER_DELIVERY_FAILED: { heading: 'Delivery failed', description: 'Your rider couldn’t reach you.' },
  ORDER_REDELIVERY_REQUESTED: { heading: 'Redelivery requested', description: 'Your order is on its way again.' },
  ORDER_PREPARING: { heading: 'Preparing your order', description: 'Your order is being made.' },
  ORDER_READY: { heading: 'Order ready', description: 'Your order waits for its rider.' },
  RIDER_HANDED_BACK: {
    heading: 'Finding another rider',
    description: 'Your rider could not bring it. You pay nothing more.',
  },
  ORDER_REJECTED: {
    heading: 'Order rejected',
    description: 'The vendor could not take it. You have your money back in your wallet.',
  },
  ORDER_CANCELLED: { heading: 'Order cancelled', description: 'You have your money back in your wallet.' },
  ORDER_UNABLE_TO_PROCESS: {
    heading: 'Order could not be completed',
    description: 'You have your money back in your wallet.',
  },
} as const satisfies Record<TimelineAction, TimelineWords>;

/** Decisions §10: of the two headings that the specification gives, the tracking view has this one, and so have pickups. */
export const CONFIRMED: TimelineWords = {
  heading: 'Order Confirmed',
  description: 'The vendor has accepted your order.',
};

/** Spec §4: the headings of a pickup that differ, and the hint of its third step. */
const PICKUP_WORDS: Partial<Record<TimelineAction, TimelineWords>> = {
  VENDOR_ACCEPTED_ORDER: CONFIRMED,
  ORDER_PREPARING: {
    heading: 'Preparing your order',
    description: 'The restaurant prepares meals in 30 - 40 mins',
  },
  ORDER_COMPLETED: { heading: 'Order picked up', description: 'Enjoy your order.' },
};

/** No restaurant takes part, and whoever ordered it may be at neither end. */
const PACKAGE_WORDS: Partial<Record<TimelineAction, TimelineWords>> = {
  DRIVER_ACCEPTED_ORDER: {
    heading: 'Rider accepted order',
    description: 'A rider is on the way to the pickup address.',
  },
  DRIVER_ARRIVED_AT_RESTAURANT: {
    heading: 'Rider at the pickup address',
    description: 'Your rider is waiting for the package.',
  },
  DRIVER_PICKED_ORDER: { heading: 'Package in transit', description: 'Your rider has the package.' },
  DRIVER_ARRIVED_AT_CUSTOMER_LOCATION: {
    heading: 'Package arrived',
    description: 'Your rider is at the dropoff address.',
  },
  ORDER_COMPLETED: { heading: 'Package delivered', description: 'The receiver has the package.' },
  ORDER_DELIVERY_FAILED: { heading: 'Delivery failed', description: 'Your rider couldn’t reach the receiver.' },
  ORDER_REDELIVERY_REQUESTED: { heading: 'Redelivery requested', description: 'The package is on its way again.' },
};

const WORDS_OF_CLASS: Partial<Record<OrdersClass, Partial<Record<TimelineAction, TimelineWords>>>> = {
  pickup: PICKUP_WORDS,
  package_delivery: PACKAGE_WORDS,
};

export const wordsOf = (kind: OrdersClass, action: TimelineAction): TimelineWords =>
  WORDS_OF_CLASS[kind]?.[action] ?? TIMELINE_WORDS[action];

/** Spec §4: an action that occurs more than once shows once, when it first happened. */
export function collapseTimeline<Entry extends { readonly action: string }>(entries: readonly Entry[]): Entry[] {
  const seen = new Set<string>();
  return entries.filter(({ action }) => !seen.has(action) && seen.add(action));
}

type Happened = {
  readonly action: TimelineAction;
  readonly created_at: Date;
  /** What the staff gave as the reason. */
  readonly reason?: string | null;
};

/** Nothing goes back of an order that was never paid. */
const CANCELLED_UNPAID = 'It was cancelled before it was paid.';

/** Whoever is at fault, it was not the customer. */
const FAILED_BY: Readonly<Record<DeliveryFault, string>> = {
  rider_fault: 'Your rider could not bring it.',
  vendor_fault: 'The vendor could not bring it.',
};

const LONGEST_REASON = 200;
const VENDOR_SAYS = ' The vendor says: ';

/** A customer reads why the vendor did not take it. All other reasons are between the staff. */
function withReason({ action, reason }: Happened, description: string): string {
  if (!reason || !isFailureEntry({ action })) return description;
  return `${description}${VENDOR_SAYS}${reason.trim().replace(/\s+/g, ' ').slice(0, LONGEST_REASON)}`;
}

/** Why the vendor did not take it, as its timeline says; undefined where nobody gave a reason. */
export const vendorsReason = (timeline: readonly Pick<TimelineEntry, 'action' | 'description'>[]): string | undefined =>
  timeline.find(isFailureEntry)?.description.split(VENDOR_SAYS)[1];

/** Spec §3: what happened to an order, the first thing first. */
export function timelineEntries(
  kind: OrdersClass,
  happened: readonly Happened[],
  fault: DeliveryFault | null = null,
): TimelineEntry[] {
  const isPaid = happened.some(({ action }) => action === 'MADE_PAYMENT');
  const said = (action: TimelineAction) => {
    if (action === 'ORDER_CANCELLED' && !isPaid) return CANCELLED_UNPAID;
    if (action === 'ORDER_DELIVERY_FAILED' && fault) return FAILED_BY[fault];
    return wordsOf(kind, action).description;
  };
  const inOrder = happened.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime());
  return collapseTimeline(inOrder).map((entry) => {
    const { action, created_at } = entry;
    const { heading } = wordsOf(kind, action);
    return { action, created_at: created_at.toISOString(), heading, description: withReason(entry, said(action)) };
  });
}

/** Spec §4: an action whose name contains 'rejected', in any case. */
export const isFailureEntry = ({ action }: { readonly action: string }): boolean => /rejected/i.test(action);
