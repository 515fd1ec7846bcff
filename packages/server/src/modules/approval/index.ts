export { findRequestsOf } from './approval.store.ts';
export { type Approvals, type ApprovalWork, createApprovals } from './approvals.ts';
export {
  type MaybeWaiting,
  type MoneyRequest,
  needsSecondPerson,
  type Requester,
  type RequestFailure,
  recordDoneAlone,
  requestApproval,
} from './request-approval.ts';
