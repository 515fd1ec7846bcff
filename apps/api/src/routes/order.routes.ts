import { orderEndpoints } from '@jara/contract';
import type { MadeOrder, Orders } from '@jara/server/order';
import type { FastifyInstance } from 'fastify';
import { refuseSpending } from '../plugins/payment-permission.ts';
import { providerHandler, serve } from '../plugins/serve-contract.ts';

type Create = typeof orderEndpoints.createOrder;

export function orderRoutes(app: FastifyInstance, orders: Orders): void {
  serve(app, orderEndpoints, {
    createOrder: providerHandler<Create, MadeOrder>({
      inTransaction: async (tx, { body }, caller) =>
        refuseSpending(caller, { ...body, method: body.payment_method }) ?? orders.create(tx, caller.customer, body),
      afterCommit: (made, _request, { customer }) => orders.finish(customer, made),
    }),
    listOrders: ({ query }, { customer }) => orders.list(customer, query),
    getOrder: ({ params }, { customer }) => orders.get(customer, params.id),
  });
}
