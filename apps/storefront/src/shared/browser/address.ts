import { listeners } from '@jara/ui/browser/listeners';
import { useMemo, useSyncExternalStore } from 'react';
import { shownPath, subscribeToPages } from './shown-page.ts';

const { notify, subscribe } = listeners();

// What is written to the history is read at once.
if (typeof window !== 'undefined') {
  for (const name of ['pushState', 'replaceState'] as const) {
    const write = window.history[name].bind(window.history);
    window.history[name] = (...args) => {
      write(...args);
      notify();
    };
  }
  window.addEventListener('popstate', () => void notify());
}

const search = () => window.location.search;
const none = () => '';

/** The parameters of the address, also while the page that they lead to is on its way. */
export function useSearchParams(): URLSearchParams {
  const text = useSyncExternalStore(subscribe, search, none);
  return useMemo(() => new URLSearchParams(text), [text]);
}

/** The path of the page that is shown, below the base path. */
export const usePagePath = (): string => useSyncExternalStore(subscribeToPages, shownPath, none);
