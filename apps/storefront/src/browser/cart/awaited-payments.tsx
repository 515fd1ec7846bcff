import { useEffect, useEffectEvent } from 'react';
import { carts } from '@/features/cart/lazy-store.ts';
import { type AwaitedPayment, PaymentDialogs, subscribeToOutcomes } from '@/features/payment/index.ts';
import { ApiProvider } from '@/shared/api/api-provider.tsx';
import { afterQueryDialog } from '@/shared/browser/use-query-dialog.ts';
import { showOrder } from './show-order.ts';

/** The dialogs that wait for a payment. Spec §4: once an order is paid there, its cart is cleared. */
export function AwaitedPayments() {
  const follow = useEffectEvent(({ outcome, orderId }: AwaitedPayment) => {
    if (outcome !== 'paid' || orderId === null) return;
    // The server has deleted the cart with the payment.
    void carts.refresh();
    afterQueryDialog(() => showOrder(orderId));
  });
  useEffect(() => subscribeToOutcomes((payment) => follow(payment)), []);
  return (
    <ApiProvider>
      <PaymentDialogs />
    </ApiProvider>
  );
}
