import { CACHE_NAMES } from '@/shared/browser/cache-names.ts';

/** What this browser has for reading without a network, by kind. */
export type OfflineUse = { readonly menus: number; readonly orders: number; readonly bytes: number };

const MENU = /^\/store\/[^/]+\/[^/]+\/[^/]+$/;

async function sizeIn(cache: Cache): Promise<number> {
  const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request, { ignoreVary: true })));
  const blobs = await Promise.all(answers.map(async (answer) => answer?.blob()));
  return blobs.reduce((sum, blob) => sum + (blob?.size ?? 0), 0);
}

export async function readOfflineUse(): Promise<OfflineUse> {
  if (!window.caches) return { menus: 0, orders: 0, bytes: 0 };
  const [pages, orders, files] = await Promise.all(Object.values(CACHE_NAMES).map((name) => window.caches.open(name)));
  const pathsIn = async (cache: Cache | undefined) =>
    ((await cache?.keys()) ?? []).map(({ url }) => new URL(url).pathname);
  const sizes = await Promise.all([pages, orders, files].flatMap((cache) => (cache ? [sizeIn(cache)] : [])));
  return {
    menus: (await pathsIn(pages)).filter((path) => MENU.test(path)).length,
    orders: (await pathsIn(orders)).filter((path) => /\d$/.test(path)).length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  };
}

/** Pages that are open keep what they have loaded; what is read from now on is kept again. */
export async function removeOfflineCopies(): Promise<void> {
  await Promise.all(Object.values(CACHE_NAMES).map((name) => window.caches.delete(name)));
}
