import type { WorkerScope } from '@jara/ui/browser/worker-scope';

/** The storefront's caches are of the same origin and have other names. */
const CACHE = 'console-files';
/** The page, whichever screen its address names. */
const PAGE = '/console';
const FILES = '/console/static/';

/** A network that takes longer is as good as none: the stored page is the same app. */
const LONGEST_WAIT_MS = 3_000;

/** The app opens without a network: the page and its files are stored when the worker is installed. Data are never stored. */
export function serveOffline(scope: WorkerScope, files: readonly string[]): void {
  const stored = () => scope.caches.open(CACHE);
  const storedPaths = async (cache: Cache) => (await cache.keys()).map(({ url }) => new URL(url).pathname);

  /** A file's name changes with its content; the page has one name for all versions. */
  async function install(): Promise<void> {
    const cache = await stored();
    const known = await storedPaths(cache);
    await cache.addAll(files.filter((file) => file === PAGE || !known.includes(file)));
  }

  /** Pages of the version before find theirs at the front door, for a day. */
  async function deleteOldFiles(): Promise<void> {
    const cache = await stored();
    const old = (await storedPaths(cache)).filter((path) => !files.includes(path));
    await Promise.all(old.map((path) => cache.delete(path)));
  }

  async function page(request: Request): Promise<Response> {
    const storedPage = async () => (await (await stored()).match(PAGE)) ?? Response.error();
    const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), LONGEST_WAIT_MS));
    try {
      return (await Promise.race([scope.fetch(request), late])) ?? (await storedPage());
    } catch {
      return storedPage();
    }
  }

  const file = async (request: Request): Promise<Response> =>
    (await (await stored()).match(request)) ?? scope.fetch(request);

  scope.addEventListener('install', (event) => event.waitUntil(install()));
  scope.addEventListener('activate', (event) => event.waitUntil(deleteOldFiles()));
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (origin !== scope.location.origin || request.method !== 'GET') return;
    if (request.mode === 'navigate') event.respondWith(page(request));
    else if (pathname.startsWith(FILES)) event.respondWith(file(request));
  });
}
