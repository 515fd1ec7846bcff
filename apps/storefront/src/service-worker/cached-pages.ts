import type { WorkerScope } from '@jara/ui/browser/worker-scope';
import { CACHE_NAMES } from '../shared/browser/cache-names.ts';
import type { PageFrame } from './bare-frame.ts';
import { cachedAs, HOME_PAGE, isBuiltFile, isFrame, ORDERS_PAGE, PAGE_KINDS } from './cached-addresses.ts';
import type { KeptLink } from './offline-page.ts';

/** More than one build has, so that the files of the build before stay for the pages that need them. */
const MOST_FILES = 400;
const MOST_PAGE_BYTES = 4_000_000;

const pathsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

/** What the network did when a kept page is shown in its stead; the page says so (shared/browser/page-age.ts). */
export type KeptWhy = 'no network' | 'slow network' | 'no answer';

/** A page that may be kept: whole, from the address that was asked for, and not forbidden to be. */
const isKeepable = ({ status, redirected, headers }: Response) =>
  status === 200 &&
  !redirected &&
  headers.get('content-type')?.startsWith('text/html') === true &&
  headers.get('cache-control')?.includes('no-store') !== true;

/** Those of a page whose body is no longer as it came. */
function headersAnew({ headers }: Response): Headers {
  const anew = new Headers(headers);
  for (const name of ['content-encoding', 'content-length']) anew.delete(name);
  return anew;
}

const madeAt = ({ headers }: Response) => Date.parse(headers.get('date') ?? '') || 0;

const titleIn = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

/** The home page names the city that its list is for, and the point in it: `lagos@6.6018,3.3515`. */
const placeIn = (html: string) => /<meta name="place" content="([^"]*)"/.exec(html)?.[1];

const cityOf = (place: string | undefined) => place?.split('@')[0];

const frameOf = async (page: Response | undefined): Promise<PageFrame | undefined> =>
  page && { html: await page.text(), headers: headersAnew(page) };

