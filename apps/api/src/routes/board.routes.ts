import { boardEndpoints, staffPushEndpoints } from '@jara/contract';
import type { Fulfilment, VendorStates } from '@jara/server/fulfilment';
import type { StaffPushSubscriptions } from '@jara/server/messages';
import type { FastifyInstance } from 'fastify';
import { serve } from '../plugins/serve-contract.ts';

type Parts = {
  readonly ops: Pick<Fulfilment, 'board' | 'previewStockOut'>;
  readonly states: VendorStates;
  readonly push: StaffPushSubscriptions;
};

/** The vendor's board, what it sets there, and notifications while it is closed. */
export function boardRoutes(app: FastifyInstance, { ops, states, push }: Parts): void {
  serve(app, boardEndpoints, {
    getBoard: (_request, { staff }) => ops.board(staff),
    getVendorState: (_request, { staff }) => states.get(staff),
    setBusy: ({ body }, { staff }) => states.setBusy(staff, body.minutes),
    setPause: ({ body }, { staff }) => states.setPause(staff, body.until),
    setAcceptance: ({ body }, { staff }) => states.setAcceptance(staff, body),
    previewStockOut: ({ params }, { staff }) => ops.previewStockOut(staff, params.id),
  });
  serve(app, staffPushEndpoints, {
    getStaffPushKey: () => push.key(),
    subscribeStaffToPush: ({ body }, { staff, session }) =>
      push.subscribe({ staff_id: staff.id, session_id: session.id }, body),
    unsubscribeStaffFromPush: ({ body }, { staff }) => push.unsubscribe(staff.id, body.endpoint),
  });
}
