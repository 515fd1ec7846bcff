import { lazy } from 'react';

/** After the first screen is shown; with it come the steps and photos that were stored before a reload. */
export const fetchLater = () => Promise.all([import('./delivery-screen.tsx'), import('./today.tsx')]);

export const DeliveryScreen = lazy(async () => ({ default: (await import('./delivery-screen.tsx')).StepScreen }));
export const TodayScreen = lazy(async () => ({ default: (await import('./today.tsx')).Today }));