/** The pages and built files of this browser. `parameters` are those that shape a page. */
export function cachedPages(scope: WorkerScope, parameters: readonly string[]) {
  // Who asks, and how it is compressed, makes no difference to what is kept.
  const find = async (cache: string, key: string) => (await scope.caches.open(cache)).match(key, { ignoreVary: true });
  const addressesIn = async (cache: string) =>
    (await (await scope.caches.open(cache)).keys()).map(({ url }) => new URL(url));
  const kindOf = (path: string) => cachedAs(new URL(path, scope.location.origin), parameters);

  /** Which orders somebody has had is theirs. Where the browser does not tell, the page forgets them alone. */
  const isOfNobody = async (cache: string) =>
    cache === CACHE_NAMES.orders && (await scope.cookieStore?.get('user').catch(() => undefined)) === null;

  /** As the page's cookie has it; undefined where the browser does not tell. */
  const chosenPlace = async () => (await scope.cookieStore?.get('place').catch(() => null))?.value;

  /** Made for a point that is chosen no longer: its customer may have signed out while the page was on its way. */
  async function isForFormerPoint(html: string): Promise<boolean> {
    const [place, chosen] = [placeIn(html), await chosenPlace()];
    return place?.includes('@') === true && chosen !== undefined && place !== chosen;
  }

  async function remove(cache: string, addresses: readonly URL[]): Promise<void> {
    const opened = await scope.caches.open(cache);
    await Promise.all(addresses.map(({ pathname, search }) => opened.delete(pathname + search, { ignoreVary: true })));
  }

  async function prune(): Promise<void> {
    for (const { cache, most, isOf } of PAGE_KINDS) {
      const addresses = (await addressesIn(cache)).filter(({ pathname }) => isOf(pathname));
      await remove(cache, addresses.slice(0, -most));
    }
    const files = await addressesIn(CACHE_NAMES.files);
    await remove(CACHE_NAMES.files, files.slice(0, -MOST_FILES));
    let room = MOST_PAGE_BYTES;
    for (const address of (await addressesIn(CACHE_NAMES.pages)).reverse()) {
      const page = await find(CACHE_NAMES.pages, address.pathname + address.search);
      room -= (await page?.blob())?.size ?? 0;
      if (room < 0) await remove(CACHE_NAMES.pages, [address]);
    }
  }

  /** Kept anew it is the youngest of its kind. */
  async function put(cache: string, key: string, answer: Response): Promise<void> {
    const opened = await scope.caches.open(cache);
    await opened.delete(key, { ignoreVary: true });
    await opened.put(key, answer);
  }

  async function keepFiles(files: readonly string[]): Promise<void> {
    for (const path of new Set(files.filter(isBuiltFile).slice(0, MOST_FILES))) {
      if (await find(CACHE_NAMES.files, path)) continue;
      const file = await scope.fetch(path);
      if (file.status === 200) await put(CACHE_NAMES.files, path, file);
    }
  }

  /** The page last: once it is there, so is what it needs. */
  async function keepAnswer(url: URL, answer: Response): Promise<void> {
    const kind = cachedAs(url, parameters);
    if (!kind || !isKeepable(answer)) return;
    const page = answer.clone();
    const html = await answer.text();
    await keepFiles(html.match(/\/store\/static\/[\w./~%-]+/g) ?? []);
    if ((await isOfNobody(kind.cache)) || (await isForFormerPoint(html))) return;
    await put(kind.cache, kind.key, page);
    await prune();
  }

  /**
   * The address of the kept list that is shown as home: the youngest for the chosen point, else for its city, never one
   * for another city. A whole list goes before a narrowed one.
   */
  async function chosenHome(): Promise<string | undefined> {
    const chosen = await chosenPlace();
    const homes: { readonly key: string; readonly rank: number }[] = [];
    for (const { pathname, search, searchParams } of (await addressesIn(CACHE_NAMES.pages)).reverse()) {
      const page = pathname === HOME_PAGE ? await find(CACHE_NAMES.pages, pathname + search) : undefined;
      const place = page && placeIn(await page.text());
      if (!page || (chosen !== undefined && cityOf(place) !== cityOf(chosen))) continue;
      const isWhole = [...searchParams.keys()].every((name) => name === 'city');
      homes.push({ key: pathname + search, rank: (place === chosen ? 2 : 0) + (isWhole ? 1 : 0) });
    }
    const best = Math.max(...homes.map(({ rank }) => rank));
    return homes.find(({ rank }) => rank === best)?.key;
  }

  /** Home without a city in its address is another page once another place is chosen. */
  async function isForChosen(key: string, page: Response): Promise<boolean> {
    const chosen = key === HOME_PAGE ? await chosenPlace() : undefined;
    return chosen === undefined || placeIn(await page.text()) === chosen;
  }

  async function keepPage(path: string): Promise<void> {
    const kind = kindOf(path);
    if (!kind) return;
    const kept = await find(kind.cache, kind.key);
    if (kept && Date.now() - madeAt(kept) < kind.freshForMs && (await isForChosen(kind.key, kept))) return;
    await keepAnswer(new URL(kind.key, scope.location.origin), await scope.fetch(kind.key));
  }

  return {
    keepAnswer,

    /** A page asks for pages, and names the built files that it has loaded. What cannot be fetched is asked for again. */
    async keep(asked: { readonly pages?: unknown; readonly files?: unknown }): Promise<void> {
      await keepFiles(pathsIn(asked.files)).catch(() => undefined);
      for (const path of pathsIn(asked.pages).slice(0, 10)) await keepPage(path).catch(() => undefined);
    },

    async keepFile(path: string, answer: Response): Promise<void> {
      if (answer.status === 200) await put(CACHE_NAMES.files, path, answer);
    },

    findFile: (path: string) => find(CACHE_NAMES.files, path),

    findPage: async (url: URL) => {
      const kind = cachedAs(url, parameters);
      if (!kind || (await isOfNobody(kind.cache))) return undefined;
      if (kind.key === HOME_PAGE && (await chosenHome()) !== HOME_PAGE) return undefined;
      return find(kind.cache, kind.key);
    },

    /** Where the list is kept that home shows; undefined for the address of another page. */
    homeFor: async (url: URL) => (cachedAs(url, parameters)?.key === HOME_PAGE ? chosenHome() : undefined),

    /** A kept page, which says in itself when it was made and why it is shown. */
    async asKept(page: Response, why: KeptWhy): Promise<Response> {
      const html = await page.text();
      const marked = html.replace('<html ', `<html data-kept="${madeAt(page)}" data-kept-why="${why}" `);
      return new Response(marked, { headers: headersAnew(page) });
    },

    /** A page to show other words in: any has the header, the bars and the code of all, and home is made for the chosen place. */
    async frame(): Promise<PageFrame | undefined> {
      const home = await chosenHome();
      if (home !== undefined) return frameOf(await find(CACHE_NAMES.pages, home));
      for (const cache of [CACHE_NAMES.pages, CACHE_NAMES.orders]) {
        const youngest = (await isOfNobody(cache)) ? undefined : (await addressesIn(cache)).at(-1);
        if (youngest) return frameOf(await find(cache, youngest.pathname + youngest.search));
      }
      return undefined;
    },

    /** Everything that can be read, the youngest first. */
    async links(): Promise<KeptLink[]> {
      const links: KeptLink[] = [];
      const home = await chosenHome();
      for (const cache of [CACHE_NAMES.orders, CACHE_NAMES.pages]) {
        if (await isOfNobody(cache)) continue;
        for (const { pathname, search } of (await addressesIn(cache)).reverse()) {
          const page = await find(cache, pathname + search);
          // The bare address would show another list, or none.
          const isOther = pathname + search === HOME_PAGE && home !== HOME_PAGE;
          // Nor may the list of orders hold any: each that is kept stands here by itself.
          if (!page || isOther || isFrame(pathname) || pathname === ORDERS_PAGE) continue;
          const at = madeAt(page);
          const title = titleIn(await page.text()).replace(/ · Jara$/, '');
          // One city's list may be kept under several addresses.
          const isListed = pathname === HOME_PAGE && links.some((link) => link.title === title);
          if (!isListed) links.push({ href: pathname + search, title, at });
        }
      }
      return links;
    },
  };
}
