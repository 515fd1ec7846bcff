import type { Currency, DeliveryFault, MinorUnits, OrdersClass, TimelineAction, UserAction } from '@jara/contract';
import { formatMoney } from '../money/index.ts';
import { PACKAGE_MESSAGES } from './package-messages.ts';

type Step = {
  readonly id: number;
  readonly class: OrdersClass;
  readonly vendor: string;
  readonly currency: Currency;
  /** What this step gave back to the wallet. */
  readonly refunded: MinorUnits;
  /** It was a redelivery, and there is no other after that. */
  readonly isRedelivery?: boolean;
  /** It failed, and not by the customer. */
  readonly fault?: DeliveryFault | null;
  /** Of a package: what the customer does. */
  readonly userAction?: UserAction | undefined;
};

/** A notification, and a text where it matters. Anybody may read them over a shoulder: no PIN, address or phone. */
export type StepMessage = { readonly title: string; readonly body: string; readonly text?: string };

const moneyBack = ({ refunded, currency }: Pick<Step, 'refunded' | 'currency'>) =>
  refunded > 0 ? `${formatMoney(refunded, currency)} is back in your wallet.` : 'You have paid nothing for it.';

function rejected(step: Step): StepMessage {
  const body = `${step.vendor} could not take order #${step.id}. ${moneyBack(step)}`;
  return { title: 'Order rejected', body, text: `Jara: ${body}` };
}

/** Decisions §11: what was not the customer's fault costs nothing more. */
function failedByOthers(what: string): StepMessage {
  const title = 'Your delivery failed';
  const body = `We could not bring ${what}. That was our fault: request another delivery within one hour, free of charge.`;
  const text = `Jara: we could not bring ${what}, sorry. Request another delivery within one hour, free of charge.`;
  return { title, body, text };
}

function deliveryFailed({ id, isRedelivery = false, fault = null }: Step): StepMessage {
  if (fault && !isRedelivery) return failedByOthers(`order #${id}`);
  const title = 'Your rider couldn’t reach you';
  if (isRedelivery) {
    const next = "We decide in a day. Get help on the order's page.";
    return {
      title: `${title} again`,
      body: `Order #${id} could not be handed over. ${next}`,
      text: `Jara: your rider couldn't reach you again with order #${id}. ${next}`,
    };
  }
  return {
    title,
    body: `Request a redelivery of order #${id} within one hour. Extra delivery fee applies.`,
    text: `Jara: your rider couldn't reach you with order #${id}. Request a redelivery within one hour. Extra fee applies.`,
  };
}

const inTransit = ({ id }: Step): StepMessage => ({ title: 'Order in transit', body: `Order #${id} is on its way.` });

/** What a customer is told of each step; null where the page in front of them says it already. */
const STEP_MESSAGES = {
  // A payment that came late is told of by the payment itself.
  MADE_PAYMENT: null,
  VENDOR_ACCEPTED_ORDER: ({ id, vendor }) => ({ title: 'Order confirmed', body: `${vendor} accepted order #${id}.` }),
  VENDOR_REJECTED_ORDER: rejected,
  ORDER_REJECTED: rejected,
  ORDER_PREPARING: ({ id, vendor }) => ({ title: 'Preparing your order', body: `${vendor} prepares order #${id}.` }),
  ORDER_READY: null,
  RIDER_HANDED_BACK: ({ id, class: kind }) => ({
    title: 'Finding another rider',
    body: `Your rider could not bring ${kind === 'package_delivery' ? 'package' : 'order'} #${id}. You pay nothing more.`,
  }),
  DRIVER_ACCEPTED_ORDER: ({ id }) => ({ title: 'Rider found', body: `A rider will fetch order #${id}.` }),
  DRIVER_ARRIVED_AT_RESTAURANT: ({ id }) => ({
    title: 'Rider at the restaurant',
    body: `Your rider is waiting for order #${id}.`,
  }),
  DRIVER_PICKED_ORDER: inTransit,
  VENDOR_DELIVERY_DRIVER_PICKED_ORDER: inTransit,
  DRIVER_ARRIVED_AT_CUSTOMER_LOCATION: ({ id }) => ({
    title: 'Your rider is here',
    body: `Order #${id} has arrived. Have your delivery PIN ready.`,
    text: `Jara: your rider is here with order #${id}. Your delivery PIN is on the order's page.`,
  }),
  AWAITING_PICKUP: ({ id, vendor }) => ({
    title: 'Ready for pick up',
    body: `Order #${id} waits for you at ${vendor}. Have your pickup PIN ready.`,
    text: `Jara: order #${id} is ready for pick up at ${vendor}. Your pickup PIN is on the order's page.`,
  }),
  ORDER_COMPLETED: ({ id, class: kind }) => ({
    title: kind === 'pickup' ? 'Order picked up' : 'Order delivered',
    body: `Enjoy order #${id}.`,
  }),
  ORDER_DELIVERY_FAILED: deliveryFailed,
  ORDER_REDELIVERY_REQUESTED: ({ id }) => ({ title: 'Redelivery', body: `Order #${id} is on its way again.` }),
  ORDER_CANCELLED: (step) => {
    const body = `Order #${step.id} was cancelled. ${moneyBack(step)}`;
    return { title: 'Order cancelled', body, text: `Jara: ${body}` };
  },
  ORDER_UNABLE_TO_PROCESS: (step) => {
    const body = `Order #${step.id} could not be completed. ${moneyBack(step)}`;
    return { title: 'Order could not be completed', body, text: `Jara: ${body}` };
  },
} as const satisfies Record<TimelineAction, ((step: Step) => StepMessage) | null>;

type Messages = Partial<Record<TimelineAction, ((step: Step) => StepMessage) | null>>;
const OF_PACKAGES: Messages = {
  ...STEP_MESSAGES,
  ...PACKAGE_MESSAGES,
  ORDER_DELIVERY_FAILED: (step) =>
    step.fault && !step.isRedelivery
      ? failedByOthers(`package #${step.id}`)
      : PACKAGE_MESSAGES.ORDER_DELIVERY_FAILED(step),
};

export function stepMessage(action: TimelineAction, step: Step): StepMessage | undefined {
  const messages: Messages = step.class === 'package_delivery' ? OF_PACKAGES : STEP_MESSAGES;
  return messages[action]?.(step);
}

type OutOfStock = Pick<Step, 'id' | 'vendor' | 'currency' | 'refunded'> & { readonly item: string };

/** An item could not be supplied; the rest of the order goes on. */
export function outOfStockMessage({ item, ...step }: OutOfStock): StepMessage {
  const body = `${step.vendor} has no ${item} left for order #${step.id}. ${moneyBack(step)}`;
  return { title: 'Out of stock', body, text: `Jara: ${body}` };
}

/** Support credited something for an order that went wrong. */
export function creditMessage({ id, refunded, currency }: Pick<Step, 'id' | 'refunded' | 'currency'>): StepMessage {
  const body = `${formatMoney(refunded, currency)} for order #${id} is in your wallet.`;
  return { title: 'Money in your wallet', body, text: `Jara: ${body}` };
}

/** An order was not paid in time. What the wallet had set aside for it is back. */
export function droppedMessage({
  id,
  class: kind,
  refunded,
  currency,
}: Pick<Step, 'id' | 'class' | 'refunded' | 'currency'>): StepMessage {
  const what = kind === 'package_delivery' ? 'Package' : 'Order';
  const back = refunded > 0 ? ` ${formatMoney(refunded, currency)} is back in your wallet.` : '';
  return { title: `${what} not paid in time`, body: `${what} #${id} was not paid and has ended.${back}` };
}
