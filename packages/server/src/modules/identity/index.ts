export type { From } from './code-allowance.ts';
export { findCustomer } from './customer.store.ts';
export { deleteExpiredIdentityRows } from './expired.store.ts';
export { createIdentity, type Identity } from './identity.ts';
export { readPhone } from './read-phone.ts';
export type { ThirdParty } from './read-third-party-token.ts';
export { addStaff, endStaff, findStaff, isVendor, listStaff, toStaff } from './staff.store.ts';
export { createStaffTokens, type Staff } from './staff-tokens.ts';
export { unlockStaff } from './unlock-staff.ts';
