import { orderEndpoints, type RequestOf } from '@jara/contract';
import { tabText } from '@/shared/browser/stored-value.ts';

export type OrderRequest = RequestOf<typeof orderEndpoints.createOrder>['body'];

const kept = tabText('unansweredOrders');

const isOrder = (body: unknown): body is OrderRequest => orderEndpoints.createOrder.body.safeParse(body).success;

/** Orders without an answer, which the tab keeps over a reload. */
export const storedOrders = {
  read(): OrderRequest[] {
    try {
      const orders: unknown = JSON.parse(kept.read() ?? '[]');
      return Array.isArray(orders) ? orders.filter(isOrder) : [];
    } catch {
      return [];
    }
  },
  write: (orders: readonly OrderRequest[]): void =>
    void kept.write(orders.length === 0 ? null : JSON.stringify(orders)),
};
