import { idInUrl, type OrderStatus } from '@jara/contract';
import { FILTER_STATUSES } from '@jara/domain/order';

/** The order that the address names; undefined for the list. */
export const orderOf = (order_id: string): number | undefined => idInUrl.safeParse(order_id).data;

/** Spec §9: one of the statuses that the list offers. */
export const filterOf = (order_status: string | undefined): OrderStatus | undefined =>
  FILTER_STATUSES.find((status) => status === order_status);
