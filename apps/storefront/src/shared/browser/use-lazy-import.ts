import { useEffect, useEffectEvent, useState } from 'react';
import { importWithRetry } from './import-with-retry.ts';

export type LazyImport<Module> = {
  readonly loaded: Module | undefined;
  readonly isFailed: boolean;
  /** Why it failed: `ScriptMissingError`, or whatever the network has said. */
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly retry: () => void;
};

/**
 * A module that is imported once it is needed: `useLazyImport(loadDialog, isOpen)`, with `loadDialog` outside the
 * component (see importWithRetry). A failed import is a state
 * with a retry.
 */
export function useLazyImport<Module>(load: () => Promise<Module>, isNeeded = true): LazyImport<Module> {
  const [loaded, setLoaded] = useState<Module>();
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  const [isFetching, setIsFetching] = useState(false);

  const retry = () => {
    setIsFetching(true);
    importWithRetry(load)
      .then(
        (fetched) => setLoaded(() => fetched),
        (error: unknown) => setFailure({ error }),
      )
      .finally(() => setIsFetching(false));
  };
  const fetchFirst = useEffectEvent(() => {
    if (loaded === undefined) retry();
  });
  useEffect(() => {
    if (isNeeded) fetchFirst();
  }, [isNeeded]);

  return { loaded, isFailed: failure !== undefined, error: failure?.error, isFetching, retry };
}
