import { isFailure } from '@jara/api-client';
import { TextButton } from '@jara/ui/text-button';
import { toast } from '@jara/ui/toast';
import { useEffect, useEffectEvent } from 'react';
import { orderHref } from '@/shared/config/order-href.ts';
import { IF_PAID, limitText, moneyText, payByText } from '../../model/text/order-text.ts';
import { useOrder } from '../order/use-order.ts';
import { useOrderState } from '../order/use-order-state.ts';

type Props = {
  readonly id: number;
  /** Called when the order is seen to be paid. */
  readonly onPaid: (id: number) => void;
  /** Called when somebody has read that it has ended. */
  readonly onEnded: (id: number) => void;
};

/** How an order stands whose cart is kept, as the server says: the money may come after its window was closed. */
export function WaitingOrder({ id, onPaid, onEnded }: Props) {
  const { order, payment } = useOrder(id);
  // Until it is known, a payment may be under way.
  const state = useOrderState(order.data, payment.data) ?? 'confirming';
  const tellPaid = useEffectEvent(() => {
    // Spec §8.
    toast.success('Payment successful!');
    onPaid(id);
  });
  useEffect(() => {
    if (state === 'paid') tellPaid();
  }, [state]);

  const money = moneyText(payment.data);
  if (state === 'paid' || state === 'unknown' || isFailure(order.error, 'ORDER_NOT_FOUND')) return null;
  return (
    <div role="status" className="mb-3 grid gap-1 rounded-card bg-sunk p-3 text-14">
      {state === 'confirming' && <p className="font-semibold">Payment being confirmed</p>}
      {state === 'cancelled' ? (
        <p>
          Order #{id} was cancelled before it was paid. Your cart is kept.{' '}
          <TextButton onClick={() => onEnded(id)}>OK</TextButton>
        </p>
      ) : (
        <p>
          {state === 'confirming'
            ? `Order #${id} goes on by itself once the payment has come in.`
            : `Order #${id} is not paid yet.`}{' '}
          {order.data && payByText(order.data)}{' '}
          {limitText(payment.data) ??
            `${state === 'confirming' ? 'It did not go through? ' : ''}Choose another way to pay and place it again.`}{' '}
          {payment.data?.may_begin !== 'none' && (
            <a href={orderHref(id)} className="font-semibold text-brand underline">
              Pay for it on its page
            </a>
          )}
        </p>
      )}
      {state === 'unpaid' && payment.data?.status === 'Pending' && <p>{IF_PAID}</p>}
      {money !== undefined && <p>{money}</p>}
    </div>
  );
}
