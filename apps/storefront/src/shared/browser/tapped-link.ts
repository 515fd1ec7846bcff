import { BASE_PATH } from '../config/base-path.ts';

/** What is no address at all has neither. */
const isOurs = ({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>) =>
  origin === window.location.origin && (pathname === BASE_PATH || pathname.startsWith(`${BASE_PATH}/`));

/** The link that a click means to follow within the storefront, if it is a plain click on one. */
export function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  // An empty address reloads the page, with all its code (shared/ui/script-missing.tsx).
  if (!link?.getAttribute('href') || link.target || link.hasAttribute('download')) return;
  const isOnThisPage = link.hash !== '' && link.pathname === window.location.pathname;
  return isOurs(link) && !isOnThisPage ? link : undefined;
}

/** The address to which a form leads with its fields, if it does so by a page of the storefront. */
export function formAddress({ defaultPrevented, target }: SubmitEvent): string | undefined {
  if (defaultPrevented || !(target instanceof HTMLFormElement) || !target.getAttribute('action')) return;
  const url = new URL(target.action);
  if (target.method !== 'get' || target.target || !isOurs(url)) return;
  const fields = [...new FormData(target)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  url.search = new URLSearchParams(fields).toString();
  return url.href;
}

/**
 * A tapped chip or tab looks chosen at once (globals.css: `chosen`), until the page that comes says what is. `data-choice`
 * is 'one' or 'any'.
 */
export function markTapped(link: HTMLElement): void {
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
export function comingBy(link: HTMLElement): string {
  const shows = link.dataset['shows'] ?? 'page';
  return document.querySelector(`.skeleton-of-${shows}`) ? shows : 'page';
}
