'use client';

import { useEffect, useTransition } from 'react';

type Props = {
  readonly error: unknown;
  /** What happened and what a person can do, in a sentence. */
  readonly message: string;
  readonly onRetry: () => void;
};

const loadTracking = () => import('../analytics/track-error.ts');

/**
 * What `ErrorState` shows, written out: the framework has every page load the code of its error pages, and whatever
 * that needs.
 */
export function RouteError({ error, message, onRetry }: Props) {
  const [isRetrying, startRetry] = useTransition();
  useEffect(() => {
    loadTracking().then(
      ({ trackRenderError }) => trackRenderError(error),
      () => undefined,
    );
  }, [error]);
  return (
    <div className="mx-auto flex max-w-sm flex-col items-center gap-2 px-4 py-10 text-center">
      <div role="alert" className="flex flex-col gap-2">
        <h2 className="mt-2 text-22">That did not load</h2>
        <p className="text-ink-soft text-pretty">
          {navigator.onLine ? message : 'You are offline. Please try again when the network is back.'}
        </p>
      </div>
      <button
        type="button"
        aria-busy={isRetrying || undefined}
        onClick={() => startRetry(onRetry)}
        className="mt-3 min-h-11 rounded-pill bg-brand px-5 py-2 font-semibold text-16 text-brand-ink hover:bg-brand/90 aria-busy:animate-breathe"
      >
        {isRetrying ? 'Trying again…' : 'Retry'}
      </button>
    </div>
  );
}
