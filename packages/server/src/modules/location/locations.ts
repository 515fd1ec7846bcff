import type { AvailableLocation } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { type Outcome, succeed } from '../../outcome.ts';
import { findAvailableLocations } from './location.store.ts';

export const createLocations = (db: Db) => ({
  async listAvailableLocations(): Promise<Outcome<AvailableLocation[]>> {
    return succeed(await findAvailableLocations(db), { tags: [] });
  },
});
