import { useCustomer } from '@/features/identity/index.ts';
import { useQueryDialog } from '@/shared/browser/use-query-dialog.ts';
import { lazyDialog } from '@/shared/ui/lazy-dialog.tsx';
import { OUTSTANDING_PAYMENT } from '../model/outstanding-payment.ts';

const OutstandingPaymentModal = lazyDialog(() => import('./outstanding-payment-modal.tsx'));

/** Part of every page: `outstandingPayment=show` opens the modal, whose code comes then. A guest has no wallet. */
export function OutstandingPayment() {
  const { values, close } = useQueryDialog(OUTSTANDING_PAYMENT);
  const customer = useCustomer();
  if (values.outstandingPayment !== 'show' || !customer) return null;
  return <OutstandingPaymentModal customer={customer} onClose={close} />;
}
