import { orderChangeEndpoints } from '@jara/contract';
import type { OrderChanges } from '@jara/server/order';
import type { FastifyInstance } from 'fastify';
import { serve } from '../plugins/serve-contract.ts';

export function orderChangeRoutes(app: FastifyInstance, changes: OrderChanges): void {
  serve(app, orderChangeEndpoints, {
    getCancellation: ({ params }, { customer }) => changes.findCancellation(customer, params.id),
    cancelOrder: (tx, { params }, { customer }) => changes.cancel(tx, customer, params.id),
    listLastOrders: (_request, { customer }) => changes.listLastOrders(customer),
    previewReorder: ({ params }, { customer }) => changes.previewReorder(customer, params.id),
    reorder: (tx, { params }, { customer }) => changes.reorder(tx, customer, params.id),
  });
}
