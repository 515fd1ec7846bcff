import { approvalEndpoints, type DeliveryFault, opsEndpoints, type RequestOf, supportEndpoints } from '@jara/contract';
import { call } from '../../../shared/api/call.ts';

type Reasoned = { readonly reason: string };
const params = (id: number) => ({ id: String(id) });

/** What support does to an order, a payment or a person. Each has a reason. */
export const doAsSupport = {
  refund: (id: number, body: Reasoned & { readonly amount: number; readonly fault: 'vendor_fault' | null }) =>
    call(opsEndpoints.refundOrder, { params: params(id), body }),
  giveUp: (id: number, body: Reasoned) => call(opsEndpoints.giveUpOrder, { params: params(id), body }),
  complete: (id: number, body: Reasoned) => call(opsEndpoints.completeSupportOrder, { params: params(id), body }),
  sendAgain: (id: number, body: Reasoned) => call(opsEndpoints.sendOrderAgain, { params: params(id), body }),
  unlockPin: (id: number, body: Reasoned) => call(opsEndpoints.unlockPin, { params: params(id), body }),
  fail: (id: number, body: Reasoned & { readonly fault: DeliveryFault | null }) =>
    call(opsEndpoints.failSupportDelivery, { params: params(id), body }),
  assign: (id: number, body: Reasoned & { readonly rider_id: number }) =>
    call(opsEndpoints.assignRider, { params: params(id), body }),
  lookUp: (reference: string, body: Reasoned) => call(supportEndpoints.lookUpPayment, { params: { reference }, body }),
  settle: (reference: string, body: RequestOf<typeof supportEndpoints.settleSuspense>['body']) =>
    call(supportEndpoints.settleSuspense, { params: { reference }, body }),
  endSessions: (id: number, body: Reasoned) => call(supportEndpoints.endCustomerSessions, { params: params(id), body }),
  agree: (id: number, body: Reasoned) => call(approvalEndpoints.agreeApproval, { params: params(id), body }),
  refuse: (id: number, body: Reasoned) => call(approvalEndpoints.refuseApproval, { params: params(id), body }),
};
