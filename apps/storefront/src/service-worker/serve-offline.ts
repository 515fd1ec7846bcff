import type { WorkerEvents, WorkerScope } from '@jara/ui/browser/worker-scope';
import { isBuiltFile, isPageAddress, ORDERS_PAGE } from './cached-addresses.ts';
import { cachedPages, type KeptWhy } from './cached-pages.ts';
import { offlinePage } from './offline-page.ts';

/** A network that is there and does not answer counts as none, where there is a page to show. */
const ANSWERED_WITHIN_MS = 4_000;
const TOO_SLOW = new Error('The network is too slow.');

function orderNamedIn({ searchParams }: URL): string | undefined {
  const named = searchParams.get('order_id');
  if (named === null) return undefined;
  return /^\d{1,12}$/.test(named) ? `${ORDERS_PAGE}/${named}` : ORDERS_PAGE;
}

const isReceipt = ({ pathname }: URL): boolean =>
  pathname.startsWith(`${ORDERS_PAGE}/`) && pathname.endsWith('/receipt');

/**
 * Pages come from the network, and without one from what is kept. Pages are the same for everyone (ADR 14), and the
 * browser fills them from its copies. Answers of the API are never kept.
 */
export function serveOffline(scope: WorkerScope, parameters: readonly string[]): void {
  const kept = cachedPages(scope, parameters);
  const at = (path: string) => new URL(path, scope.location.origin);

  /** Where the page itself is not kept: another that holds what was asked for. */
  async function insteadOf(url: URL): Promise<string | undefined> {
    const order = orderNamedIn(url);
    if (order !== undefined && (await kept.findPage(at(order)))) return order;
    // The list is no receipt: that says that it is not there.
    const isOfOrders = order !== undefined || (url.pathname.startsWith(`${ORDERS_PAGE}/`) && !isReceipt(url));
    if (isOfOrders && (await kept.findPage(at(ORDERS_PAGE)))) return ORDERS_PAGE;
    return order === undefined ? kept.homeFor(url) : undefined;
  }

  /** The page and, in it, why it is shown. An order that the address names is what was asked for; the page beneath it is not. */
  async function findKept(url: URL): Promise<((why: KeptWhy) => Promise<Response>) | undefined> {
    const page = orderNamedIn(url) === undefined ? await kept.findPage(url) : undefined;
    if (page) return (why) => kept.asKept(page, why);
    const instead = await insteadOf(url);
    return instead === undefined ? undefined : async () => Response.redirect(at(instead));
  }

  const deadline = () => new Promise<never>((_, reject) => setTimeout(() => reject(TOO_SLOW), ANSWERED_WITHIN_MS));

  async function answerPage(event: WorkerEvents['fetch']): Promise<Response> {
    const url = new URL(event.request.url);
    const network = (async () => (await event.preloadResponse) ?? scope.fetch(event.request))();
    // Also one that came too late for this page is good for the next.
    event.waitUntil(network.then((page) => kept.keepAnswer(url, page.clone())).catch(() => undefined));
    const stored = await findKept(url).catch(() => undefined);
    try {
      const page = await (stored ? Promise.race([network, deadline()]) : network);
      return stored && page.status >= 500 ? await stored('no answer') : page;
    } catch (reason) {
      if (stored) return stored(reason === TOO_SLOW ? 'slow network' : 'no network');
      const [links, frame] = await Promise.all([kept.links(), kept.frame()]).catch(() => [[], undefined] as const);
      const what = isReceipt(url) ? 'receipt' : 'page';
      return offlinePage({ links, frame, isOnline: scope.navigator.onLine, what, now: new Date() });
    }
  }

  /** Their names change with their content. */
  async function answerFile(event: WorkerEvents['fetch'], path: string): Promise<Response> {
    const stored = await kept.findFile(path).catch(() => undefined);
    if (stored) return stored;
    const file = await scope.fetch(event.request);
    event.waitUntil(kept.keepFile(path, file.clone()).catch(() => undefined));
    return file;
  }

  scope.addEventListener('message', (event) =>
    event.waitUntil(kept.keep(Object(event.data) as Parameters<typeof kept.keep>[0])),
  );
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== scope.location.origin) return;
    if (request.mode !== 'navigate') {
      if (isBuiltFile(pathname)) event.respondWith(answerFile(event, pathname));
    } else if (isPageAddress(pathname)) event.respondWith(answerPage(event));
  });
}
