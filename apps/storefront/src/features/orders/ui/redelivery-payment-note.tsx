'use client';

import { Spinner } from '@/shared/ui/spinner.tsx';
import { useRedeliveryPayment } from './use-redelivery-payment.ts';

/** What became of a payment for another delivery that has not sent the order out again, or not yet. */
export function RedeliveryPaymentNote({ orderId }: { readonly orderId: number }) {
  const payment = useRedeliveryPayment(orderId);
  const isOpen = payment?.status === 'Pending';
  const isKept = payment?.credited_to === 'wallet';
  return (
    // It stands empty before, so that a screen reader says what comes into it.
    <div role="status" className="empty:-mt-3">
      {isOpen && (
        <div className="flex items-start gap-3 rounded-card bg-sunk p-3 text-14">
          <Spinner />
          <p>
            <span className="font-semibold">Payment being confirmed</span>
            <br />
            Your order is on its way again once it has come in. Should it come too late, it goes to your wallet.
          </p>
        </div>
      )}
      {isKept && <p className="rounded-card bg-sunk p-3 text-14">What you paid for it went to your wallet.</p>}
    </div>
  );
}
