import { useSyncExternalStore } from 'react';
import { BASE_PATH } from '../shared/config/base-path.ts';

/**
 * In place of 'next/navigation', as the framework does it: an address that is written to the history is read at once.
 * `vi.mock('next/navigation', () => import('…/fake-address.ts'))`.
 */
const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};
for (const name of ['pushState', 'replaceState'] as const) {
  const write = window.history[name].bind(window.history);
  window.history[name] = (...args) => {
    write(...args);
    notify();
  };
}
window.addEventListener('popstate', notify);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const search = () => window.location.search;

export const useSearchParams = () => new URLSearchParams(useSyncExternalStore(subscribe, search, search));

const path = () => window.location.pathname.slice(BASE_PATH.length) || '/';

export const usePathname = () => useSyncExternalStore(subscribe, path, path);
