import { Spinner } from '@jara/ui/spinner';
import { useRedeliveryPayment } from './use-redelivery-payment.ts';

type Props = {
  readonly orderId: number;
  /** Whether it can still be asked for again. */
  readonly isOffered: boolean;
};

/** What became of a payment for another delivery that has not sent the order out again, or not yet. */
export function RedeliveryPaymentNote({ orderId, isOffered }: Props) {
  const payment = useRedeliveryPayment(orderId);
  const isPaid = payment?.credited_to === 'redelivery';
  const isOpen = payment?.status === 'Pending' || (payment?.is_other_open && !isPaid);
  return (
    // It stands empty before, so that a screen reader says what comes into it.
    <div role="status" className="grid gap-3 empty:-mt-3">
      {payment?.status === 'Failed' && (
        <p className="rounded-card bg-sunk p-3 text-14">
          {/* Spec §8. */}
          <span className="font-semibold text-pepper">Payment Failed!</span>
          <br />
          Your order was not sent out again. {isOffered && 'Request it again and pay another way.'}
        </p>
      )}
      {isOpen && (
        <div className="flex items-start gap-3 rounded-card bg-sunk p-3 text-14">
          <Spinner />
          <p>
            <span className="font-semibold">Payment being confirmed</span>
            <br />
            Your order is on its way again once it has come in. If it comes too late, it goes to your wallet.
          </p>
        </div>
      )}
      {payment?.credited_to === 'wallet' && (
        <p className="rounded-card bg-sunk p-3 text-14">What you paid for it went to your wallet.</p>
      )}
    </div>
  );
}
