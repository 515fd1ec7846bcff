import type { Changes } from './changes.ts';
import type { Page } from './compress-page.ts';
import { createCopies } from './copies.ts';
import type { Dependencies } from './dependencies.ts';

const MAX_BYTES = 24 * 1024 * 1024;
/** For pages that few ask for: a search, a place of one's own or one that nobody knows. They push no page out that everybody asks for. */
const MAX_BYTES_OF_RARE = 8 * 1024 * 1024;

export type RenderedPage = { readonly status: number; readonly page: Page };

/** Packed in both ways; the second takes about a fifth more. */
const sizeOf = ({ page }: RenderedPage) => Math.ceil(2.2 * page.br.length);

/** Whoever asks can make up as many of these as they like: the page of an order is made before it is known whether there is one. */
const MADE_UP = /^\/store\/orders\/|[?&](?:q|category|fee|dish|shown)=|@/;

/** Few choose more at once, and all that can be combined would fill the room. */
const COMMON_CHOICES = 2;
const choicesIn = (key: string) => key.match(/[?&]\w+=/g)?.length ?? 0;

/** An address and a cookie can name any place. The home page of one that exists says that it is for it. */
const PLACES_IN_KEY = /[?&]city=([^& ]*)| place=([\w-]+)/g;
const CITY = /^[\w-]+/;

/** Pages by their address and the page cookie. */
export function createPageCache(changes: Changes, now: () => number) {
  const common = createCopies<RenderedPage>({ changes, now, maxBytes: MAX_BYTES, sizeOf });
  const rare = createCopies<RenderedPage>({ changes, now, maxBytes: MAX_BYTES_OF_RARE, sizeOf });
  const places = new Set<string>();

  const isKnown = ([, inAddress, inCookie]: RegExpExecArray) => places.has(inAddress ?? inCookie ?? '');
  const isRare = (key: string) =>
    MADE_UP.test(key) || choicesIn(key) > COMMON_CHOICES || ![...key.matchAll(PLACES_IN_KEY)].every(isKnown);

  return {
    find: (key: string) => (isRare(key) ? rare : common).find(key),
    begin() {
      const [keepCommon, keepRare] = [common.begin(), rare.begin()];
      return (key: string, page: RenderedPage, dependencies: Dependencies | undefined) =>
        (isRare(key) ? keepRare : keepCommon)(key, page, dependencies);
    },
    /** From now on pages for the place that this one is for are such as everybody asks for. */
    learnPlace(place: string | string[] | undefined): void {
      const city = CITY.exec(String(place ?? ''))?.[0];
      if (city !== undefined) places.add(city);
    },
  };
}
