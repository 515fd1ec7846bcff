import { cancellationEndpoints } from '@jara/contract';
import type { Cancellations } from '@jara/server/order';
import type { FastifyInstance } from 'fastify';
import { serve } from '../plugins/serve-contract.ts';

export function cancellationRoutes(app: FastifyInstance, cancellations: Cancellations): void {
  serve(app, cancellationEndpoints, {
    getCancellation: ({ params }, { customer }) => cancellations.find(customer, params.id),
    cancelOrder: (tx, { params }, { customer }) => cancellations.cancel(tx, customer, params.id),
  });
}
