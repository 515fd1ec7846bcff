import { asNobody } from '../../db/caller.ts';
import type { Db } from '../../db/client.ts';
import { CityWords } from './city-words.ts';
import { createReadingCache } from './reading-cache.ts';
import { findNamesOfCity } from './search.store.ts';

const MINUTE_MS = 60_000;

type CachedWords = { words: Promise<CityWords>; madeAt: number; isChanged: boolean; isBeingMade: boolean };

/**
 * The words of each city. Menus change often and words seldom, so after a change the old words still serve until the
 * new ones are there, and they are made at most once a minute.
 */
export function createCityWordCache(db: Db) {
  const cache = new Map<number, CachedWords>();

  const readings = createReadingCache();

  const make = (cityId: number) => asNobody(async () => new CityWords(await findNamesOfCity(db, cityId), readings));

  function first(cityId: number, now: Date): Promise<CityWords> {
    const words = make(cityId);
    const entry: CachedWords = { words, madeAt: now.getTime(), isChanged: false, isBeingMade: false };
    cache.set(cityId, entry);
    words.catch(() => cache.get(cityId) === entry && cache.delete(cityId));
    return words;
  }

  function renew(entry: CachedWords, cityId: number, now: Date): void {
    entry.isBeingMade = true;
    entry.isChanged = false;
    entry.madeAt = now.getTime();
    const renewing = make(cityId);
    renewing
      .then(
        () => {
          entry.words = renewing;
        },
        () => {
          entry.isChanged = true;
        },
      )
      .finally(() => {
        entry.isBeingMade = false;
      });
  }

  return {
    ofCity(cityId: number, now: Date): Promise<CityWords> {
      const entry = cache.get(cityId);
      if (!entry) return first(cityId, now);
      if (entry.isChanged && !entry.isBeingMade && now.getTime() - entry.madeAt >= MINUTE_MS) renew(entry, cityId, now);
      return entry.words;
    },
    invalidate(tags: readonly string[]): void {
      if (tags.includes('*')) cache.clear();
      else for (const entry of cache.values()) entry.isChanged = true;
    },
  };
}
