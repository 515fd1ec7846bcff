import { lazy, Suspense } from 'react';
import { ScreenSkeleton } from '../../../shared/ui/screen-skeleton.tsx';

/** Nobody begins here: its code is no part of the first screen's. */
const Today = lazy(async () => ({ default: (await import('./today.tsx')).Today }));

export function TodayScreen() {
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Today />
    </Suspense>
  );
}
