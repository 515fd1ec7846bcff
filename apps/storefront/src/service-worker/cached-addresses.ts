import { CACHE_NAMES } from '../shared/browser/cache-names.ts';

type KeptKind = {
  readonly cache: string;
  /** The least recently kept go first. */
  readonly most: number;
  /** One that a page names is fetched anew when it is older. */
  readonly freshForMs: number;
  readonly isOf: (path: string) => boolean;
};

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export const HOME_PAGE = '/store';
export const ORDERS_PAGE = '/store/orders';

/** Pages that the browser alone fills: without a network they say so themselves. */
export const isFrame = (path: string) => /^\/store\/(?:settings|liked|addresses|wallet)$/.test(path);

export const PAGE_KINDS: readonly KeptKind[] = [
  { cache: CACHE_NAMES.pages, most: 3, freshForMs: 10 * MINUTE_MS, isOf: (path) => path === HOME_PAGE },
  {
    cache: CACHE_NAMES.pages,
    most: 12,
    freshForMs: 10 * MINUTE_MS,
    isOf: (path) => /^\/store\/(?!static\/|api\/|media\/|orders\/|sitemap\/)[\w-]+\/[\w-]+\/[\w-]+$/.test(path),
  },
  { cache: CACHE_NAMES.pages, most: 4, freshForMs: DAY_MS, isOf: isFrame },
  { cache: CACHE_NAMES.orders, most: 1, freshForMs: DAY_MS, isOf: (path) => path === ORDERS_PAGE },
  { cache: CACHE_NAMES.orders, most: 6, freshForMs: DAY_MS, isOf: (path) => /^\/store\/orders\/\d{1,12}$/.test(path) },
];

export const isBuiltFile = (path: string) => /^\/store\/static\/[\w./~%-]+$/.test(path);

/** The scope goes by how an address begins: it is also that of `/storeroom`. Nor is a file a page. */
export const isPageAddress = (path: string) =>
  /^\/store(?:\/|$)/.test(path) && !path.includes('.') && !/^\/store\/(?:_next|static|api|media)\//.test(path);

/**
 * How a page is kept, and under which address. The list of the home page follows its parameters; everywhere else the
 * browser alone reads them. What was searched for is not kept.
 */
export function cachedAs(url: URL, parameters: readonly string[]): (KeptKind & { readonly key: string }) | undefined {
  const kind = PAGE_KINDS.find(({ isOf }) => isOf(url.pathname));
  if (!kind || url.searchParams.has('q')) return undefined;
  if (url.pathname !== HOME_PAGE) return { ...kind, key: url.pathname };
  const shaping = new URLSearchParams([...url.searchParams].filter(([name]) => parameters.includes(name)));
  return { ...kind, key: shaping.size > 0 ? `${HOME_PAGE}?${shaping}` : HOME_PAGE };
}
