'use client';

import type { Order } from '@jara/contract';
import { mayDo } from '@jara/domain/order';
import { useState } from 'react';
import { tapped } from '@/shared/analytics/tracked.ts';
import { Button } from '@/shared/ui/button.tsx';
import { lazyDialog } from '@/shared/ui/lazy-dialog.tsx';

const CancelOrderDialog = lazyDialog(() => import('./cancel-order-dialog.tsx'));

/** Only until the vendor accepts, so it stands where the status does. */
export function CancelOrder({ order }: { readonly order: Order }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {mayDo('cancel', order) && (
        <Button
          look="quiet"
          wide
          className="text-pepper"
          {...tapped('button', 'cancel_order', { order_id: order.id })}
          onClick={() => setIsOpen(true)}
        >
          Cancel order
        </Button>
      )}
      {isOpen && <CancelOrderDialog order={order} onClose={() => setIsOpen(false)} />}
    </>
  );
}
