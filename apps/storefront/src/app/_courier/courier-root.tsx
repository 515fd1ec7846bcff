'use client';

import { useRouter } from 'next/navigation';
import { Suspense, useEffect, useRef, useTransition } from 'react';
import { CourierHost } from '@/features/courier/index.ts';
import { afterQueryDialog } from '@/shared/browser/use-query-dialog.ts';
import { BASE_PATH } from '@/shared/config/base-path.ts';
import { orderHref } from '@/shared/config/order-href.ts';

/** What every page carries of the courier. The rest is fetched when it opens. */
export function CourierRoot({ mapStyleUrl }: { readonly mapStyleUrl: string | undefined }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const arrive = useRef<() => void>(undefined);
  useEffect(() => {
    if (isPending) return;
    arrive.current?.();
    arrive.current = undefined;
  }, [isPending]);
  const showOrder = (orderId: number) =>
    new Promise<void>((resolve) => {
      afterQueryDialog(() => {
        arrive.current = resolve;
        startTransition(() => router.push(orderHref(orderId).slice(BASE_PATH.length)));
      });
    });
  return (
    <Suspense>
      <CourierHost mapStyleUrl={mapStyleUrl} onOrdered={showOrder} />
    </Suspense>
  );
}
