import { orderEndpoints } from '@jara/contract';
import { succeed } from '@jara/server';
import type { Orders } from '@jara/server/order';
import type { FastifyInstance } from 'fastify';
import { providerHandler, serve } from '../plugins/serve-contract.ts';

type Create = typeof orderEndpoints.createOrder;
type Made = { readonly id: number; readonly made_payment: boolean };

export function orderRoutes(app: FastifyInstance, orders: Orders): void {
  serve(app, orderEndpoints, {
    createOrder: providerHandler<Create, Made>({
      inTransaction: (tx, { body }, { customer }) => orders.create(tx, customer, body),
      afterCommit: async ({ id, made_payment }) =>
        succeed({ id, made_payment, payment: null }, { message: 'Your order was received.' }),
    }),
    listOrders: ({ query }, { customer }) => orders.list(customer, query),
    getOrder: ({ params }, { customer }) => orders.get(customer, params.id),
  });
}
