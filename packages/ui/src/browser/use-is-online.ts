import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const isOnline = () => navigator.onLine;
const onServer = () => true;

/** Whether the browser has a network. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, onServer);
