import { earningsEndpoints } from '@jara/contract';
import type { Earnings } from '@jara/server/earnings';
import type { FastifyInstance } from 'fastify';
import { requesterOf } from '../plugins/requester.ts';
import { serve } from '../plugins/serve-contract.ts';

export function earningsRoutes(app: FastifyInstance, earnings: Earnings): void {
  serve(app, earningsEndpoints, {
    getVendorStatement: ({ query }, { staff }) => earnings.own(staff, query),
    getRiderStatement: ({ query }, { staff }) => earnings.own(staff, query),
    getRiderDay: (_request, { staff }) => earnings.ridersDay(staff),
    getPayeeStatement: ({ params, query }) => earnings.statementOf(params, query),
    recordPayout: (tx, { body }, caller) => earnings.recordPayout(tx, requesterOf(caller), body),
  });
}
