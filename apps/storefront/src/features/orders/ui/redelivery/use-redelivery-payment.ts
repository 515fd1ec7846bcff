import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { orderKey } from '../../api/order.query.ts';
import { redeliveryPaymentQuery } from '../../api/redelivery.query.ts';
import { useWaitAfter } from '../order/use-wait-after.ts';

/** The last payment for another delivery. While it is open it is asked for again and again; settled, it moves the order. */
export function useRedeliveryPayment(orderId: number) {
  const client = useQueryClient();
  const waitAfter = useWaitAfter();
  const { data: payment } = useQuery({
    ...redeliveryPaymentQuery(orderId),
    // One before it may still be open.
    refetchInterval: ({ state: { data } }) => waitAfter(data?.is_other_open ? undefined : data),
  });
  const isPaid = payment?.credited_to === 'redelivery';
  const refetch = useEffectEvent(() => void client.invalidateQueries({ queryKey: orderKey(orderId) }));
  useEffect(() => {
    if (isPaid) refetch();
  }, [isPaid]);
  return payment;
}
