'use client';

import { useRouter } from 'next/navigation';
import { Suspense } from 'react';
import { CourierHost } from '@/features/courier/index.ts';
import { afterQueryDialog } from '@/shared/browser/use-query-dialog.ts';
import { BASE_PATH } from '@/shared/config/base-path.ts';
import { orderHref } from '@/shared/config/order-href.ts';

/** What every page carries of the courier. The rest is fetched when it opens. */
export function CourierRoot({ mapStyleUrl }: { readonly mapStyleUrl: string | undefined }) {
  const router = useRouter();
  const showOrder = (orderId: number) =>
    afterQueryDialog(() => router.push(orderHref(orderId).slice(BASE_PATH.length)));
  return (
    <Suspense>
      <CourierHost mapStyleUrl={mapStyleUrl} onOrdered={showOrder} />
    </Suspense>
  );
}
