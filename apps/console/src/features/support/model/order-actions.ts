import type { OrderHistory } from '@jara/contract';
import { mayDo } from '@jara/domain/order';

/** What support can do to an order, in the order of its buttons. */
const ORDER_ACTIONS = ['assign', 'sendAgain', 'complete', 'fail', 'unlockPin', 'refund', 'giveUp'] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

/** Whether the order stands so that it can be done. */
const MAY: Readonly<Record<OrderAction, (history: OrderHistory) => boolean>> = {
  assign: ({ order }) => mayDo('assign', order) || mayDo('reassign', order),
  sendAgain: ({ order }) => mayDo('redeliver', order),
  complete: ({ order }) => mayDo('complete', order),
  fail: ({ order }) => mayDo('fail_delivery', order),
  unlockPin: ({ wrong_pins }) => wrong_pins > 0,
  refund: ({ refundable }) => refundable > 0,
  giveUp: ({ order }) => mayDo('give_up', order),
};

export const actionsOf = (history: OrderHistory): OrderAction[] => ORDER_ACTIONS.filter((each) => MAY[each](history));
