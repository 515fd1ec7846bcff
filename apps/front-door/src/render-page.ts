import { keepPages, makePage, minuteOf, type Page } from './page-cache.ts';
import { policyOf } from './page-policy.ts';
import { statusIn } from './page-status.ts';
import { letScriptsWait } from './waiting-scripts.ts';

const LONGEST_RENDERING_MS = 10_000;

export type Rendered =
  | { readonly kind: 'page'; readonly status: number; readonly page: Page; readonly isStale?: boolean }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string };

type Options = {
  readonly storefront: string;
  readonly mapOrigin: string | undefined;
  readonly now?: () => number;
};
type Asked = { readonly url: string; readonly cookie: string };

/**
 * Pages by what shapes them: the address and the page cookie. A page made in this minute is sent again; an older one
 * only stands in when a new one cannot be made.
 */
export function createRenderer({ storefront, mapOrigin, now = Date.now }: Options) {
  const pages = keepPages(now);
  const underWay = new Map<string, Promise<Rendered>>();

  async function render({ url, cookie }: Asked, key: string): Promise<Rendered> {
    const began = now();
    const answer = await fetch(new URL(url, storefront), {
      headers: { accept: 'text/html', ...(cookie && { cookie }) },
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_RENDERING_MS),
    });
    const location = answer.headers.get('location');
    if (location) return { kind: 'redirect', status: answer.status, location };
    const html = letScriptsWait(await answer.text());
    const status = statusIn(html) ?? answer.status;
    const page = await makePage(html, policyOf(html, mapOrigin));
    if (status === 200) pages.keep(key, page, began);
    return { kind: 'page', status, page };
  }

  /** Many who ask for the same page in the same minute share one rendering. */
  function renderOnce(asked: Asked, key: string): Promise<Rendered> {
    const turn = `${minuteOf(now())} ${key}`;
    const running = underWay.get(turn);
    if (running) return running;
    const rendering = render(asked, key).finally(() => underWay.delete(turn));
    underWay.set(turn, rendering);
    return rendering;
  }

  /** Undefined when the storefront does not answer and no copy is kept. */
  return async function pageFor(asked: Asked): Promise<Rendered | undefined> {
    const key = `${asked.url} ${asked.cookie}`;
    const fresh = pages.fresh(key);
    if (fresh) return { kind: 'page', status: 200, page: fresh };
    const rendered = await renderOnce(asked, key).catch(() => undefined);
    if (rendered && rendered.status < 500) return rendered;
    const stale = pages.stale(key);
    return stale ? { kind: 'page', status: 200, page: stale, isStale: true } : rendered;
  };
}
