import { BASE_PATH } from '../shared/config/base-path.ts';

/** In place of shared/browser/shown-page.ts: the page of an address that is written to the history is there at once. */
const listeners = new Set<() => void>();
const write = window.history.pushState.bind(window.history);
window.history.pushState = (...args) => {
  write(...args);
  for (const listener of listeners) listener();
};

export const subscribeToPages = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
export const shownPath = () => window.location.pathname.slice(BASE_PATH.length) || '/';
