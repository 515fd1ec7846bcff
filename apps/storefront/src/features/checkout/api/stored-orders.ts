import { orderEndpoints, type RequestOf } from '@jara/contract';
import { storedJson } from '@jara/ui/browser/stored-value';
import { tabText } from '@/shared/browser/storage.ts';

export type OrderRequest = RequestOf<typeof orderEndpoints.createOrder>['body'];

const isOrder = (body: unknown): body is OrderRequest => orderEndpoints.createOrder.body.safeParse(body).success;

const kept = storedJson(tabText('unansweredOrders'), (json) =>
  Array.isArray(json) ? json.filter(isOrder) : undefined,
);

/** Orders without an answer, which the tab keeps over a reload. */
export const storedOrders = {
  read: (): OrderRequest[] => kept.read() ?? [],
  write: (orders: readonly OrderRequest[]): void => void kept.write(orders.length === 0 ? undefined : [...orders]),
};
