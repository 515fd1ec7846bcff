import { listeners } from '@jara/ui/browser/listeners';
import parameterList from '../../../page-parameters.json' with { type: 'json' };
import { BASE_PATH } from '../config/base-path.ts';

/** What the server makes a page by. A dish is a layer over its page, wherever there is code. */
const OF_PAGE = Object.keys(parameterList).filter((name) => name !== 'dish');

/** Two addresses of one key show the same page, with other layers over it. */
export function pageKey(href: string): string {
  const { pathname, searchParams } = new URL(href, window.location.href);
  return JSON.stringify([pathname, ...OF_PAGE.map((name) => searchParams.get(name))]);
}

let key = typeof window === 'undefined' ? '[""]' : pageKey(window.location.href);

export const shownKey = (): string => key;

/** The path of the page that is shown, below the base path. */
export const shownPath = (): string => (JSON.parse(key) as [string])[0].slice(BASE_PATH.length) || '/';

const { notify, subscribe } = listeners();
/** Told when another page is in place of the one that was shown, before it is painted. */
export const subscribeToPages = subscribe;

const leaving = listeners();
/** Told when a page begins to be left for another, or is asked for anew: what lies over it would cover what comes. */
export const subscribeToLeaving = leaving.subscribe;
export const tellLeaving = (): void => void leaving.notify();

export function setShownPage(href: string): void {
  key = pageKey(href);
}
export const tellShownPage = (): void => void notify();
