'use client';

import { ApiProvider } from '@/shared/api/api-provider.tsx';
import { Dialog } from '@/shared/ui/dialog.tsx';
import { ErrorState } from '@/shared/ui/error-state.tsx';
import { Loading, Skeleton } from '@/shared/ui/skeleton.tsx';
import { PaymentForm } from './payment-form.tsx';
import type { PaymentModalProps } from './payment-modal-props.ts';
import { usePaymentOffer } from './use-payment-offer.ts';

/** Spec §2: the payment options, the online channels, and the number or tag that some need. */
export default function PaymentModal(props: PaymentModalProps) {
  return (
    <ApiProvider>
      <OfferedMethods {...props} />
    </ApiProvider>
  );
}

function OfferedMethods(props: PaymentModalProps) {
  const { open, onClose, currency, purpose } = props;
  const { offer, error, isFetching, retry } = usePaymentOffer(currency, purpose);
  if (offer) return <PaymentForm {...props} offer={offer} />;
  return (
    <Dialog open={open} onClose={onClose} title="Payment method">
      {error ? <ErrorState message={error.message} onRetry={retry} retrying={isFetching} /> : <MethodsSkeleton />}
    </Dialog>
  );
}

function MethodsSkeleton() {
  return (
    <Loading label="Loading your payment methods">
      <div className="grid gap-2 pt-7">
        <Skeleton className="h-18 rounded-card" />
        <Skeleton className="h-18 rounded-card" />
        <Skeleton className="h-18 rounded-card" />
        <Skeleton className="h-18 rounded-card" />
      </div>
    </Loading>
  );
}
