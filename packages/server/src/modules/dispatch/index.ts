export { deleteOldOffers } from './delete-old-offers.ts';
export { createDispatch, type Dispatch } from './dispatch-service.ts';
export { dispatchJobs } from './offer-order.ts';
