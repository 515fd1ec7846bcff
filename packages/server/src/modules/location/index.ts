import type { AvailableLocation } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { type Outcome, succeed } from '../../outcome.ts';
import { findAvailableLocations } from './location.store.ts';

export { findActiveAddress, findAddress } from './address.store.ts';
export { createAddresses } from './addresses.ts';
export { createPlaceLookup, type PlaceLookup } from './places.ts';

export const createLocations = (db: Db) => ({
  async listAvailableLocations(): Promise<Outcome<AvailableLocation[]>> {
    return succeed(await findAvailableLocations(db), { tags: [] });
  },
});
