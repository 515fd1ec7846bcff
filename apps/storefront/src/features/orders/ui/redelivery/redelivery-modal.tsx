import { isFailure } from '@jara/api-client';
import type { DeliveryFee, FailureCode, Order } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { Button } from '@jara/ui/button';
import { toast } from '@jara/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ChosenMethod, PaymentModal, pay, payRedelivery } from '@/features/payment/index.ts';
import { useWallet, WALLET_KEY } from '@/features/wallet/lazy.ts';
import { orderHref } from '@/shared/config/order-href.ts';
import { Dialog } from '@/shared/ui/dialog.tsx';
import { ORDERS_KEY } from '../../api/order.query.ts';

type Props = {
  readonly open: boolean;
  readonly order: Pick<Order, 'id' | 'class' | 'currency'>;
  readonly fee: DeliveryFee;
  readonly onClose: () => void;
};

/** With these, no way to pay this fee is left. */
const OVER: readonly FailureCode[] = ['REDELIVERY_FEE_STALE', 'REDELIVERY_NOT_OFFERED', 'REDELIVERY_TOO_LATE'];

/** Spec §2: what another delivery costs, and then how it is paid. */
export default function RedeliveryModal({ open, order, fee, onClose }: Props) {
  const client = useQueryClient();
  const { data: wallet } = useWallet(order.currency);
  const [isOpen, setIsOpen] = useState(false);
  const paying = useMutation({
    mutationFn: async (chosen: ChosenMethod) => {
      const payment = await payRedelivery({ orderId: order.id, fee }, chosen, orderHref(order.id));
      onClose();
      // Its payment is asked for by itself, not by the order: that is paid.
      if (payment) await pay(payment, null);
      else toast.success('Your order is on its way again.');
    },
    // Spec §8: the server's message is a toast.
    onError: (error) => {
      if (OVER.some((code) => isFailure(error, code))) onClose();
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: WALLET_KEY });
      return client.invalidateQueries({ queryKey: ORDERS_KEY });
    },
  });
  return (
    <Dialog
      name="redelivery"
      open={open}
      onClose={onClose}
      title="Extra delivery fee applies"
      description={`Your ${order.class === 'package_delivery' ? 'package' : 'order'} is brought to the same address again.`}
      footer={
        <Button wide loading={paying.isPending && 'Paying…'} onClick={() => setIsOpen(true)}>
          Pay now
        </Button>
      }
    >
      <p className="price text-center font-display font-semibold text-36" data-part="total">
        {formatMoney(fee.amount, order.currency)}
      </p>
      <PaymentModal
        open={isOpen}
        onClose={() => setIsOpen(false)}
        purpose="redelivery"
        currency={order.currency}
        amount={fee.amount}
        walletBalance={wallet?.balance}
        onChosen={(chosen) => paying.mutate(chosen)}
      />
    </Dialog>
  );
}
