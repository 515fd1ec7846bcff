import type { WorkerScope } from './worker-scope.ts';

// One script with its neighbours (see script.ts): it imports nothing that runs.

const CACHE_NAME = 'orders';
const MOST_PAGES = 6;
const MOST_FILES = 150;
/** A network that is there and does not answer counts as none, where there is a page to show. */
const ANSWERED_WITHIN_MS = 8_000;

const ORDERS_PAGE = '/store/orders';
/** The scope goes by how an address begins: it is also that of `/storeroom`. */
const isOurs = (path: string) => /^\/store(?:\/|$)/.test(path);
const isOrdersPage = (path: string) => /^\/store\/orders(?:\/\d{1,12})?$/.test(path);
const isBuiltFile = (path: string) => /^\/store\/_next\/static\/[\w./~%-]+$/.test(path);

const pathsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

/**
 * Shows the pages of orders without a network. They are the same for everyone (ADR 14), and the browser fills them from
 * its copy. Answers of the API are never kept, nor any other page.
 */
export function servePagesOffline(scope: WorkerScope): void {
  const openCache = () => scope.caches.open(CACHE_NAME);
  // Who asks, and how it is compressed, makes no difference to these pages.
  const find = async (path: string) => (await openCache()).match(path, { ignoreVary: true });

  const isPage = ({ status, redirected, headers }: Response) =>
    status === 200 && !redirected && headers.get('content-type')?.startsWith('text/html');

  /** The least recently kept go first. */
  async function prune(cache: Cache): Promise<void> {
    const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    const pages = paths.filter((path) => isOrdersPage(path) && path !== ORDERS_PAGE);
    const files = paths.filter(isBuiltFile);
    const spare = [...pages.slice(0, -MOST_PAGES), ...files.slice(0, -MOST_FILES)];
    await Promise.all(spare.map((path) => cache.delete(path, { ignoreVary: true })));
  }

  const keepFiles = async (files: readonly string[]) => {
    for (const path of new Set(files.filter(isBuiltFile).slice(0, MOST_FILES))) {
      if (await find(path)) continue;
      const file = await scope.fetch(path);
      if (file.status === 200) await (await openCache()).put(path, file);
    }
  };

  /** The page last: once it is there, so is what it needs. */
  async function keepPage(path: string): Promise<void> {
    if (await find(path)) return;
    const page = await scope.fetch(path);
    if (!isPage(page)) return;
    const text = await page.clone().text();
    await keepFiles(text.match(/\/store\/_next\/static\/[\w./~%-]+/g) ?? []);
    await (await openCache()).put(path, page);
  }

  /** A page asks for pages, and names the built files that it has loaded. What cannot be fetched is asked for again. */
  async function keep(asked: unknown): Promise<void> {
    const { pages, files } = Object(asked) as { readonly pages?: unknown; readonly files?: unknown };
    await keepFiles(pathsIn(files)).catch(() => undefined);
    const wanted = [ORDERS_PAGE, ...pathsIn(pages)].filter(isOrdersPage).slice(0, MOST_PAGES);
    for (const path of wanted) await keepPage(path).catch(() => undefined);
    await prune(await openCache());
  }

  const redirectTo = (path: string) => Response.redirect(new URL(path, scope.location.origin));

  /** Where the page that was asked for is not there: the order that its address names, else the list. */
  async function instead({ pathname, searchParams }: URL): Promise<Response | undefined> {
    const named = isOrdersPage(pathname) ? pathname : `${ORDERS_PAGE}/${searchParams.get('order_id')}`;
    const kept = isOrdersPage(named) ? await find(named) : undefined;
    if (kept) return pathname === named ? kept : redirectTo(named);
    return (await find(ORDERS_PAGE)) && redirectTo(ORDERS_PAGE);
  }

  const deadline = () =>
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error('The network is too slow.')), ANSWERED_WITHIN_MS),
    );

  async function answerPage(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const network = scope.fetch(request);
    // It is awaited below; until then nobody would hear of its failure.
    network.catch(() => undefined);
    const kept = await instead(url).catch(() => undefined);
    try {
      const page = await (kept ? Promise.race([network, deadline()]) : network);
      if (kept && page.status >= 500) return kept;
      if (isOrdersPage(url.pathname) && isPage(page)) await (await openCache()).put(url.pathname, page.clone());
      return page;
    } catch (error) {
      if (kept) return kept;
      throw error;
    }
  }

  /** Their names change with their content. */
  const answerFile = async (request: Request) =>
    (await find(new URL(request.url).pathname).catch(() => undefined)) ?? scope.fetch(request);

  scope.addEventListener('message', (event) => event.waitUntil(keep(event.data)));
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname, searchParams } = new URL(request.url);
    if (request.method !== 'GET' || origin !== scope.location.origin) return;
    if (request.mode !== 'navigate') {
      if (isBuiltFile(pathname)) event.respondWith(answerFile(request));
    } else if (isOrdersPage(pathname) || (isOurs(pathname) && searchParams.has('order_id'))) {
      event.respondWith(answerPage(request));
    }
  });
}
