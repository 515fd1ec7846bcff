export { type Approvals, type ApprovalWork, createApprovals } from './approvals.ts';
export {
  type Asked,
  askSecondPerson,
  type MaybeWaiting,
  needsSecondPerson,
  recordDoneAlone,
} from './ask-second-person.ts';
