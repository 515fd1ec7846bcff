export { findActiveAddress, findAddress } from './address.store.ts';
export { createAddresses } from './addresses.ts';
export { findAvailableLocations } from './location.store.ts';
export { createLocations } from './locations.ts';
export { createPlaceLookup, type PlaceLookup } from './places.ts';
