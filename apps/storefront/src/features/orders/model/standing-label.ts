import type { Order } from '@jara/contract';
import { statusLabel } from '@jara/domain/order';

/** The label of a status, in words for whoever waits: nobody but a rider is to pick up a delivery. */
export const standingLabel = ({ class: kind, status }: Pick<Order, 'class' | 'status'>): string =>
  status === 'ready_for_pickup' && kind !== 'pickup' ? 'Ready, waiting for a rider' : statusLabel(status);
