import type { FastifyBaseLogger } from 'fastify';
import type { Changes } from './changes.ts';
import { minuteOf } from './copies.ts';
import { deferScripts } from './defer-scripts.ts';
import { dependenciesIn } from './dependencies.ts';
import { holdPictures, hurryFirstPicture } from './first-picture.ts';
import { inlineScripts } from './inline-scripts.ts';
import { compressPage, createPageCache, type RenderedPage } from './page-cache.ts';
import { type OpenOrigins, policyOf } from './page-policy.ts';
import { statusIn } from './page-status.ts';
import type { Upstream, UpstreamResponse } from './upstream.ts';

/** The page of every address that leads nowhere: the one page that is kept though it is a 404. */
export const NOT_FOUND = '/store/not-found';

/** Longer than the storefront itself waits for the API. */
const RENDERED_WITHIN_MS = 8_000;
/** Where an older copy can be sent, a new one is awaited no longer than this. */
const SOON_MS = 1_000;
/** Successors that are made while nobody waits for them: one at work and one on its way. */
const MOST_SUCCESSORS = 2;

export type Rendered =
  | (RenderedPage & { readonly kind: 'page'; readonly isStale?: boolean })
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string };

type Options = {
  readonly storefront: Upstream;
  readonly origins: OpenOrigins;
  readonly changes: Changes;
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
};
type Asked = {
  readonly url: string;
  readonly cookie: string;
  readonly isSavingData: boolean;
  /** Who asks first: the rendering counts as theirs, and shapes nothing. */
  readonly caller: string;
};
type Rendering = {
  readonly finished: Promise<Rendered | undefined>;
  /** The same, or undefined if it is not done soon. */
  readonly soon: Promise<Rendered | undefined>;
};

/**
 * Pages by what shapes them: the address, the page cookie and whether data is saved. A page is sent again until something in it changes. When
 * that was the clock, some seconds ago, it is sent while its successor is made; when it was the database, its successor
 * is awaited. Older ones are sent only when rendering fails or takes too long.
 */
export function createRenderer({ storefront, origins, changes, now, log }: Options) {
  const pages = createPageCache(changes, now);
  const underWay = new Map<string, Rendering>();
  /** Renderings that should be done by now. While there are any, nobody with a copy waits to see. */
  const late = new Set<Promise<unknown>>();
  let successors = 0;

  async function finish(answer: UpstreamResponse, isSavingData: boolean): Promise<RenderedPage | undefined> {
    // A letter for each byte: all that is looked for is ASCII, and a text of wider letters takes twice the work.
    const html = (isSavingData ? holdPictures : hurryFirstPicture)(deferScripts(answer.body.toString('latin1')));
    const { known, unknown } = inlineScripts(html);
    if (unknown.length > 0) {
      const beginnings = unknown.map((script) => script.slice(0, 120));
      log.error({ scripts: beginnings }, 'a page was not sent, because a script in it is not ours');
      return undefined;
    }
    pages.learnPlace(html);
    const page = await compressPage(Buffer.from(html, 'latin1'), policyOf(known, origins));
    return { status: statusIn(html) ?? answer.status, page };
  }

  async function render({ url, cookie, isSavingData, caller }: Asked, key: string): Promise<Rendered | undefined> {
    const keep = pages.begin();
    const headers = { accept: 'text/html', 'user-agent': 'front-door', ...(cookie && { cookie }) };
    const withinMs = RENDERED_WITHIN_MS;
    const answer = await storefront.call({ method: 'GET', path: url, headers, caller, withinMs });
    if (!answer) return undefined;
    const { location } = answer.headers;
    if (location) return { kind: 'redirect', status: answer.status, location };
    const made = await finish(answer, isSavingData);
    if (!made) return undefined;
    if (made.status === 200 || url === NOT_FOUND) keep(key, made, dependenciesIn(answer.trailers));
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

  const turnOf = (key: string) => `${changes.count} ${minuteOf(now())} ${key}`;

  /** Many who ask for the same page share one rendering, unless something may have changed since it was begun. */
  function renderOnce(asked: Asked, key: string): Rendering {
    const turn = turnOf(key);
    const running = underWay.get(turn);
    if (running) return running;
    const rendering = begin(asked, key);
    underWay.set(turn, rendering);
    void rendering.finished.then(() => underWay.delete(turn));
    return rendering;
  }

  function renderSuccessor(asked: Asked, key: string): void {
    if (successors >= MOST_SUCCESSORS || underWay.has(turnOf(key))) return;
    successors += 1;
    void renderOnce(asked, key).finished.then(() => {
      successors -= 1;
    });
  }

  /** Undefined when the storefront does not answer and no copy is kept. */
  return async function pageFor(asked: Asked): Promise<Rendered | undefined> {
    const key = `${asked.url} ${asked.cookie}${asked.isSavingData ? ' saving data' : ''}`;
    const copy = pages.find(key);
    if (copy?.state === 'lapsed') renderSuccessor(asked, key);
    if (copy && copy.state !== 'old') return { kind: 'page', ...copy.value };
    const rendering = renderOnce(asked, key);
    if (!copy) return rendering.finished;
    const rendered = late.size > 0 ? undefined : await rendering.soon;
    return rendered && rendered.status < 500 ? rendered : { kind: 'page', ...copy.value, isStale: true };
  };
}
