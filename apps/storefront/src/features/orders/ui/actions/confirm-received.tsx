import type { Order } from '@jara/contract';
import { showsArrivalQuestion, showsPickedUp } from '@jara/domain/order';
import { Button } from '@jara/ui/button';
import { toast } from '@jara/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tapped } from '@/shared/analytics/tracked.ts';
import { lazyDialog } from '@/shared/ui/lazy-dialog.tsx';
import { askOrdersAnew, orderQuery } from '../../api/order.query.ts';
import { completeOrder } from '../../api/tracking.query.ts';

const ConfirmArrivalDialog = lazyDialog(() => import('./confirm-arrival-dialog.tsx'));

/** Spec §4: the customer says that a delivery has arrived, or that a pickup was picked up. */
export function ConfirmReceived({ order }: { readonly order: Order }) {
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const confirm = useMutation({
    mutationFn: () => completeOrder(order.id),
    // Spec §7: first the message, then orders, timeline and order anew.
    onSuccess: async ({ message, data }) => {
      toast.success(message);
      client.setQueryData(orderQuery(order.id).queryKey, data);
      await askOrdersAnew(client);
    },
    // Somebody else may have moved the order: the page shows how it stands.
    onError: () => askOrdersAnew(client),
  });
  const isDoubtful = order.status === 'in_transit' || order.status === 'failed';
  const isArriving = showsArrivalQuestion(order);
  if (!isArriving && !showsPickedUp(order)) return null;
  return (
    <>
      {/* Made anew below what a failure brings, it appears there instead of being pushed down. */}
      <div key={String(order.is_failed_delivery)} className="grid gap-2 border-line border-t pt-4">
        {isArriving && <p className="text-center font-medium">Has your order arrived yet?</p>}
        <Button
          wide
          {...tapped('button', 'confirm_received', { order_id: order.id })}
          look={isDoubtful ? 'secondary' : 'primary'}
          loading={confirm.isPending && 'Confirming…'}
          onClick={() => (isDoubtful ? setIsAsking(true) : confirm.mutate())}
        >
          {isArriving ? 'My order has arrived' : 'Order picked up'}
        </Button>
      </div>
      {isAsking && (
        <ConfirmArrivalDialog
          order={order}
          onClose={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            confirm.mutate();
          }}
        />
      )}
    </>
  );
}
