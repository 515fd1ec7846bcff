import { formatMoney } from '@jara/domain/money';
import { Button } from '@jara/ui/button';
import { EmptyState } from '@jara/ui/empty-state';
import { ErrorState } from '@jara/ui/error-state';
import { Loading, Skeleton } from '@jara/ui/skeleton';
import { useId, useState } from 'react';
import { ApiProvider } from '@/shared/api/api-provider.tsx';
import { useHeldUpdates } from '@/shared/browser/hold-updates.ts';
import { Dialog } from '@/shared/ui/dialog.tsx';
import type { ChoiceProblem } from '../model/payment-choice.ts';
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
  useHeldUpdates(props.open);
  const { open, onClose, currency, purpose, amount } = props;
  const { offer, error, isFetching, retry } = usePaymentOffer(currency, purpose);
  const [problem, setProblem] = useState<ChoiceProblem>();
  const formId = useId();
  const hasMethods = offer !== undefined && offer.methods.length > 0;
  return (
    <Dialog
      name="payment_method"
      open={open}
      onClose={onClose}
      title="Payment method"
      footer={
        hasMethods && (
          <div className="grid gap-2">
            {problem?.field === 'method' && (
              <p role="alert" className="font-medium text-14 text-pepper">
                {problem.message}
              </p>
            )}
            <Button wide type="submit" form={formId}>
              {/* What is chosen for a redelivery is paid at once. */}
              {purpose === 'redelivery' && amount !== undefined ? `Pay ${formatMoney(amount, currency)}` : 'Continue'}
            </Button>
          </div>
        )
      }
    >
      {hasMethods && <PaymentForm {...props} offer={offer} formId={formId} problem={problem} onProblem={setProblem} />}
      {offer && !hasMethods && (
        <EmptyState title="No way to pay here yet">We are working on it. Please try again later.</EmptyState>
      )}
      {!offer && error && <ErrorState message={error.message} onRetry={retry} retrying={isFetching} />}
      {!offer && !error && <MethodsSkeleton />}
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
