import { BASE_PATH } from '@/shared/config/base-path.ts';
import { SEARCH_PATH } from '@/shared/config/search-href.ts';

const tabOf = (href: string) => document.querySelector(`nav a[href="${href}"]`);

/**
 * What a search finds has the address of the home page, and belongs to the search: its tab is the one that is marked.
 * Answers how to take that back.
 */
export function markSearchTab(): () => void {
  tabOf(BASE_PATH)?.removeAttribute('aria-current');
  tabOf(`${SEARCH_PATH}#q`)?.setAttribute('aria-current', 'page');
  return () => {
    if (window.location.pathname !== SEARCH_PATH) tabOf(`${SEARCH_PATH}#q`)?.removeAttribute('aria-current');
    if (window.location.pathname === BASE_PATH) tabOf(BASE_PATH)?.setAttribute('aria-current', 'page');
  };
}
