import { limitSignal } from '@jara/api-client';
import { toast } from '@jara/ui/toast';
import { BASE_PATH } from '../config/base-path.ts';
import { closePopoversOnBack } from './close-popover-on-back.ts';
import { savesData } from './data-saver.ts';
import { keepPage, keptPage } from './page-memory.ts';
import { refreshWhenSeen } from './refresh-when-seen.ts';
import { restoreScrollPosition, saveScrollPosition } from './scroll-position.ts';
import { pageKey, setShownPage, shownKey, shownPath, tellLeaving, tellShownPage } from './shown-page.ts';
import { swapPage } from './swap-page.ts';
import { comingBy, formAddress, linkOf, markTapped, unmarkTapped } from './tapped-link.ts';

type How = {
  /** Leaves no step to go back over. */
  readonly replaces?: boolean;
  readonly keepsScroll?: boolean;
  /** The id of what gets the focus if the link that says so is gone. */
  readonly focusAfter?: string | undefined;
};

let underWay: AbortController | undefined;
let popUnderWay: AbortController | undefined;
/** Asked for at the touch, before the click. */
let ahead: { readonly href: string; readonly page: Promise<Fetched>; readonly end: () => void } | undefined;

type Fetched = { readonly html: string; readonly href: string; readonly isGood: boolean };

/** As long as a page on a bad network takes. A real load then gets what the service worker has kept, if it has. */
const ANSWERED_WITHIN_MS = 8_000;

async function fetchPage(href: string, signal?: AbortSignal): Promise<Fetched> {
  const limited = limitSignal(ANSWERED_WITHIN_MS, signal);
  const answer = await fetch(href, { headers: { accept: 'text/html' }, signal: limited });
  if (!answer.headers.get('content-type')?.startsWith('text/html')) throw new Error('this is no page');
  if (answer.status >= 500 && navigator.serviceWorker?.controller) throw new Error('a kept page may stand in for this');
  return { html: await answer.text(), href: answer.redirected ? answer.url : href, isGood: answer.ok };
}

function settle(): void {
  unmarkTapped();
  delete document.documentElement.dataset['navigating'];
}

/** What is no encoding is taken as it is written. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

function scrollTo(hash: string): void {
  const target = hash === '' ? null : document.getElementById(idIn(hash));
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
}

/** False where it is no page of this build: then the browser loads it. */
function show({ html, href, isGood }: Fetched, write: () => void): boolean {
  const isSamePage =
    new URL(href, window.location.href).pathname === BASE_PATH + (shownPath() === '/' ? '' : shownPath());
  const before = () => {
    write();
    setShownPage(href);
  };
  if (!swapPage(html, { isSamePage, before })) return false;
  if (isGood) keepPage(shownKey(), html);
  tellShownPage();
  return true;
}

/** Of a list that was filtered the title is the same: what does not change is not read. */
function tell(title: string): void {
  const told = document.getElementById('page-told');
  told?.replaceChildren();
  requestAnimationFrame(() => told?.replaceChildren(title));
}

const announce = (how: 'new' | 'from memory') => window.dispatchEvent(new CustomEvent('navigated', { detail: how }));

/** With what was tapped the focus has gone: whoever goes by keyboard would begin at the top of every page. */
function focusPage(id = ''): void {
  document.getElementById(id)?.focus({ preventScroll: true });
  if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
}

/** The skeleton goes; screen readers hear which page it is, and are in it. */
function arrive(how: 'new' | 'from memory', focusId?: string): void {
  settle();
  tell(document.title);
  focusPage(focusId);
  announce(how);
}

/** Of two visits the last counts. */
function beginVisit(): AbortSignal {
  underWay?.abort();
  underWay = new AbortController();
  return underWay.signal;
}

/** What was asked for at the touch, unless it is lost by now; else it is asked for now. */
function fetchedPage(href: string, signal: AbortSignal): Promise<Fetched> {
  const early = ahead?.href === href ? ahead.page : undefined;
  ahead = undefined;
  return early ?? fetchPage(href, signal);
}

/** A link that goes away by being followed gives the focus on; else what the address names gets it, as by a real load. */
function focusedAfter(hash: string, focusAfter: string | undefined): string {
  const isGone = focusAfter !== undefined && !document.querySelector(`a[data-focus-after="${focusAfter}"]`);
  return isGone ? focusAfter : idIn(hash);
}

/** One page fades into the other (globals.css), where the browser can do so and the person wants motion. */
async function inTransition(isWanted: boolean, update: () => boolean): Promise<boolean> {
  const isStill = !isWanted || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !('startViewTransition' in document)) return update();
  let isShown = false;
  const { updateCallbackDone, ready, finished } = document.startViewTransition(() => {
    isShown = update();
  });
  // It is skipped where another one begins, or the page is hidden.
  for (const end of [ready, finished]) end.catch(() => undefined);
  await updateCallbackDone;
  return isShown;
}

/**
 * Puts another page in the place of this one: the cart, toasts, streams and whatever else belongs to no page go on.
 * Layers that lie over the page close; those in the address go with it. Whatever goes wrong falls back to a real load. False when something else was asked for meanwhile.
 */
