import type { Order } from '@jara/contract';
import { Button, ButtonLink } from '@jara/ui/button';
import { useState } from 'react';
import { tapped } from '@/shared/analytics/tracked.ts';
import { receiptHref } from '@/shared/config/order-href.ts';
import { lazyDialog } from '@/shared/ui/lazy-dialog.tsx';
import { isPaidOrder } from '../../model/text/receipt-text.ts';

const ReorderDialog = lazyDialog(() => import('../reorder/reorder-dialog.tsx'));

/** What else can be done with an order: order the same again, see the receipt. */
export function OrderActions({ order }: { readonly order: Order }) {
  const [isReordering, setIsReordering] = useState(false);
  const isWaiting = order.status === 'abandoned';
  return (
    <div className="flex flex-wrap gap-3 whitespace-nowrap empty:hidden print:hidden">
      {!isWaiting && order.items.length > 0 && (
        <Button
          look="secondary"
          className="flex-1"
          {...tapped('button', 'order_again', { order_id: order.id })}
          onClick={() => setIsReordering(true)}
        >
          Order again
        </Button>
      )}
      {isPaidOrder(order) && (
        <ButtonLink
          look="secondary"
          className="flex-1"
          {...tapped('button', 'receipt', { order_id: order.id })}
          href={receiptHref(order.id)}
        >
          Receipt
        </ButtonLink>
      )}
      {isReordering && <ReorderDialog order={order} onClose={() => setIsReordering(false)} />}
    </div>
  );
}
