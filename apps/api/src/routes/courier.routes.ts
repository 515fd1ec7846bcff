import { courierEndpoints } from '@jara/contract';
import type { Courier } from '@jara/server/courier';
import type { MadeOrder } from '@jara/server/order';
import type { FastifyInstance } from 'fastify';
import { refuseSpending } from '../plugins/payment-permission.ts';
import { providerHandler, serve } from '../plugins/serve-contract.ts';

type Create = typeof courierEndpoints.createPackageOrder;

export function courierRoutes(app: FastifyInstance, courier: Courier): void {
  serve(app, courierEndpoints, {
    quotePackage: ({ body }, { customer }) => courier.quote(customer, body),
    followPackage: ({ body }, { origin }) => courier.follow(body, origin),
    createPackageOrder: providerHandler<Create, MadeOrder>({
      inTransaction: async (tx, { body }, caller) =>
        refuseSpending(caller, { ...body, method: body.payment_method }) ?? courier.order(tx, caller.customer, body),
      afterCommit: (made, _request, { customer }) => courier.finish(customer, made),
    }),
  });
}
