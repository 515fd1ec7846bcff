import type { OrderStatus, OrdersClass, TimelineAction, TimelineEntry } from '@jara/contract';
import { STATUS_RANK, WAITING_FOR_A_RIDER } from './order-states.ts';
import { CONFIRMED, isFailureEntry, type TimelineWords, wordsOf } from './order-timeline.ts';

/** Spec §4: a delivery's steps, in order. A rejection takes the place of all that would follow it. */
const DELIVERY_STEPS = [
  'MADE_PAYMENT',
  'VENDOR_ACCEPTED_ORDER',
  'VENDOR_REJECTED_ORDER',
  'DRIVER_ACCEPTED_ORDER',
  'DRIVER_ARRIVED_AT_RESTAURANT',
  'DRIVER_PICKED_ORDER',
  'DRIVER_ARRIVED_AT_CUSTOMER_LOCATION',
  'ORDER_COMPLETED',
] as const satisfies readonly TimelineAction[];

const PICKUP_STEPS = [
  'MADE_PAYMENT',
  'VENDOR_ACCEPTED_ORDER',
  'ORDER_PREPARING',
  'AWAITING_PICKUP',
  'ORDER_COMPLETED',
] as const satisfies readonly TimelineAction[];

/** No vendor takes part in a package order. */
const OF_VENDORS: readonly TimelineAction[] = ['VENDOR_ACCEPTED_ORDER', 'VENDOR_REJECTED_ORDER'];

function actionsOf(kind: OrdersClass): readonly TimelineAction[] {
  if (kind === 'pickup') return PICKUP_STEPS;
  return kind === 'package_delivery' ? DELIVERY_STEPS.filter((step) => !OF_VENDORS.includes(step)) : DELIVERY_STEPS;
}

/** What stopped an order: its last step, in place of all that would have followed. */
const STOPPED_BY: Partial<Record<OrderStatus, TimelineAction>> = {
  cancelled: 'ORDER_CANCELLED',
  unable_to_process: 'ORDER_UNABLE_TO_PROCESS',
  failed: 'ORDER_DELIVERY_FAILED',
};

/** Spec §4: VENDOR_REJECTED_ORDER is a step of deliveries alone. */
function stopOf(kind: OrdersClass, status: OrderStatus): readonly TimelineAction[] {
  const stop = status === 'rejected' && kind === 'pickup' ? 'ORDER_REJECTED' : STOPPED_BY[status];
  return stop ? [stop] : [];
}

/** A delivery has no step of its own for what a vendor does, so the step before it says that. */
const CONFIRMED_WHILE: Partial<Record<OrderStatus, string>> = {
  preparing: 'Being prepared',
  ready_for_pickup: 'Ready for a rider',
};

function stepWords(kind: OrdersClass, status: OrderStatus, action: TimelineAction): TimelineWords {
  if (action !== 'VENDOR_ACCEPTED_ORDER') return wordsOf(kind, action);
  const hint = kind === 'pickup' ? undefined : CONFIRMED_WHILE[status];
  return hint ? { ...CONFIRMED, description: hint } : CONFIRMED;
}

/** Another rider, or a redelivery, does these again: until the order has come as far, they are not done. */
const RANK_OF_STEP: Partial<Record<TimelineAction, number>> = {
  DRIVER_ARRIVED_AT_RESTAURANT: STATUS_RANK.awaiting_pickup,
  DRIVER_PICKED_ORDER: STATUS_RANK.in_transit,
  DRIVER_ARRIVED_AT_CUSTOMER_LOCATION: STATUS_RANK.arrived,
  ORDER_COMPLETED: STATUS_RANK.completed,
};

/** When each step was done; of a redelivery, the ride is the last one, and what came of the first is not told again. */
function momentsOf(status: OrderStatus, timeline: readonly TimelineEntry[]): Map<TimelineAction, string | undefined> {
  const rank = STATUS_RANK[status];
  const moments = new Map<TimelineAction, string | undefined>();
  for (const { action, created_at } of timeline) {
    const step = action === 'VENDOR_DELIVERY_DRIVER_PICKED_ORDER' ? 'DRIVER_PICKED_ORDER' : action;
    if ((RANK_OF_STEP[step] ?? 0) <= rank && !moments.has(step)) moments.set(step, created_at);
  }
  const again = timeline.find(({ action }) => action === 'ORDER_REDELIVERY_REQUESTED')?.created_at;
  // Handed back, it waits for another rider.
  if (WAITING_FOR_A_RIDER.includes(status)) moments.delete('DRIVER_ACCEPTED_ORDER');
  if (again === undefined || rank < STATUS_RANK.in_transit) return moments;
  moments.set('DRIVER_PICKED_ORDER', again);
  const arrival = moments.get('DRIVER_ARRIVED_AT_CUSTOMER_LOCATION');
  if (arrival !== undefined && arrival < again) moments.set('DRIVER_ARRIVED_AT_CUSTOMER_LOCATION', undefined);
  return moments;
}

export type ShownStep = TimelineWords & {
  readonly action: TimelineAction;
  /** When it was done; undefined if it was not, or if nobody noted when. */
  readonly at: string | undefined;
  /** Failed is what was rejected; what ended in another way has stopped. */
  readonly state: 'done' | 'current' | 'to come' | 'failed' | 'stopped';
};

/**
 * Spec §4: the steps of the tracking view, by class, each once. An order that ended early ends with what stopped it; any
 * other has no such step. What was passed over (a vendor that brings it itself needs no rider) is left out, and so is all that would
 * come after an order has ended.
 */
export function stepsOf(kind: OrdersClass, status: OrderStatus, timeline: readonly TimelineEntry[]): ShownStep[] {
  const rank = STATUS_RANK[status];
  const hasEnded = rank >= STATUS_RANK.success;
  const moments = momentsOf(status, timeline);
  // A vendor may call an order ready without having called it begun.
  const isPrepared = rank > STATUS_RANK.preparing && rank <= STATUS_RANK.success;
  const isDone = (action: TimelineAction) => moments.has(action) || (action === 'ORDER_PREPARING' && isPrepared);
  const stop = stopOf(kind, status);
  const actions = [...actionsOf(kind), ...stop];
  const last = actions.findLastIndex(isDone);
  const stateOf = (action: TimelineAction): ShownStep['state'] => {
    if (!isDone(action)) return 'to come';
    if (isFailureEntry({ action })) return 'failed';
    if (stop.includes(action)) return 'stopped';
    return action === actions[last] && !hasEnded ? 'current' : 'done';
  };
  return actions
    .filter((action, at) => isDone(action) || (at > last && !hasEnded && action !== 'VENDOR_REJECTED_ORDER'))
    .map((action) => ({
      action,
      ...stepWords(kind, status, action),
      at: moments.get(action),
      state: stateOf(action),
    }));
}
