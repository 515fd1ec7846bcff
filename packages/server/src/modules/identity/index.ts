export type { From } from './code-allowance.ts';
export { findCustomer } from './customer.store.ts';
export { findDemoPeople, refuseDemoInProduction, refuseDemoPeople } from './demo-people.ts';
export { endCustomerSessions } from './end-customer-sessions.ts';
export { deleteExpiredIdentityRows } from './expired.store.ts';
export { createIdentity, type Identity } from './identity.ts';
export { supportAgreed } from './join-support.ts';
export { addMember, changeMember, endMember, listMembers, mayMoveTo } from './manage-staff.ts';
export { readPhone } from './read-phone.ts';
export type { ThirdParty } from './read-third-party-token.ts';
export { type Rider, ridesWhereOrdered } from './rider-country.ts';
export { resetSecondFactors } from './second-factor/reset-second-factors.ts';
export { totpAt } from './second-factor/totp.ts';
export {
  addStaff,
  endStaff,
  findCityId,
  isVendor,
  listStaff,
  setRiderCity,
  toStaff,
} from './staff.store.ts';
export { createStaffSessions, type SignedInStaff, type StaffSession } from './staff-sessions.ts';
export { createStaffTokens, type Staff } from './staff-tokens.ts';
export { createUnlocks, unlockStaff } from './unlock-staff.ts';
