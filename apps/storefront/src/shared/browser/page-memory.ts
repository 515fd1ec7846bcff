import { rememberedPlace } from './place-cookie.ts';
import { shownKey } from './shown-page.ts';

/** Pages as they came, for the way back to them. */
const kept = new Map<string, string>();
const MOST_KEPT = 20;

/** A page is made for the chosen place. */
const nameOf = (key: string) => `${key} ${rememberedPlace()}`;

export const keptPage = (key: string): string | undefined => kept.get(nameOf(key));

export function keepPage(key: string, html: string): void {
  const name = nameOf(key);
  kept.delete(name);
  kept.set(name, html);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
}

/** A tap that waits for this code marks its control (browser/inline/taps.ts), which is no part of the page. */
const BUSY = /(<(?:a|button)\b[^>]*?) aria-busy="true"/g;

/** A browser that does not tell says 0 or nothing. */
function isFirstPageGood(): boolean {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return !loaded?.responseStatus || loaded.responseStatus === 200;
}

// As it came: this runs before any island wakes. What is old already, or a failure, is asked for again.
const isOld = () => ['kept', 'missing'].some((name) => name in document.documentElement.dataset);
if (typeof window !== 'undefined' && !isOld() && isFirstPageGood())
  keepPage(shownKey(), document.documentElement.outerHTML.replaceAll(BUSY, '$1'));
