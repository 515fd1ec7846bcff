import { redeliveryEndpoints } from '@jara/contract';
import type { Redeliveries, RequestedRedelivery } from '@jara/server/order';
import type { FastifyInstance } from 'fastify';
import { refuseSpending } from '../plugins/payment-permission.ts';
import { providerHandler, serve } from '../plugins/serve-contract.ts';

type Request = typeof redeliveryEndpoints.requestRedelivery;

export function redeliveryRoutes(app: FastifyInstance, redeliveries: Redeliveries): void {
  serve(app, redeliveryEndpoints, {
    quoteRedelivery: ({ params }, { customer }) => redeliveries.quote(customer, params.id),
    requestRedelivery: providerHandler<Request, RequestedRedelivery>({
      inTransaction: async (tx, { params, body }, caller) =>
        refuseSpending(caller, body) ?? redeliveries.request(tx, caller.customer, params.id, body),
      afterCommit: (stored, _request, { customer }) => redeliveries.finish(customer, stored),
    }),
    getRedeliveryPayment: ({ params }, { customer }) => redeliveries.payment(customer, params.id),
  });
}
