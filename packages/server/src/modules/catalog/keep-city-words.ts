import type { Db } from '../../db/client.ts';
import { CityWords } from './city-words.ts';
import { findNamesOfCity } from './search.store.ts';

const MINUTE_MS = 60_000;

type Kept = { words: Promise<CityWords>; madeAt: number; isChanged: boolean; isBeingMade: boolean };

/**
 * The words of each city. Menus change often and words seldom, so after a change the old words still serve until the
 * new ones are there, and they are made at most once a minute.
 */
export function keepCityWords(db: Db) {
  const kept = new Map<number, Kept>();

  const make = async (cityId: number) => new CityWords(await findNamesOfCity(db, cityId));

  function first(cityId: number, now: Date): Promise<CityWords> {
    const words = make(cityId);
    const entry: Kept = { words, madeAt: now.getTime(), isChanged: false, isBeingMade: false };
    kept.set(cityId, entry);
    words.catch(() => kept.get(cityId) === entry && kept.delete(cityId));
    return words;
  }

  function renew(entry: Kept, cityId: number, now: Date): void {
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
      const entry = kept.get(cityId);
      if (!entry) return first(cityId, now);
      if (entry.isChanged && !entry.isBeingMade && now.getTime() - entry.madeAt >= MINUTE_MS) renew(entry, cityId, now);
      return entry.words;
    },
    forget(tags: readonly string[]): void {
      if (tags.includes('*')) kept.clear();
      else for (const entry of kept.values()) entry.isChanged = true;
    },
  };
}
