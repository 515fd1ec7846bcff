import type { DeliveryFee, Order } from '@jara/contract';
import { redeliveryState } from '@jara/domain/order';
import { Button } from '@jara/ui/button';
import { toast } from '@jara/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { tapped } from '@/shared/analytics/tracked.ts';
import { lazyDialog } from '@/shared/ui/lazy-dialog.tsx';
import { ORDERS_KEY, orderKey } from '../../api/order.query.ts';
import { quoteRedelivery, requestFreeRedelivery } from '../../api/redelivery.query.ts';
import { isSending } from '../../model/text/package-text.ts';
import { WithHelp } from '../order/get-help.tsx';
import { useNow } from '../rider/use-now.ts';
import { RedeliveryPaymentNote } from './redelivery-payment-note.tsx';

const RedeliveryModal = lazyDialog(() => import('./redelivery-modal.tsx'));

type Props = { readonly order: Order };

/** Spec §4: after a failed delivery for which no redelivery was requested. */
export function RedeliveryBlock({ order }: Props) {
  // Time closes it and does not hide it.
  return redeliveryState(order, 0).state === 'hidden' ? null : <Offered order={order} />;
}

const pad = (count: number) => String(count).padStart(2, '0');

function Offered({ order }: Props) {
  const client = useQueryClient();
  const headingId = useId();
  const isFree = order.delivery_fault !== null;
  const current = redeliveryState(order, useNow(1_000));
  const secondsLeft = current.state === 'open' ? current.secondsLeft : 0;
  // Each opening has a fee of its own.
  const [visit, setVisit] = useState<{ readonly fee: DeliveryFee; readonly isOpen: boolean }>();
  // Spec §8: the server's message is a toast.
  const quote = useMutation({
    mutationFn: async () => {
      const fee = await quoteRedelivery(order.id);
      if (fee.amount === 0) await requestFreeRedelivery(order.id, fee.id);
      return fee;
    },
    onSuccess(fee) {
      if (fee.amount > 0) return setVisit({ fee, isOpen: true });
      toast.success('Your order is on its way again.');
      return client.invalidateQueries({ queryKey: ORDERS_KEY });
    },
    onError: () => client.invalidateQueries({ queryKey: orderKey(order.id) }),
  });
  return (
    <section aria-labelledby={headingId} className="grid gap-3 border-line border-t pt-4">
      <div>
        <h3 id={headingId} className="text-18">
          {isFree ? 'This was not your fault' : "Your rider couldn't reach you"}
        </h3>
        {secondsLeft > 0 ? (
          <p className="mt-1 text-ink-soft">
            {!isFree && isSending(order) && 'Nobody took your package at the dropoff address. '}You can have it brought
            again{isFree && ' free of charge'}. Time left to ask:{' '}
            {/* A screen reader reads it when asked and is not told of every second. */}
            <span role="timer" aria-label="Time left to request a redelivery" className="price font-semibold text-ink">
              {pad(Math.floor(secondsLeft / 60))}:{pad(secondsLeft % 60)}
            </span>
          </p>
        ) : (
          <p className="mt-1 text-ink-soft">
            A redelivery can be requested within one hour, and that hour has passed.{' '}
            {order.vendor.support_contact !== null && (
              <WithHelp order={order}>Write to us with Get help about your order and your money.</WithHelp>
            )}
          </p>
        )}
      </div>
      <RedeliveryPaymentNote orderId={order.id} isOffered={secondsLeft > 0} />
      <Button
        wide
        {...tapped('button', 'request_redelivery', { order_id: order.id })}
        disabled={secondsLeft === 0}
        loading={quote.isPending && 'Request a redelivery'}
        onClick={() => quote.mutate()}
      >
        Request a redelivery
      </Button>
      {visit && (
        <RedeliveryModal
          open={visit.isOpen}
          order={order}
          fee={visit.fee}
          onClose={() => setVisit({ ...visit, isOpen: false })}
        />
      )}
    </section>
  );
}
