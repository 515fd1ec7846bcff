'use client';

import { Suspense, useEffect } from 'react';
import { OrderPanelHost } from '@/features/orders/index.ts';
import { browserSession } from '@/shared/api/browser-session.ts';
import { forgetRows } from '../_home/shown-rows.ts';
import { reloadCart } from './reload-cart.ts';

/** What every page carries of orders. The rest is fetched on first use. */
export function OrdersRoot({ mapStyleUrl }: { readonly mapStyleUrl: string | undefined }) {
  useEffect(() => browserSession().onSignedOut(forgetRows), []);
  return (
    <Suspense>
      <OrderPanelHost mapStyleUrl={mapStyleUrl} onPaid={(order) => void reloadCart(order).catch(() => undefined)} />
    </Suspense>
  );
}
