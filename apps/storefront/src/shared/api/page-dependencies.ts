import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

type PageUnderWay = {
  readonly response: Pick<ServerResponse, 'addTrailers'>;
  readonly tags: Set<string>;
  until: number;
  /** Something on the page is not known to stay true. */
  isUnknown: boolean;
};

/** More would not fit into the headers that a server reads. */
const MOST_TAGS = 400;

// The framework loads this module once for its start and once for its pages.
const SHARED = Symbol.for('jara.page-under-way');
const shared = globalThis as { [SHARED]?: AsyncLocalStorage<PageUnderWay> };
shared[SHARED] ??= new AsyncLocalStorage();
const underWay = shared[SHARED];

type Started = { readonly response: ServerResponse };

/** From now on each request has a record of what its answer is made of. */
export function watchPages(): void {
  subscribe('http.server.request.start', (message) => {
    const { response } = message as Started;
    underWay.enterWith({ response, tags: new Set(), until: Number.POSITIVE_INFINITY, isUnknown: false });
  });
}

/** What the answers of the API that `work` asks for depend on, as headers. */
export async function recordDependencies<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly headers: Record<string, string> }> {
  const page = {
    response: { addTrailers: () => undefined },
    tags: new Set<string>(),
    until: Number.POSITIVE_INFINITY,
    isUnknown: false,
  };
  const result = await underWay.run(page, work);
  return { result, headers: trailersOf(page) };
}

function trailersOf({ tags, until, isUnknown }: PageUnderWay): Record<string, string> {
  if (isUnknown || tags.size > MOST_TAGS) return {};
  return {
    'x-cache-tags': [...tags].join(' '),
    ...(until !== Number.POSITIVE_INFINITY && { 'x-cache-until': String(until) }),
  };
}

/**
 * Notes what an answer of the API depends on (apps/api: dependency-headers.ts). The front door reads the sum of it after
 * the last byte of the page: by then every call has been made. A page with an answer that says nothing, or with a call
 * that failed, says nothing either, and is kept for no longer than its minute.
 */
export function addToPage(answer: Response | undefined): void {
  const page = underWay.getStore();
  if (!page) return;
  const tags = answer?.headers.get('x-cache-tags') ?? undefined;
  const until = answer?.headers.get('x-cache-until');
  if (tags === undefined) page.isUnknown = true;
  else for (const tag of tags.split(' ')) if (tag) page.tags.add(tag);
  if (until) page.until = Math.min(page.until, Number(until));
  page.response.addTrailers(trailersOf(page));
}
