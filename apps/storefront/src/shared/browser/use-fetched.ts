'use client';

import { useEffect, useEffectEvent, useState } from 'react';

export type Fetched<Code> = {
  readonly code: Code | undefined;
  readonly isFailed: boolean;
  readonly isFetching: boolean;
  readonly retry: () => void;
};

/**
 * Code that is fetched once it is needed: `useFetched(() => import('./dialog.tsx'), isOpen)`. A network that fails is a
 * state here, and can be tried again; with `next/dynamic` it takes the whole page away, for good.
 */
export function useFetched<Code>(fetchCode: () => Promise<Code>, isNeeded = true): Fetched<Code> {
  const [code, setCode] = useState<Code>();
  const [isFailed, setIsFailed] = useState(false);
  const [isFetching, setIsFetching] = useState(false);

  const retry = () => {
    setIsFetching(true);
    fetchCode()
      .then(
        (fetched) => setCode(() => fetched),
        () => setIsFailed(true),
      )
      .finally(() => setIsFetching(false));
  };
  const fetchFirst = useEffectEvent(() => {
    if (code === undefined) retry();
  });
  useEffect(() => {
    if (isNeeded) fetchFirst();
  }, [isNeeded]);

  return { code, isFailed, isFetching, retry };
}
