export { type Approvals, type ApprovalWork, createApprovals } from './approvals.ts';
export {
  type ApprovalRequest,
  type MaybeWaiting,
  needsSecondPerson,
  recordDoneAlone,
  requestApproval,
} from './request-approval.ts';
