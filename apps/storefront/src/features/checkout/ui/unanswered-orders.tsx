import { toast } from '@jara/ui/toast';
import { useEffect, useEffectEvent } from 'react';
import { carts } from '@/features/cart/lazy-store.ts';
import { removePromoCode } from '@/features/promo/index.ts';
import { trackOrderPlaced } from '@/shared/analytics/track-order.ts';
import { browserSession } from '@/shared/api/browser-session.ts';
import { createOrder, unansweredOrders } from '../api/create-order.ts';
import type { OrderRequest } from '../api/stored-orders.ts';
import { findUnanswered, NOT_PLACED } from '../model/find-unanswered.ts';

type Props = {
  /** Leads to the order's page, which also says whether it is paid. */
  readonly onOrdered: (orderId: number) => void;
};

/** After a reload: what became of an order that the page before it had no answer to. */
export function UnansweredOrders({ onOrdered }: Props) {
  const findOut = useEffectEvent(async (sent: OrderRequest) => {
    const found = await findUnanswered(sent, () => createOrder(sent));
    if (found?.is === 'not placed') {
      unansweredOrders.forget(sent);
      toast.error(NOT_PLACED);
    }
    if (found?.is !== 'made') return;
    trackOrderPlaced(found.order.id);
    removePromoCode(sent.vendor_id);
    void carts.confirm(sent.vendor_id).catch(() => undefined);
    onOrdered(found.order.id);
  });
  useEffect(() => {
    for (const sent of unansweredOrders.all()) void findOut(sent);
  }, []);
  useEffect(() => browserSession().onSignedOut(unansweredOrders.forgetAll), []);
  return null;
}
