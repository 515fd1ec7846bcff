import { BASE_PATH } from '../config/base-path.ts';
import { ownClock } from './own-clock.ts';

/** What a page shows that grows old; the pages of orders say it themselves. */
function contentAt(pathname: string): string | undefined {
  if (pathname === BASE_PATH) return 'List';
  const [first, , third] = pathname.slice(BASE_PATH.length + 1).split('/');
  return third === undefined || first === 'orders' ? undefined : 'Menu';
}

/** '2:05 PM', and on another day than today '2:05 PM, Mon 16 Nov'. */
export function momentText(at: number, now: number): string {
  const then = new Date(at);
  const time = ownClock(then);
  if (then.toDateString() === new Date(now).toDateString()) return time;
  const day = then.toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric', month: 'short' });
  return `${time}, ${day.replace(',', '')}`;
}

type Shown = {
  readonly pathname: string;
  /** When what is shown was made. */
  readonly at: number;
  /** It came from what is kept, because the network did not bring it. */
  readonly isKept: boolean;
  /** Why, as the worker has found: 'slow network'. */
  readonly why?: string | undefined;
  readonly isOnline: boolean;
  /** There was no network for a while since the page was opened. */
  readonly wasOffline: boolean;
};

/** The sentence about an old page, one line on a phone; undefined where there is nothing to say. */
export function pageAgeText(
  { pathname, at, isKept, why, isOnline, wasOffline }: Shown,
  now: number,
): string | undefined {
  const content = contentAt(pathname);
  if (content === undefined || (isOnline && !isKept)) return undefined;
  const age = `${content} as of ${momentText(at, now)}`;
  if (!isOnline) return `You are offline. ${age}.`;
  return wasOffline ? 'You are back online.' : `${age}: ${why}.`;
}

/** What sticks to the top of a page does so below the bar (globals.css: `--notice`), however many lines it has. */
function makeRoomFor(bar: HTMLElement): void {
  const { style } = document.documentElement;
  new ResizeObserver(() => style.setProperty('--notice', `${bar.offsetHeight}px`)).observe(bar);
}

/** Shows the age of what is on screen in the bar that every page has ready (shared/ui/page-age-bar.tsx). */
export function showPageAge(): void {
  const { dataset } = document.documentElement;
  const began = Date.now() - performance.now();
  const seen = new Map<string, number>();
  const address = () => window.location.pathname + window.location.search;
  let wasOffline = false;
  const bar = document.getElementById('page-age');
  if (bar) makeRoomFor(bar);

  function show(): void {
    wasOffline ||= !navigator.onLine;
    document.documentElement.toggleAttribute('data-offline', !navigator.onLine);
    const text = bar?.querySelector('span');
    if (!bar || !text) return;
    const { pathname } = window.location;
    const at = Number(dataset['kept']) || (seen.get(address()) ?? seen.get(pathname) ?? began);
    const { kept, keptWhy: why } = dataset;
    const shown = { pathname, at, isKept: kept !== undefined, why, isOnline: navigator.onLine, wasOffline };
    const words = 'missing' in dataset ? undefined : pageAgeText(shown, Date.now());
    bar.hidden = words === undefined;
    text.textContent = words ?? '';
  }

  /** A page that was put in place is none of those that were kept; unless it is one to go back to, it is new. */
  window.addEventListener('navigated', (event) => {
    delete dataset['kept'];
    delete dataset['missing'];
    const isFromMemory = event instanceof CustomEvent && event.detail === 'from memory';
    if (!isFromMemory) seen.set(address(), Date.now()).set(window.location.pathname, Date.now());
    show();
  });
  for (const event of ['online', 'offline', 'popstate']) window.addEventListener(event, () => setTimeout(show));
  show();
}
