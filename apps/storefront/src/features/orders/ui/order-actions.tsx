'use client';

import type { Order } from '@jara/contract';
import { mayDo } from '@jara/domain/order';
import { useState } from 'react';
import { receiptHref } from '@/shared/config/order-href.ts';
import { Button, ButtonLink } from '@/shared/ui/button.tsx';
import { lazyDialog } from '@/shared/ui/lazy-dialog.tsx';
import { isPaidOrder } from '../model/receipt-text.ts';

const CancelOrderDialog = lazyDialog(() => import('./cancel-order-dialog.tsx'));
const ReorderDialog = lazyDialog(() => import('./reorder-dialog.tsx'));

/** What else can be done with an order: order the same again, see the receipt, cancel it. */
export function OrderActions({ order }: { readonly order: Order }) {
  const [dialog, setDialog] = useState<'cancel' | 'reorder'>();
  const close = () => setDialog(undefined);
  const isWaiting = order.status === 'abandoned';
  return (
    <div className="flex flex-wrap gap-3 whitespace-nowrap empty:hidden print:hidden">
      {!isWaiting && order.items.length > 0 && (
        <Button look="secondary" className="flex-1" onClick={() => setDialog('reorder')}>
          Order again
        </Button>
      )}
      {isPaidOrder(order) && (
        <ButtonLink look="secondary" className="flex-1" href={receiptHref(order.id)}>
          Receipt
        </ButtonLink>
      )}
      {mayDo('cancel', order) && (
        <Button look="secondary" className="flex-1 text-pepper" onClick={() => setDialog('cancel')}>
          Cancel order
        </Button>
      )}
      {dialog === 'cancel' && <CancelOrderDialog order={order} onClose={close} />}
      {dialog === 'reorder' && <ReorderDialog order={order} onClose={close} />}
    </div>
  );
}
