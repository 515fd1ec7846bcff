import { createSingleFlight, type FairQueue, type Keys, type Refusal } from '@jara/fair-queue';
import { count } from '@jara/telemetry';
import type { FastifyBaseLogger } from 'fastify';
import type { Changes } from './changes.ts';
import { compressPage } from './compress-page.ts';
import { minuteOf } from './copies.ts';
import { dependenciesIn } from './dependencies.ts';
import { createPageCache, type RenderedPage } from './page-cache.ts';
import { isHtml, type Upstream } from './upstream.ts';

/** The page of every address that leads nowhere: the one page that is kept though it is a 404. */
export const NOT_FOUND = '/store/not-found';

/** Longer than the storefront itself waits for the API. */
const RENDERED_WITHIN_MS = 8_000;
/** Where an older copy can be sent, a new one is awaited no longer than this. */
const SOON_MS = 1_000;
/** A little sooner: whoever asks just after the first has given up does not wait again. */
const LATE_MS = SOON_MS - 100;
/** Successors that are made while nobody waits for them: one at work and one on its way. */
const MOST_SUCCESSORS = 2;

export type Rendered =
  | (RenderedPage & { readonly kind: 'page'; readonly isStale?: boolean })
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string };

type Options = {
  readonly storefront: Upstream;
  readonly turns: FairQueue;
  readonly changes: Changes;
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
};
type Asked = {
  readonly url: string;
  readonly cookie: string;
  readonly isSavingData: boolean;
  /** Who asks: these shape nothing. The rendering counts as the caller's whose turn comes first. */
  readonly caller: string;
  readonly line: Keys;
  /** Aborted when they have gone. */
  readonly gone: AbortSignal | undefined;
};

/** What is there within a second, or undefined. */
async function soon<Result>(made: Promise<Result>): Promise<Result | undefined> {
  const { promise: tooLate, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), SOON_MS);
  return Promise.race([made, tooLate]).finally(() => clearTimeout(timer));
}

/**
 * Pages by what shapes them: the address, the page cookie and whether data is saved. A page is sent again until something in it changes. When
 * that was the clock, some seconds ago, it is sent while its successor is made; when it was the database, its successor
 * is awaited. Older ones are sent only when rendering fails or takes too long.
 */
export function createRenderer({ storefront, turns, changes, now, log }: Options) {
  const pages = createPageCache(changes, now);
  /** A rendering is shared, unless something may have changed since it was begun. */
  const flights = createSingleFlight<Rendered | undefined>(
    turns,
    (key) => `${changes.count} ${minuteOf(now())} ${key}`,
  );
  /** Renderings at work that should be done by now. While there are any, nobody with a copy waits to see. */
  const late = new Set<Promise<unknown>>();
  let successors = 0;

  async function render({ url, cookie, isSavingData, caller }: Asked, key: string): Promise<Rendered | undefined> {
    const keep = pages.begin();
    const headers = {
      accept: 'text/html',
      'user-agent': 'front-door',
      ...(cookie && { cookie }),
      ...(isSavingData && { 'save-data': 'on' }),
    };
    const withinMs = RENDERED_WITHIN_MS;
    const answer = await storefront.call({ method: 'GET', path: url, headers, caller, withinMs });
    // What failed without a page of its own is answered by ours.
    if (!answer || (answer.status >= 500 && answer.body.length === 0)) return undefined;
    const { location } = answer.headers;
    if (location) return { kind: 'redirect', status: answer.status, location };
    // Sent as a page, it would be kept as one, without its own headers.
    if (!isHtml(answer)) return undefined;
    pages.learnPlace(answer.headers['x-place']);
    const made = { status: answer.status, page: await compressPage(answer.body) };
    if (made.status === 200 || url === NOT_FOUND) keep(key, made, dependenciesIn(answer.headers));
    return { kind: 'page', ...made };
  }

  function renderWatched(asked: Asked, key: string): Promise<Rendered | undefined> {
    const rendering = render(asked, key).catch((error: unknown) => {
      log.error({ err: error }, 'a page was not made');
      return undefined;
    });
    const timer = setTimeout(() => late.add(rendering), LATE_MS);
    return rendering.finally(() => {
      clearTimeout(timer);
      late.delete(rendering);
    });
  }

  /** With a signal, only for as long as somebody waits for it. */
  const renderOnce = (asked: Asked, key: string, signal?: AbortSignal): Promise<Rendered | Refusal | undefined> =>
    flights.run({ key, line: asked.line, signal }, () => renderWatched(asked, key));

  function renderSuccessor(asked: Asked, key: string): void {
    if (successors >= MOST_SUCCESSORS || flights.has(key)) return;
    successors += 1;
    void renderOnce(asked, key).then(() => {
      successors -= 1;
    });
  }

  /** Why there is no turn, or undefined when the storefront does not answer, where no copy is kept. */
  return async function pageFor(asked: Asked): Promise<Rendered | Refusal | undefined> {
    const key = `${asked.url} ${asked.cookie}${asked.isSavingData ? ' saving data' : ''}`;
    const copy = pages.find(key);
    count('cache_lookups_total', { cache: 'pages', result: copy?.state ?? 'missed' });
    if (copy?.state === 'lapsed') renderSuccessor(asked, key);
    if (copy && copy.state !== 'old') return { kind: 'page', ...copy.value };
    if (!copy) return renderOnce(asked, key, asked.gone);
    const rendering = renderOnce(asked, key);
    const rendered = late.size > 0 ? undefined : await soon(rendering);
    const isGood = typeof rendered === 'object' && rendered.status < 500;
    return isGood ? rendered : { kind: 'page', ...copy.value, isStale: true };
  };
}
