import { menuItem } from '@jara/contract';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/client.ts';
import { Serialized } from '../../outcome.ts';
import { findMenuAtVersion, findMenuVersion, type MenuVersion, type WhichMenu } from './menu-of-vendor.store.ts';

/** Characters of all written menus together; a menu of 60 dishes has some 45,000. */
const MOST_CHARACTERS = 16_000_000;

type Written = { readonly version: MenuVersion; readonly json: string };

const contractOf = menuItem.array();

/**
 * Writes menus as the contract has them. One that has not changed since it was written costs no more than the reading of
 * its version, so no announcement is waited for. Nothing is returned for a menu without dishes.
 */
export function createMenuWriter(db: Db, mostCharacters = MOST_CHARACTERS) {
  const written = new LRUCache<string, Written>({
    maxSize: mostCharacters,
    sizeCalculation: ({ json }) => json.length,
  });
  return async (which: WhichMenu): Promise<Serialized | undefined> => {
    const key = `${which.vendorId} ${which.menuCategoryId ?? ''}`;
    const known = written.get(key);
    if (known && known.version === (await findMenuVersion(db, which.vendorId))) return new Serialized(known.json);
    const { dishes, version } = await findMenuAtVersion(db, which);
    if (dishes.length === 0) return undefined;
    const json = JSON.stringify(contractOf.parse(dishes));
    if (version !== null) written.set(key, { version, json });
    return new Serialized(json);
  };
}

export type MenuWriter = ReturnType<typeof createMenuWriter>;
