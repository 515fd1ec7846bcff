import type { OrderStatus } from '@jara/contract';

/** Spec §4: the readable labels. */
export const STATUS_LABEL = {
  received: 'New',
  fresh: 'New',
  abandoned: 'Abandoned',
  preparing: 'Preparing',
  // A pickup never is: what waits here is a delivery, and its customer picks up nothing.
  ready_for_pickup: 'Ready',
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

/** Spec §4: null has a label too. */
export const statusLabel = (status: OrderStatus | null): string =>
  status === null ? 'Not ready' : STATUS_LABEL[status];

/** Spec §4: how far an order has come. What ends an order early ranks with 'rejected'. */
export const STATUS_RANK = {
  received: 0,
  abandoned: 0,
  preparing: 1,
  fresh: 1,
  ready_for_pickup: 2,
  accepted_by_driver: 2,
  awaiting_pickup: 3,
  in_transit: 4,
  arrived: 5,
  completed: 6,
  success: 6,
  rejected: 7,
  failed: 7,
  cancelled: 7,
  unable_to_process: 7,
} as const satisfies Record<OrderStatus, number>;

/** An order that has no status yet has not begun. */
export const rankOf = (status: OrderStatus | null): number => (status === null ? 0 : STATUS_RANK[status]);

/** Spec §4: exactly these are active. */
export const ACTIVE_STATUSES = [
  'in_transit',
  'fresh',
  'accepted_by_driver',
  'awaiting_pickup',
  'arrived',
  'preparing',
] as const satisfies readonly OrderStatus[];

/** Paid and not ended: the active ones, and those that wait for the vendor or the rider. */
export const UNDER_WAY_STATUSES = [
  'received',
  'ready_for_pickup',
  ...ACTIVE_STATUSES,
] as const satisfies readonly OrderStatus[];

/** A rider may be found while it is made; nobody has it yet. */
export const WAITING_FOR_A_RIDER: readonly OrderStatus[] = ['received', 'fresh', 'preparing', 'ready_for_pickup'];

export const isUnderWay = ({ status }: { readonly status: OrderStatus | null }): boolean =>
  UNDER_WAY_STATUSES.some((each) => each === status);

/** Whoever ordered it has it. */
export const isCompleted = (status: OrderStatus): boolean => status === 'success' || status === 'completed';

/** Spec §9: what the list of orders can be filtered by. */
export const FILTER_STATUSES = [
  'received',
  'preparing',
  'awaiting_pickup',
  'in_transit',
  'arrived',
  'accepted_by_driver',
  'success',
  'completed',
  'rejected',
  'failed',
] as const satisfies readonly OrderStatus[];

/** Whoever filters by a label wants all that carry it: a 'New' order was received, or accepted and not begun. */
export const statusesLabelledAs = (status: OrderStatus): OrderStatus[] =>
  (Object.keys(STATUS_LABEL) as OrderStatus[]).filter((each) => STATUS_LABEL[each] === STATUS_LABEL[status]);

/** Decisions §6: an unpaid order is dropped after so long. */
export const UNPAID_ORDER_MS = 30 * 60 * 1000;
