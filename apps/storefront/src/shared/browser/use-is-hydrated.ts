import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and until the page has hydrated: the server's page is the same for everyone (ADR 14). */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
