import { useSyncExternalStore } from 'react';
import { useQueryDialog } from '@/shared/browser/use-query-dialog.ts';
import { subscribeToWaitingOrders, waitingOrderOf } from '../model/waiting-orders.ts';

/** Spec §2: one of them is in the address of every dialog that waits for a payment. */
const PAYMENT_DIALOGS = ['momo', 'processor'] as const;

const onServer = () => undefined;

/** The order of this cart that waits for its payment. While a dialog waits for that too, the dialog alone speaks. */
export function useWaitingOrder(cartId: string | null): number | undefined {
  const orderId = useSyncExternalStore(subscribeToWaitingOrders, () => waitingOrderOf(cartId), onServer);
  const { values } = useQueryDialog(PAYMENT_DIALOGS);
  const isInDialog = Object.keys(values).length > 0;
  return isInDialog ? undefined : orderId;
}
