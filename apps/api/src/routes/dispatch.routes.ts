import { dispatchEndpoints } from '@jara/contract';
import type { Dispatch } from '@jara/server/dispatch';
import type { FastifyInstance } from 'fastify';
import { serve } from '../plugins/serve-contract.ts';

export function dispatchRoutes(app: FastifyInstance, dispatch: Dispatch): void {
  serve(app, dispatchEndpoints, {
    setDuty: ({ body }, { staff }) => dispatch.setDuty(staff, body),
    getRiderState: (_request, { staff }) => dispatch.stateOf(staff),
    listOffers: (_request, { staff }) => dispatch.listOffers(staff),
    acceptOffer: (tx, { params }, { staff }) => dispatch.accept(tx, staff, params.id),
    declineOffer: (tx, { params }, { staff }) => dispatch.decline(tx, staff, params.id),
  });
}
