'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { fetchCode } from './fetch-code.ts';

export type Fetched<Code> = {
  readonly code: Code | undefined;
  readonly isFailed: boolean;
  /** Why it failed: `CodeMissingError`, or whatever the network has said. */
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly retry: () => void;
};

/**
 * Code that is fetched once it is needed: `useFetched(loadDialog, isOpen)`, with `loadDialog` outside the component (see
 * fetchCode). A network that fails is a state here, and can be tried again; with `next/dynamic` it takes the whole page
 * away, for good.
 */
export function useFetched<Code>(load: () => Promise<Code>, isNeeded = true): Fetched<Code> {
  const [code, setCode] = useState<Code>();
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  const [isFetching, setIsFetching] = useState(false);

  const retry = () => {
    setIsFetching(true);
    fetchCode(load)
      .then(
        (fetched) => setCode(() => fetched),
        (error: unknown) => setFailure({ error }),
      )
      .finally(() => setIsFetching(false));
  };
  const fetchFirst = useEffectEvent(() => {
    if (code === undefined) retry();
  });
  useEffect(() => {
    if (isNeeded) fetchFirst();
  }, [isNeeded]);

  return { code, isFailed: failure !== undefined, error: failure?.error, isFetching, retry };
}
