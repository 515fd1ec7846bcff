import { useCustomer } from '@/features/identity/index.ts';
import { useLayerInAddress } from '@/shared/browser/layers.ts';
import { lazyDialog } from '@/shared/ui/lazy-dialog.tsx';

const OutstandingPaymentModal = lazyDialog(() => import('./outstanding-payment-modal.tsx'));

/** Part of every page: `outstandingPayment=show` opens the modal, whose code comes then. A guest has no wallet. */
export function OutstandingPayment() {
  const { values, close } = useLayerInAddress('outstanding payment');
  const customer = useCustomer();
  if (values.outstandingPayment !== 'show' || !customer) return null;
  return <OutstandingPaymentModal customer={customer} onClose={close} />;
}
