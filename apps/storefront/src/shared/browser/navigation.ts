import parameterList from '../../../page-parameters.json' with { type: 'json' };
import { savesData } from './data-saver.ts';
import { restoreScrollPosition, saveScrollPosition } from './scroll-position.ts';
import { BASE_PATH } from '../config/base-path.ts';
import { toast } from '../ui/toast.ts';
import { listeners } from './listeners.ts';
import { swapPage } from './swap-page.ts';
import { comingBy, linkOf, markTapped, unmarkTapped } from './tapped-link.ts';

type How = {
  /** Leaves no step to go back over. */
  readonly replaces?: boolean;
  readonly keepsScroll?: boolean;
};

/** What the server makes a page by. A dish is a layer over its page, wherever there is code. */
const OF_PAGE = Object.keys(parameterList).filter((name) => name !== 'dish');

/** Two addresses of one key show the same page, with other layers over it. */
function keyOf(href: string): string {
  const { pathname, searchParams } = new URL(href, window.location.href);
  return JSON.stringify([pathname, ...OF_PAGE.map((name) => searchParams.get(name))]);
}

const pages = listeners();
/** Told when another page is in place of the one that was shown, before it is painted. */
export const subscribeToPages = pages.subscribe;

/** Pages as they came, for the way back to them. */
const MOST_KEPT = 20;
const kept = new Map<string, string>();

let shownKey = typeof window === 'undefined' ? '[""]' : keyOf(window.location.href);
let underWay: AbortController | undefined;
/** Asked for at the touch, before the click. */
let ahead: { readonly href: string; readonly page: Promise<Fetched> } | undefined;

type Fetched = { readonly html: string; readonly href: string };

async function fetchPage(href: string, signal?: AbortSignal): Promise<Fetched> {
  const answer = await fetch(href, { headers: { accept: 'text/html' }, ...(signal && { signal }) });
  if (!answer.headers.get('content-type')?.startsWith('text/html')) throw new Error('this is no page');
  return { html: await answer.text(), href: answer.redirected ? answer.url : href };
}

function keep(key: string, html: string): void {
  kept.delete(key);
  kept.set(key, html);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
}

function settle(): void {
  unmarkTapped();
  delete document.documentElement.dataset['navigating'];
}

function scrollTo(hash: string): void {
  const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
}

/** The path of the page that is shown, below the base path. */
export const shownPath = (): string => (JSON.parse(shownKey) as [string])[0].slice(BASE_PATH.length) || '/';

/** False where it is no page of this build: then the browser loads it. */
function show({ html, href }: Fetched, write: () => void): boolean {
  const isShown = swapPage(html, () => {
    write();
    shownKey = keyOf(href);
  });
  if (!isShown) return false;
  keep(shownKey, html);
  pages.notify();
  settle();
  return true;
}

function announce(): void {
  window.dispatchEvent(new Event('navigated'));
}

/**
 * Puts another page in the place of this one: the cart, toasts, streams and whatever else belongs to no page go on.
 * Whatever goes wrong falls back to a real load.
 */
export async function navigate(href: string, { replaces = false, keepsScroll = false }: How = {}): Promise<void> {
  underWay?.abort();
  const controller = new AbortController();
  underWay = controller;
  try {
    const page = await (ahead?.href === href ? ahead.page : fetchPage(href, controller.signal));
    if (controller.signal.aborted) return;
    const { hash } = new URL(href, window.location.href);
    const isShown = show(page, () =>
      window.history[replaces ? 'replaceState' : 'pushState'](null, '', page.href + (page.href === href ? '' : hash)),
    );
    if (!isShown) throw new Error('this is a page of another build');
    if (!keepsScroll) scrollTo(hash);
    announce();
  } catch {
    if (!controller.signal.aborted) window.location[replaces ? 'replace' : 'assign'](href);
  } finally {
    ahead = undefined;
    if (underWay === controller) underWay = undefined;
  }
}

/** The same page once more, as it is now, with what is open over it. */
export async function refreshPage(): Promise<void> {
  const href = window.location.href;
  const page = await fetchPage(href).catch(() => undefined);
  if (page && window.location.href === href) show(page, () => undefined);
}

/** Back and forward. Another step of the same page is a layer's. */
async function onPopState(): Promise<void> {
  const { href } = window.location;
  const key = keyOf(href);
  if (key === shownKey) return;
  underWay?.abort();
  const controller = new AbortController();
  underWay = controller;
  const html = kept.get(key);
  try {
    const page = html === undefined ? await fetchPage(href, controller.signal) : { html, href };
    if (controller.signal.aborted) return;
    if (!show(page, () => undefined)) throw new Error('this is a page of another build');
    restoreScrollPosition();
    announce();
  } catch {
    if (!controller.signal.aborted) window.location.reload();
  }
}

/** The service worker has pages that were read before. Home's own address leads to the list that was seen last. */
async function followOffline(href: string): Promise<void> {
  const { pathname, search } = new URL(href);
  const key = pathname === BASE_PATH ? pathname + search : pathname;
  const found = await window.caches
    ?.match(key, { ignoreVary: true, ignoreSearch: key === BASE_PATH })
    .catch(() => undefined);
  if (found) window.location.assign(href);
  else toast.error('You are offline. Please try again when the network is back.');
}

async function follow(link: HTMLAnchorElement): Promise<void> {
  markTapped(link);
  saveScrollPosition(link);
  // A choice in a popover closes it, as following the link would have; one of many leaves it open for the next.
  link.closest<HTMLElement>('[popover]:not([data-stays])')?.hidePopover();
  document.documentElement.dataset['navigating'] = comingBy(link);
  const { history, scroll, focusAfter } = link.dataset;
  await navigate(link.href, { replaces: history === 'replace', keepsScroll: scroll === 'keep' });
  // A link that goes away by being followed gives the focus on; else what the address names gets it, as by a real load.
  const next = link.isConnected ? undefined : focusAfter;
  document.getElementById(next ?? window.location.hash.slice(1))?.focus({ preventScroll: true });
}

function onClick(event: MouseEvent): void {
  const link = linkOf(event);
  if (!link) return;
  event.preventDefault();
  void (navigator.onLine ? follow(link) : followOffline(link.href));
}

/** The page is on its way while the finger is still down. */
function onPointerDown(event: PointerEvent): void {
  const link = linkOf(event);
  if (!link || savesData() || !navigator.onLine || keyOf(link.href) === shownKey) return;
  const page = fetchPage(link.href);
  page.catch(() => undefined);
  ahead = { href: link.href, page };
}

/**
 * Pages are made of plain links, which work before any code has come. Once it has, a click changes the page in place,
 * and `data-navigating` on the document says what is coming (`data-shows` of the link: 'list', 'more' or 'page'), so that
 * its skeleton appears at once. Links that differ only in the list they show keep the scroll with `data-scroll="keep"`, and
 * `data-history="replace"` leaves no step to go back over.
 */
export function startSoftNavigation(): () => void {
  const onPop = () => void onPopState();
  document.addEventListener('click', onClick);
  document.addEventListener('pointerdown', onPointerDown);
  window.addEventListener('popstate', onPop);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('pointerdown', onPointerDown);
    window.removeEventListener('popstate', onPop);
  };
}
