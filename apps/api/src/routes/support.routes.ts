import { supportEndpoints } from '@jara/contract';
import type { Support } from '@jara/server/support';
import type { FastifyInstance } from 'fastify';
import { requesterOf } from '../plugins/requester.ts';
import { providerHandler, serve } from '../plugins/serve-contract.ts';

type LookUp = (typeof supportEndpoints)['lookUpPayment'];

export function supportRoutes(app: FastifyInstance, support: Support): void {
  serve(app, supportEndpoints, {
    findForSupport: ({ query }, { staff }) => support.find(staff, query.q),
    getOrderHistory: ({ params }, { staff }) => support.history(staff, params.id),
    lookUpPayment: providerHandler<LookUp, { reference: string }>({
      inTransaction: (tx, { params, body }, { staff }) => support.openLookUp(tx, staff, { ...params, ...body }),
      afterCommit: (stored, _request, { staff }) => support.lookUp(staff, stored),
    }),
    getPaymentHistory: ({ params }) => support.paymentHistory(params.reference),
    settleSuspense: (tx, { params, body }, caller) =>
      support.settleSuspense(tx, requesterOf(caller), { ...params, ...body }),
    endCustomerSessions: (tx, { params, body }, { staff }) => support.endSessions(tx, staff, { ...params, ...body }),
  });
}
