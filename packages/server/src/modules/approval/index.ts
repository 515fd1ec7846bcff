export { type Approvals, type ApprovalWork, createApprovals } from './approvals.ts';
export {
  type MaybeWaiting,
  type MoneyRequest,
  needsSecondPerson,
  recordDoneAlone,
  requestApproval,
} from './request-approval.ts';
