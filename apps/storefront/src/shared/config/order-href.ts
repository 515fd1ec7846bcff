import { BASE_PATH } from './base-path.ts';

/** The list of one's orders. */
export const ORDERS_HREF = `${BASE_PATH}/orders`;

/** Where an order's page is on this site. */
export const orderHref = (id: number): string => `${ORDERS_HREF}/${id}`;

export const receiptHref = (id: number): string => `${orderHref(id)}/receipt`;
