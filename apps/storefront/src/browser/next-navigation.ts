import { useMemo, useSyncExternalStore } from 'react';
import { listeners } from '../shared/browser/listeners.ts';
import { BASE_PATH } from '../shared/config/base-path.ts';
import { navigate, refreshPage, shownPath } from './navigation.ts';
import { subscribeToPlaces } from './places.ts';

// Until Next is gone, in place of 'next/navigation' in the browser (build-site.ts).

const { notify, subscribe } = listeners();
for (const name of ['pushState', 'replaceState'] as const) {
  const write = window.history[name].bind(window.history);
  window.history[name] = (...args) => {
    write(...args);
    notify();
  };
}
window.addEventListener('popstate', () => void notify());

const search = () => window.location.search;

export function useSearchParams(): URLSearchParams {
  const text = useSyncExternalStore(subscribe, search);
  return useMemo(() => new URLSearchParams(text), [text]);
}
export const usePathname = () => useSyncExternalStore(subscribeToPlaces, shownPath);

const hrefOf = (path: string) => BASE_PATH + (path === '/' ? '' : path);

const router = {
  push: (path: string) => void navigate(hrefOf(path)),
  replace: (path: string) => void navigate(hrefOf(path), { replaces: true }),
  refresh: () => void refreshPage(),
};
export const useRouter = () => router;
