import type { FastifyBaseLogger } from 'fastify';
import { deferScripts } from './defer-scripts.ts';
import { inlineScripts } from './inline-scripts.ts';
import { compressPage, createPageCache, minuteOf, type RenderedPage } from './page-cache.ts';
import { type OpenOrigins, policyOf } from './page-policy.ts';
import { statusIn } from './page-status.ts';
import type { Upstream, UpstreamResponse } from './upstream.ts';

/** The page of every address that leads nowhere: the one page that is kept though it is a 404. */
export const NOT_FOUND = '/store/not-found';

/** Longer than the storefront itself waits for the API. */
const RENDERED_WITHIN_MS = 8_000;
/** Where an older copy can be sent, a new one is awaited no longer than this. */
const SOON_MS = 1_000;

export type Rendered =
  | (RenderedPage & { readonly kind: 'page'; readonly isStale?: boolean })
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string };

type Options = {
  readonly storefront: Upstream;
  readonly origins: OpenOrigins;
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
};
type Asked = {
  readonly url: string;
  readonly cookie: string;
  /** Who asks first: the rendering counts as theirs, and shapes nothing. */
  readonly caller: string;
};
type Rendering = {
  readonly finished: Promise<Rendered | undefined>;
  /** The same, or undefined if it is not done soon. */
  readonly soon: Promise<Rendered | undefined>;
};

/**
 * Pages by what shapes them: the address and the page cookie. A page made in this minute is sent again; an older one
 * is sent only when rendering fails or takes too long.
 */
export function createRenderer({ storefront, origins, now, log }: Options) {
  const pages = createPageCache(now);
  const underWay = new Map<string, Rendering>();
  /** Renderings that should be done by now. While there are any, nobody with a copy waits to see. */
  const late = new Set<Promise<unknown>>();

  async function finish(answer: UpstreamResponse): Promise<RenderedPage | undefined> {
    const html = deferScripts(answer.body.toString());
    const { known, unknown } = inlineScripts(html);
    if (unknown.length > 0) {
      const beginnings = unknown.map((script) => script.slice(0, 120));
      log.error({ scripts: beginnings }, 'a page was not sent, because a script in it is not ours');
      return undefined;
    }
    return { status: statusIn(html) ?? answer.status, page: await compressPage(html, policyOf(known, origins)) };
  }

  async function render({ url, cookie, caller }: Asked, key: string): Promise<Rendered | undefined> {
    const began = now();
    const headers = { accept: 'text/html', 'user-agent': 'front-door', ...(cookie && { cookie }) };
    const withinMs = RENDERED_WITHIN_MS;
    const answer = await storefront.call({ method: 'GET', path: url, headers, caller, withinMs });
    if (!answer) return undefined;
    const { location } = answer.headers;
    if (location) return { kind: 'redirect', status: answer.status, location };
    const made = await finish(answer);
    if (!made) return undefined;
    if (made.status === 200 || url === NOT_FOUND) pages.set(key, made, began);
    return { kind: 'page', ...made };
  }

  function begin(asked: Asked, key: string): Rendering {
    const finished = render(asked, key).catch((error: unknown) => {
      log.error({ err: error }, 'a page was not made');
      return undefined;
    });
    const { promise: tooLate, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => {
      late.add(finished);
      resolve(undefined);
    }, SOON_MS);
    void finished.then(() => {
      clearTimeout(timer);
      late.delete(finished);
    });
    return { finished, soon: Promise.race([finished, tooLate]) };
  }

  /** Many who ask for the same page in the same minute share one rendering. */
  function renderOnce(asked: Asked, key: string): Rendering {
    const turn = `${minuteOf(now())} ${key}`;
    const running = underWay.get(turn);
    if (running) return running;
    const rendering = begin(asked, key);
    underWay.set(turn, rendering);
    void rendering.finished.then(() => underWay.delete(turn));
    return rendering;
  }

  /** Undefined when the storefront does not answer and no copy is kept. */
  return async function pageFor(asked: Asked): Promise<Rendered | undefined> {
    const key = `${asked.url} ${asked.cookie}`;
    const fresh = pages.fresh(key);
    if (fresh) return { kind: 'page', ...fresh };
    const stale = pages.stale(key);
    const rendering = renderOnce(asked, key);
    if (!stale) return rendering.finished;
    const rendered = late.size > 0 ? undefined : await rendering.soon;
    return rendered && rendered.status < 500 ? rendered : { kind: 'page', ...stale, isStale: true };
  };
}
