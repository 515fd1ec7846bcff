export { type Courier, createCourier } from './courier.ts';
export { deleteExpiredPackageFees } from './package-fee.store.ts';
