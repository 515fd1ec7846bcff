import { opsEndpoints } from '@jara/contract';
import { actions, provideActions } from '../../../shared/actions/actions.ts';

/** What waits for the line, if it has to. */
const DELIVERY_ACTIONS = {
  'delivery.arrive-at-vendor': opsEndpoints.arriveAtVendor,
  'delivery.pick-up': opsEndpoints.pickUpOrder,
  'delivery.arrive': opsEndpoints.arriveAtCustomer,
  'delivery.hand-back': opsEndpoints.handBackOrder,
  'delivery.fail': opsEndpoints.failRiderDelivery,
} as const;
export type DeliveryAction = keyof typeof DELIVERY_ACTIONS;
/** Everything that one tap does to an order. */
export type StepName = Exclude<DeliveryAction, 'delivery.hand-back' | 'delivery.fail'>;

provideActions(DELIVERY_ACTIONS);

export const takeStep = (orderId: number, name: StepName) => actions.add({ name, subjectId: orderId, body: undefined });

export const handBack = (orderId: number, reason: string) =>
  actions.add({ name: 'delivery.hand-back', subjectId: orderId, body: { reason } });
