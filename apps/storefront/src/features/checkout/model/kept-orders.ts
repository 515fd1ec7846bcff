import { orderEndpoints } from '@jara/contract';
import type { OrderRequest } from './order-request.ts';

const KEY = 'unansweredOrders';

const isOrder = (body: unknown): body is OrderRequest => orderEndpoints.createOrder.body.safeParse(body).success;

/** Orders without an answer, which the tab keeps over a reload. */
export const keptOrders = {
  read(): OrderRequest[] {
    try {
      const kept: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isOrder) : [];
    } catch {
      return [];
    }
  },
  write(orders: readonly OrderRequest[]): void {
    try {
      if (orders.length === 0) window.sessionStorage.removeItem(KEY);
      else window.sessionStorage.setItem(KEY, JSON.stringify(orders));
    } catch {
      // Where the tab keeps nothing, they last as long as the page.
    }
  },
};
