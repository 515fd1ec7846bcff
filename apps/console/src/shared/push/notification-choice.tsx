import { lazy, Suspense } from 'react';

/** Its code comes after the screen's. */
const NotificationOffer = lazy(async () => ({ default: (await import('./notification-offer.tsx')).NotificationOffer }));

export const NotificationChoice = () => (
  <Suspense>
    <NotificationOffer />
  </Suspense>
);
