import { useEffect } from 'react';
import { openLayer, useLayerInAddress } from '@/shared/browser/layers.ts';
import { lazyDialog } from '@/shared/ui/lazy-dialog.tsx';
import type { CourierDrawerProps } from './courier-drawer.tsx';

const CourierDrawer = lazyDialog(() => import('./courier-drawer.tsx'));
const CourierDialogs = lazyDialog(() => import('./courier-dialogs.tsx'));

/** A tap on a link to the courier opens it above the page; for another tab, the link is followed. */
function openByLink(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (!(event.target instanceof Element) || !event.target.closest('[data-opens-courier]')) return;
  event.preventDefault();
  openLayer('courier', { open: 'relay', delivery_type: 'send' });
}

/**
 * Part of every page. Spec §2: `open=relay` opens the drawer, whose code comes then. The explanation of protection and the
 * address picker open without it too.
 */
export function CourierHost({ mapStyleUrl, onOrdered }: Omit<CourierDrawerProps, 'onClose'>) {
  const { values, close } = useLayerInAddress('courier');
  useEffect(() => {
    // Before the page's own handler of links, which would ask the server for the page again.
    document.addEventListener('click', openByLink, { capture: true });
    return () => document.removeEventListener('click', openByLink, { capture: true });
  }, []);
  if (values.open !== 'relay') {
    const isAsked = values.show_protection_note === 'true' || values.open_address_modal === 'true';
    return isAsked ? <CourierDialogs mapStyleUrl={mapStyleUrl} onClose={close} /> : null;
  }
  const ordered = (orderId: number) => {
    close();
    return onOrdered(orderId);
  };
  return <CourierDrawer mapStyleUrl={mapStyleUrl} onOrdered={ordered} onClose={close} />;
}
