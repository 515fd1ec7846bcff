'use client';

import type { Order } from '@jara/contract';
import { showsArrivalQuestion, showsPickedUp } from '@jara/domain/order';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@/shared/ui/button.tsx';
import { toast } from '@/shared/ui/toast.ts';
import { completeOrder } from '../api/complete-order.ts';
import { ORDERS_KEY, orderQuery } from '../api/order.query.ts';

/** Spec §4: the customer says that a delivery has arrived, or that a pickup was picked up. */
export function ConfirmReceived({ order }: { readonly order: Order }) {
  const client = useQueryClient();
  const confirm = useMutation({
    mutationFn: () => completeOrder(order.id),
    // Spec §7: first the message, then orders, timeline and order anew.
    onSuccess: async ({ message, data }) => {
      toast.success(message);
      client.setQueryData(orderQuery(order.id).queryKey, data);
      await client.invalidateQueries({ queryKey: ORDERS_KEY });
    },
    // Somebody else may have moved the order: the page shows how it stands.
    onError: () => client.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
  const isArriving = showsArrivalQuestion(order);
  if (!isArriving && !showsPickedUp(order)) return null;
  return (
    <div className="grid gap-2 border-line border-t pt-4">
      {isArriving && <p className="text-center font-medium">Has your order arrived yet?</p>}
      <Button
        wide
        look={order.status === 'in_transit' ? 'secondary' : 'primary'}
        loading={confirm.isPending && 'Confirming…'}
        onClick={() => confirm.mutate()}
      >
        {isArriving ? 'My order has arrived' : 'Order picked up'}
      </Button>
    </div>
  );
}
