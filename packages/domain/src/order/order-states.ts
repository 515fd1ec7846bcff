import type { OrderStatus } from '@jara/contract';

/** Spec §4: the readable labels. */
export const STATUS_LABEL = {
  received: 'New',
  fresh: 'New',
  abandoned: 'Abandoned',
  preparing: 'Preparing',
  ready_for_pickup: 'Ready for pick up',
  accepted_by_driver: 'Assigned',
  awaiting_pickup: 'Awaiting Pickup',
  in_transit: 'On its way',
  arrived: 'Arrived',
  completed: 'Completed',
  success: 'Delivered',
  rejected: 'Rejected',
  failed: 'Failed',
  cancelled: 'Cancelled',
  unable_to_process: 'Unable to Process',
} as const satisfies Record<OrderStatus, string>;

/** Decisions §6: how an order that waits for its payment can go on. What comes after that is fulfilment's. */
const UNPAID_TRANSITIONS = {
  abandoned: ['received', 'cancelled'],
} as const satisfies Partial<Record<OrderStatus, readonly OrderStatus[]>>;

/** The states from which an unpaid order may become `next`; what an UPDATE asks for. */
export const unpaidStatesBefore = (next: OrderStatus): OrderStatus[] =>
  (Object.keys(UNPAID_TRANSITIONS) as (keyof typeof UNPAID_TRANSITIONS)[]).filter((state) =>
    (UNPAID_TRANSITIONS[state] as readonly OrderStatus[]).includes(next),
  );

/** Decisions §6: an unpaid order is dropped after so long. */
export const UNPAID_ORDER_MS = 30 * 60 * 1000;
