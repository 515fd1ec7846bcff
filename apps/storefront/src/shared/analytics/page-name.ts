export type PageName = 'home' | 'search' | 'vendor' | 'orders' | 'order' | 'wallet' | 'other';

/**
 * What a page is called in events, by its path below the base path. With the text of a search the home page shows what
 * was found; the page of the search tab is where one begins.
 */
export function pageName(pathname: string, q = ''): PageName {
  const [first, second, third] = pathname.split('/').filter(Boolean);
  if (first === undefined) return q.trim().length > 1 ? 'search' : 'home';
  if (first === 'search') return 'search';
  if (first === 'wallet') return 'wallet';
  if (first === 'orders') return second ? 'order' : 'orders';
  return third ? 'vendor' : 'other';
}