export async function navigate(href: string, how: How = {}): Promise<boolean> {
  const { replaces = false, keepsScroll = false, focusAfter } = how;
  const signal = beginVisit();
  tellLeaving();
  try {
    const page = await fetchedPage(href, signal);
    if (signal.aborted) return false;
    const { hash } = new URL(href, window.location.href);
    const address = page.href === href ? href : page.href + hash;
    // As a browser does: the address that is shown gets no second step.
    const isSame = new URL(address, window.location.href).href === window.location.href;
    const write = () => window.history[replaces || isSame ? 'replaceState' : 'pushState'](null, '', address);
    const isShown = await inTransition(!keepsScroll, () => {
      if (signal.aborted) return false;
      if (!show(page, write)) throw new Error('this is a page of another build');
      if (!keepsScroll) scrollTo(hash);
      arrive('new', focusedAfter(hash, focusAfter));
      return true;
    });
    return isShown;
  } catch {
    if (!signal.aborted) window.location[replaces ? 'replace' : 'assign'](href);
    return false;
  }
}

/** The same page once more, as it is now, with what is open over it. */
export async function refreshPage(): Promise<void> {
  const href = window.location.href;
  const page = await fetchPage(href).catch(() => undefined);
  if (page && window.location.href === href && show(page, () => undefined)) announce('new');
}

/** Back and forward. Another step of the same page is a layer's. */
async function onPopState(): Promise<void> {
  const { href } = window.location;
  const key = pageKey(href);
  if (key === shownKey()) {
    // Forward again, before the page of the step back has come; a link that was tapped before that is not followed, either.
    popUnderWay?.abort();
    if (underWay?.signal.aborted) settle();
    return;
  }
  const signal = beginVisit();
  popUnderWay = underWay;
  const html = keptPage(key);
  if (html === undefined) document.documentElement.dataset['navigating'] = 'page';
  try {
    const page = html === undefined ? await fetchPage(href, signal) : { html, href, isGood: true };
    if (signal.aborted) return;
    if (!show(page, () => undefined)) throw new Error('this is a page of another build');
    restoreScrollPosition();
    arrive(html === undefined ? 'new' : 'from memory');
  } catch {
    if (!signal.aborted) window.location.reload();
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

/** Where a link or a form leads. */
function follow(href: string, tapped: HTMLElement): void {
  markTapped(tapped);
  saveScrollPosition(tapped);
  // A choice in a popover closes it, as following the link would have; one of many leaves it open for the next.
  tapped.closest<HTMLElement>('[popover]:not([data-stays])')?.hidePopover();
  document.documentElement.dataset['navigating'] = comingBy(tapped);
  const { history, scroll, focusAfter } = tapped.dataset;
  void navigate(href, { replaces: history === 'replace', keepsScroll: scroll === 'keep', focusAfter });
}

function onClick(event: MouseEvent): void {
  const link = linkOf(event);
  if (!link) return;
  event.preventDefault();
  if (navigator.onLine) follow(link.href, link);
  else void followOffline(link.href);
}

function onSubmit(event: SubmitEvent): void {
  const href = formAddress(event);
  if (href === undefined) return;
  event.preventDefault();
  if (!navigator.onLine) return void followOffline(href);
  // A phone's keyboard and the suggestions would stay over what is found.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  follow(href, event.target as HTMLFormElement);
}

const forgetAhead = () => {
  ahead?.end();
  ahead = undefined;
};

/** A click follows its release at once; without one the page would be old by the time that somebody wants it. */
const CLICKED_WITHIN_MS = 1_000;

function onPointerUp(): void {
  const touched = ahead;
  setTimeout(() => void (ahead === touched && forgetAhead()), CLICKED_WITHIN_MS);
}

/** The page is on its way while the finger is still down; one that scrolls on wants none. */
function onPointerDown(event: PointerEvent): void {
  const link = linkOf(event);
  forgetAhead();
  if (!link || savesData() || !navigator.onLine || pageKey(link.href) === shownKey()) return;
  // Its click is answered by code, which shows no other page.
  if (link.closest('[data-needs-code]')) return;
  const controller = new AbortController();
  const page = fetchPage(link.href, controller.signal);
  const asked = { href: link.href, page, end: () => controller.abort() };
  ahead = asked;
  page.catch(() => void (ahead === asked && forgetAhead()));
}

/**
 * Pages are made of plain links, which work before any code has come. Once it has, a click changes the page in place,
 * and `data-navigating` on the document says what is coming (`data-shows` of the link: 'list', 'more' or 'page'), so that
 * its skeleton appears at once. A form that leads to a page is followed like a link. Links that differ only in the list
 * they show keep the scroll with `data-scroll="keep"`, and `data-history="replace"` leaves no step to go back over.
 */
export function startSoftNavigation(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  closePopoversOnBack(signal);
  refreshWhenSeen(() => void refreshPage(), signal);
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('submit', onSubmit, { signal });
  document.addEventListener('pointerdown', onPointerDown, { signal });
  document.addEventListener('pointerup', onPointerUp, { signal });
  document.addEventListener('pointercancel', forgetAhead, { signal });
  window.addEventListener('popstate', () => void onPopState(), { signal });
  // Back from another site to a page that was left with its skeleton.
  window.addEventListener('pageshow', settle, { signal });
  return () => ended.abort();
}
