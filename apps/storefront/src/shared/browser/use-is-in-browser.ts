import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server: its page is the same for everyone (ADR 14). */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
