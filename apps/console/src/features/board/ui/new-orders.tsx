import { lazy } from 'react';

/** Rings for new orders on every screen. Its code comes after the screen's. */
export const NewOrders = lazy(async () => ({ default: (await import('./bell.tsx')).Bell }));
