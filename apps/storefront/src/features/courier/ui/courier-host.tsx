'use client';

import { useQueryDialog } from '@/shared/browser/use-query-dialog.ts';
import { lazyDialog } from '@/shared/ui/lazy-dialog.tsx';
import { COURIER } from '../model/courier-address.ts';
import type { CourierDrawerProps } from './courier-drawer.tsx';

const CourierDrawer = lazyDialog(() => import('./courier-drawer.tsx'));

/** Part of every page. Spec §2: `open=relay` opens the drawer, whose code comes then. */
export function CourierHost({ mapStyleUrl, onOrdered }: Omit<CourierDrawerProps, 'onClose'>) {
  const { values, close } = useQueryDialog(COURIER);
  if (values.open !== 'relay') return null;
  const ordered = (orderId: number) => {
    close();
    onOrdered(orderId);
  };
  return <CourierDrawer mapStyleUrl={mapStyleUrl} onOrdered={ordered} onClose={close} />;
}
