import { lazy, Suspense, useSyncExternalStore } from 'react';
import { askedToPass } from './pass-again.ts';

const PassAgainDialog = lazy(async () => ({ default: (await import('./pass-again-dialog.tsx')).PassAgainDialog }));

/** Where the second factor is asked for once more, above whatever needs it. */
export function PassAgainPlace() {
  const isAsked = useSyncExternalStore(askedToPass.subscribe, askedToPass.isAsked);
  return <Suspense>{isAsked && <PassAgainDialog />}</Suspense>;
}
