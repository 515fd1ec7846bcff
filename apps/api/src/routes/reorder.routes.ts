import { reorderEndpoints } from '@jara/contract';
import type { Reorders } from '@jara/server/order';
import type { FastifyInstance } from 'fastify';
import { serve } from '../plugins/serve-contract.ts';

export function reorderRoutes(app: FastifyInstance, reorders: Reorders): void {
  serve(app, reorderEndpoints, {
    listLastOrders: (_request, { customer }) => reorders.listLastOrders(customer),
    previewReorder: ({ params }, { customer }) => reorders.preview(customer, params.id),
    reorder: (tx, { params }, { customer }) => reorders.reorder(tx, customer, params.id),
  });
}
