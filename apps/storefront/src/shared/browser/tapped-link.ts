import { BASE_PATH } from '../config/base-path.ts';

/** The link that a click means to follow within the storefront, if it is a plain click on one. */
export function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
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
 * A tapped chip or tab looks chosen at once (globals.css: `chosen`), until the page that comes says what is. `data-choice`
 * is 'one' or 'any'.
 */
export function markTapped(link: HTMLAnchorElement): void {
  unmarkTapped();
  const group = link.closest<HTMLElement>('[data-choice]');
  if (!group) return;
  const isOne = group.dataset['choice'] === 'one';
  if (isOne)
    for (const other of group.querySelectorAll<HTMLElement>('a[aria-current]')) other.dataset['tapped'] = 'off';
  link.dataset['tapped'] = !isOne && link.getAttribute('aria-current') === 'true' ? 'off' : 'on';
}

export function unmarkTapped(): void {
  for (const link of document.querySelectorAll<HTMLElement>('[data-tapped]')) delete link.dataset['tapped'];
}

/** What is about to come: what the link says, where this page has a skeleton of that, and else a whole page. */
export function comingBy(link: HTMLAnchorElement): string {
  const shows = link.dataset['shows'] ?? 'page';
  return document.querySelector(`.skeleton-of-${shows}`) ? shows : 'page';
}
