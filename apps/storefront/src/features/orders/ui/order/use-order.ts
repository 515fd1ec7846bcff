import type { Order } from '@jara/contract';
import { isUnderWay, mayGoOn } from '@jara/domain/order';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { subscribeToOutcomes } from '@/features/payment/index.ts';
import { orderKey, orderQuery } from '../../api/order.query.ts';
import { followOrders } from '../../api/order-copy-key.ts';
import { orderPaymentQuery } from '../../api/order-payment.query.ts';
import { followWhileOpen } from '../../model/live/open-orders.ts';
import { useWaitAfter } from './use-wait-after.ts';

/** An unpaid order may be paid elsewhere, or be dropped; one without a status gets one. */
const ORDER_ASKED_MS = 30_000;
const isOpen = ({ status }: Pick<Order, 'status'>) => status === 'abandoned' || status === null;

/** An order and its last payment. While that is open it is asked for again and again, as long as the page is in sight. */
export function useOrder(id: number) {
  const client = useQueryClient();
  const order = useQuery({
    ...orderQuery(id),
    refetchInterval: ({ state }) => (state.data && isOpen(state.data) ? ORDER_ASKED_MS : false),
  });
  const waitAfter = useWaitAfter();
  const payment = useQuery({
    ...orderPaymentQuery(id),
    enabled: order.data !== undefined,
    refetchInterval: ({ state }) => waitAfter(state.data),
  });

  const refetch = () => void client.invalidateQueries({ queryKey: orderKey(id) });
  const onOutcome = useEffectEvent(refetch);
  useEffect(() => subscribeToOutcomes(() => onOutcome()), []);
  // A payment that has just been settled has changed its order.
  const status = payment.data?.status;
  const refetchOrder = useEffectEvent(() => {
    if (order.data?.status === 'abandoned' && status !== undefined && status !== 'Pending') void order.refetch();
  });
  useEffect(() => {
    if (status !== undefined) refetchOrder();
  }, [status]);

  const isFollowed = order.data !== undefined && isUnderWay(order.data);
  useEffect(() => {
    if (isFollowed) followOrders();
  }, [isFollowed]);

  // It has ended, and another device may have it brought again.
  const { data } = order;
  useEffect(() => {
    if (!data || !mayGoOn(data, Date.now())) return;
    followOrders();
    return followWhileOpen();
  }, [data]);

  return { order, payment, refetch };
}
