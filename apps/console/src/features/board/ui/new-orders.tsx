import { type ComponentProps, lazy } from 'react';

const Bell = lazy(async () => ({ default: (await import('./bell.tsx')).Bell }));

/** Rings for new orders on every screen. Its code comes after the screen's. */
export const NewOrders = (props: ComponentProps<typeof Bell>) => <Bell {...props} />;
