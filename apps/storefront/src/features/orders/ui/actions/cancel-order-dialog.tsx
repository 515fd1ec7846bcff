import { isRefusal, messageOr } from '@jara/api-client';
import { type cancellationEndpoints, type DataOf, type Order, OUTAGES } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { mayBeCancelled } from '@jara/domain/order';
import { Button } from '@jara/ui/button';
import { Loading, Skeleton } from '@jara/ui/skeleton';
import { toast } from '@jara/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Dialog } from '@/shared/ui/dialog.tsx';
import { cancellationQuery, cancelOrder } from '../../api/cancellation.query.ts';
import { askOrdersAnew, ORDERS_KEY } from '../../api/order.query.ts';
import { WithHelp } from '../order/get-help.tsx';
import { DialogFailure } from './dialog-failure.tsx';

type Props = { readonly order: Order; readonly onClose: () => void };

/** Cancelling asks first, with what comes back. A vendor who was quicker has the order, and that is said. */
export default function CancelOrderDialog({ order, onClose }: Props) {
  const client = useQueryClient();
  const asked = useQuery(cancellationQuery(order.id));
  const cancellation = useMutation({
    mutationFn: () => cancelOrder(order.id),
    meta: { failure: 'rethrow' },
    onSuccess({ refunded, currency }) {
      const money = refunded > 0 ? ` ${formatMoney(refunded, currency)} went back to your wallet.` : '';
      toast.success(`Your order was cancelled.${money}`);
      onClose();
    },
    // The order stands otherwise now, whoever has moved it, and the wallet holds more.
    onSettled: () =>
      Promise.all([
        askOrdersAnew(client),
        client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== ORDERS_KEY[0] }),
      ]),
  });
  const failure = cancellation.error ?? asked.error;
  const isOver = isRefusal(failure);
  // While somebody reads, the vendor may be quicker: the server says why it cannot be cancelled any more.
  const mayCancel = mayBeCancelled(order);
  const askAgain = useEffectEvent(() => void asked.refetch());
  useEffect(() => {
    if (!mayCancel) askAgain();
  }, [mayCancel]);
  return (
    <Dialog
      name="cancel_order"
      open
      onClose={onClose}
      title="Cancel this order?"
      footer={
        <div className="grid gap-3 md:grid-cols-2">
          <Button look="secondary" className="md:only:col-span-2" onClick={onClose}>
            {isOver ? 'Back to order' : 'Keep order'}
          </Button>
          {asked.data && mayCancel && !isOver && (
            <Button
              look="danger"
              loading={cancellation.isPending && 'Cancelling…'}
              onClick={() => cancellation.mutate()}
            >
              Cancel order
            </Button>
          )}
        </div>
      }
    >
      {asked.data && !isOver && <Refund order={order} cancellation={asked.data} />}
      {!asked.data && !asked.error && (
        <Loading label="Checking what is refunded">
          <Skeleton className="h-7 w-3/4" />
          <Skeleton className="mt-3 h-5 w-full" />
        </Loading>
      )}
      {failure && (
        <DialogFailure
          message={<WithHelp order={order}>{messageOr(failure, OUTAGES.UNAVAILABLE.message)}</WithHelp>}
          onRetry={asked.error && !isOver ? () => void asked.refetch() : undefined}
          retrying={asked.isFetching}
        />
      )}
    </Dialog>
  );
}

type RefundProps = {
  readonly order: Order;
  readonly cancellation: DataOf<typeof cancellationEndpoints.getCancellation>;
};

function Refund(props: RefundProps) {
  const { promo_code } = props.cancellation;
  return (
    <div className="grid gap-2">
      {props.order.status === 'abandoned' ? <UnpaidRefund {...props} /> : <PaidRefund {...props} />}
      {promo_code !== null && <p>You can use the code {promo_code} again.</p>}
    </div>
  );
}

function UnpaidRefund({ cancellation: { held, currency } }: RefundProps) {
  return (
    <>
      <p className="font-semibold text-18">
        {held > 0 ? `${formatMoney(held, currency)} goes back to your wallet` : 'You have not paid for this order'}
      </p>
      {held > 0 && <p>It was set aside there for this order.</p>}
      <p className="text-ink-soft">A payment that still arrives goes to your wallet, and we text you.</p>
    </>
  );
}

function PaidRefund({ order, cancellation: { refund, currency } }: RefundProps) {
  const others = order.paid_by.filter(({ method }) => method !== 'Wallet').map(({ method }) => method);
  return (
    <>
      <p className="font-semibold text-18">
        {refund > 0 ? `${formatMoney(refund, currency)} goes back to your wallet` : 'There is nothing to refund'}
      </p>
      {others.length > 0 && (
        <p>This includes what you paid with {others.join(' and ')}. You can pay your next order with it.</p>
      )}
      <p className="text-ink-soft">
        {order.class === 'package_delivery'
          ? 'No rider has accepted it yet, and none will come for it.'
          : `${order.vendor.name} has not accepted this order yet, and will not prepare it.`}
      </p>
    </>
  );
}
