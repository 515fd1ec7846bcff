import { useSyncExternalStore } from 'react';

/** Whether a media query matches, as the window changes. The server cannot know, and gives its own answer. */
export function useMediaQuery(query: string, onServer: boolean): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
    () => onServer,
  );
}
