import { AsyncLocalStorage } from 'node:async_hooks';

type PageUnderWay = {
  readonly tags: Set<string>;
  until: number;
  /** Something on the page is not known to stay true. */
  isUnknown: boolean;
  readonly traceparent: string | undefined;
};

/** More would not fit into the headers that a server reads. */
const MOST_TAGS = 400;

const underWay = new AsyncLocalStorage<PageUnderWay>();

function headersOf({ tags, until, isUnknown }: PageUnderWay): Record<string, string> {
  if (isUnknown || tags.size > MOST_TAGS) return {};
  return {
    'x-cache-tags': [...tags].join(' '),
    ...(until !== Number.POSITIVE_INFINITY && { 'x-cache-until': String(until) }),
  };
}

/**
 * What all the answers of the API depend on that `work` asks for, as headers for the front door. A page with an answer
 * that says nothing, or with a call that failed, says nothing either, and is kept for no longer than its minute.
 */
export async function recordDependencies<Result>(
  work: () => Promise<Result>,
  traceparent?: string,
): Promise<{ readonly result: Result; readonly headers: Record<string, string> }> {
  const page: PageUnderWay = { tags: new Set(), until: Number.POSITIVE_INFINITY, isUnknown: false, traceparent };
  const result = await underWay.run(page, work);
  return { result, headers: headersOf(page) };
}

/** The front door's word for the trace that the page is of, for the API where the storefront itself traces nothing. */
export const traceparentOfPage = (): string | undefined => underWay.getStore()?.traceparent;

/** Notes what an answer of the API depends on (apps/api: dependency-headers.ts). */
export function addToPage(answer: Response | undefined): void {
  const page = underWay.getStore();
  if (!page) return;
  const tags = answer?.headers.get('x-cache-tags') ?? undefined;
  const until = answer?.headers.get('x-cache-until');
  if (tags === undefined) page.isUnknown = true;
  else for (const tag of tags.split(' ')) if (tag) page.tags.add(tag);
  if (until) page.until = Math.min(page.until, Number(until));
}
