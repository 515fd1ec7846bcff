import { menuItem } from '@jara/contract';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/client.ts';
import { Serialized } from '../../outcome.ts';
import { findMenuAtVersion, findMenuVersion, type MenuVersion, type WhichMenu } from './menu-of-vendor.store.ts';

/** Characters of all written menus together; a menu of 60 dishes has some 45,000. */
const MOST_CHARACTERS = 16_000_000;

type Written = { readonly version: MenuVersion; readonly json: string; readonly until: Date | undefined };
type WrittenMenu = { readonly menu: Serialized; readonly until: Date | undefined };

const contractOf = menuItem.array();

type Options = { readonly now?: () => Date; readonly mostCharacters?: number };

/**
 * Writes menus as the contract has them. One that has not changed since it was written costs no more than the reading of
 * its version, so no announcement is waited for; it is written anew when something that was gone for today is there again. Nothing is returned for a menu without dishes.
 */
export function createMenuWriter(db: Db, { now = () => new Date(), mostCharacters = MOST_CHARACTERS }: Options = {}) {
  const written = new LRUCache<string, Written>({
    maxSize: mostCharacters,
    sizeCalculation: ({ json }) => json.length,
  });
  return async (which: WhichMenu): Promise<WrittenMenu | undefined> => {
    const at = now();
    const key = `${which.vendorId} ${which.menuCategoryId ?? ''}`;
    const known = written.get(key);
    const isSoStill = known && (known.until === undefined || at < known.until);
    if (isSoStill && known.version === (await findMenuVersion(db, which.vendorId)))
      return { menu: new Serialized(known.json), until: known.until };
    const { dishes, version, until } = await findMenuAtVersion(db, which, at);
    if (dishes.length === 0) return undefined;
    const json = JSON.stringify(contractOf.parse(dishes));
    if (version !== null) written.set(key, { version, json, until });
    return { menu: new Serialized(json), until };
  };
}

export type MenuWriter = ReturnType<typeof createMenuWriter>;
