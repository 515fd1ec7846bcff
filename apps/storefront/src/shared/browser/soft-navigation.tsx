'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';
import { BASE_PATH } from '../config/base-path.ts';
import { toast } from '../ui/toast.ts';
import { restoreScrollPosition, saveScrollPosition } from './scroll-position.ts';
import { whenIdle } from './when-idle.ts';

const loadOfflineSupport = () => import('./offline-support.ts').then((support) => support.startOfflineSupport());

/** The link that a click means to follow within the storefront, if it is a plain click on one. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return;
  const { origin, pathname, hash } = new URL(link.href);
  const isOurs = origin === window.location.origin && (pathname === BASE_PATH || pathname.startsWith(`${BASE_PATH}/`));
  const isOnThisPage = hash !== '' && pathname === window.location.pathname;
  return isOurs && !isOnThisPage ? link : undefined;
}

/**
 * A tap that leads to a place on this page makes an entry of the history that the router does not know, and on the way
 * back to it the router would do nothing, or load the page anew. So that entry gets what the one before has.
 */
function keepRouterState(): void {
  const before: unknown = window.history.state;
  setTimeout(() => window.history.state === null && window.history.replaceState(before, ''));
}

/**
 * A tapped chip or tab looks chosen at once (globals.css: `chosen`), until the page that comes says what is. `data-choice`
 * is 'one' or 'any'. Not by `aria-current`, which is the page's: it would not take back what it has not written.
 */
function markTapped(link: HTMLAnchorElement): void {
  unmarkTapped();
  const group = link.closest<HTMLElement>('[data-choice]');
  if (!group) return;
  const isOne = group.dataset['choice'] === 'one';
  if (isOne)
    for (const other of group.querySelectorAll<HTMLElement>('a[aria-current]')) other.dataset['tapped'] = 'off';
  link.dataset['tapped'] = !isOne && link.getAttribute('aria-current') === 'true' ? 'off' : 'on';
}

function unmarkTapped(): void {
  for (const link of document.querySelectorAll<HTMLElement>('[data-tapped]')) delete link.dataset['tapped'];
}

/** What is about to come: what the link says, where this page has a skeleton of that, and else a whole page. */
function comingBy(link: HTMLAnchorElement): string {
  const shows = link.dataset['shows'] ?? 'page';
  return document.querySelector(`.skeleton-of-${shows}`) ? shows : 'page';
}

/** The service worker has pages that were read before. Home's own address leads to the list that was seen last. */
async function followOffline(href: string): Promise<void> {
  const { pathname, search } = new URL(href);
  const key = pathname === BASE_PATH ? pathname + search : pathname;
  const kept = await window.caches
    ?.match(key, { ignoreVary: true, ignoreSearch: key === BASE_PATH })
    .catch(() => undefined);
  if (kept) window.location.assign(href);
  else toast.error('You are offline. Please try again when the network is back.');
}

/**
 * Pages are made of plain links, which work before any code has come. Once it has, a click changes the page in place,
 * and `data-navigating` on the document says what is coming (`data-shows` of the link: 'list', 'more' or 'page'), so that
 * its skeleton appears at once. Links that differ only in the list they show keep the scroll with `data-scroll="keep"`, and
 * `data-history="replace"` leaves no step to go back over. A link that goes away by being followed gives the focus to what
 * its `data-focus-after` names.
 */
export function SoftNavigation() {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const followed = useRef<HTMLAnchorElement>(undefined);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link) {
        if (event.target instanceof Element && event.target.closest('a')) keepRouterState();
        return;
      }
      event.preventDefault();
      if (!navigator.onLine) {
        void followOffline(link.href);
        return;
      }
      followed.current = link;
      markTapped(link);
      saveScrollPosition(link);
      // A choice in a popover closes it, as following the link would have; one of many leaves it open for the next.
      link.closest<HTMLElement>('[popover]:not([data-stays])')?.hidePopover();
      document.documentElement.dataset['navigating'] = comingBy(link);
      const { pathname, search, hash } = new URL(link.href);
      const go = link.dataset['history'] === 'replace' ? router.replace : router.push;
      startTransition(() =>
        go(`${pathname.slice(BASE_PATH.length) || '/'}${search}${hash}`, { scroll: link.dataset['scroll'] !== 'keep' }),
      );
    };
    document.addEventListener('click', follow);
    window.addEventListener('popstate', restoreScrollPosition);
    return () => {
      document.removeEventListener('click', follow);
      window.removeEventListener('popstate', restoreScrollPosition);
    };
  }, [router]);

  useEffect(() => {
    if (isPending) return;
    unmarkTapped();
    delete document.documentElement.dataset['navigating'];
    const link = followed.current;
    const afterLink = link?.isConnected === false ? link.dataset['focusAfter'] : undefined;
    // The router only scrolls to what a hash names; a browser gives it the focus too.
    document.getElementById(afterLink ?? window.location.hash.slice(1))?.focus({ preventScroll: true });
    window.dispatchEvent(new Event('navigated'));
  }, [isPending]);

  useEffect(() => {
    // From here on a tap is answered: it must not be remembered as well.
    window.dispatchEvent(new Event('listening'));
    // For whoever waits to tap a button until its code is there. After the router's own effects, which are the last to
    // run: before them it does not hear of an address that a tap makes.
    const waiting = setTimeout(() => {
      document.documentElement.dataset['hydrated'] = '';
      window.dispatchEvent(new Event('hydrated'));
      whenIdle(() => void loadOfflineSupport().catch(() => undefined));
    });
    return () => clearTimeout(waiting);
  }, []);

  return null;
}
