import type { Order } from '@jara/contract';
import { mayBeCancelled, mayDo } from '@jara/domain/order';
import { useIsOnline } from '@jara/ui/browser/use-is-online';
import { Button } from '@jara/ui/button';
import { useState } from 'react';
import { tapped } from '@/shared/analytics/tracked.ts';
import { lazyDialog } from '@/shared/ui/lazy-dialog.tsx';

const CancelOrderDialog = lazyDialog(() => import('./cancel-order-dialog.tsx'));

/** Decisions §11: at any time before it is paid; then only until the vendor accepts, so it stands where the status does. */
export function CancelOrder({ order }: { readonly order: Order }) {
  const [isOpen, setIsOpen] = useState(false);
  const isOnline = useIsOnline();
  const mayCancel = mayBeCancelled(order);
  return (
    <>
      {mayCancel && (
        <Button
          look="quiet"
          wide
          className="text-pepper"
          disabled={!isOnline}
          {...tapped('button', 'cancel_order', { order_id: order.id })}
          onClick={() => setIsOpen(true)}
        >
          Cancel order
        </Button>
      )}
      {mayCancel && !isOnline && (
        <p className="-mt-2 text-center text-14 text-ink-soft">
          You are offline. You can cancel when the network is back
          {mayDo('withdraw', order) ? '.' : ', until the vendor accepts.'}
        </p>
      )}
      {isOpen && <CancelOrderDialog order={order} onClose={() => setIsOpen(false)} />}
    </>
  );
}
