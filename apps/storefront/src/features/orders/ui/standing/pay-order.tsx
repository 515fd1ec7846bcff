import { messageOr } from '@jara/api-client';
import { type Order, OUTAGES } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { Button } from '@jara/ui/button';
import { toast } from '@jara/ui/toast';
import { useRef, useState } from 'react';
import { PaymentMethodRow, pay, payOrder, useChosenMethod } from '@/features/payment/index.ts';
import { availableFor, setAsideText, useWallet } from '@/features/wallet/lazy.ts';
import { tapped } from '@/shared/analytics/tracked.ts';
import { bringIntoView } from '@/shared/browser/bring-into-view.ts';
import { orderHref } from '@/shared/config/order-href.ts';

type Props = {
  readonly order: Pick<Order, 'id' | 'total_price' | 'currency'>;
  /** Called when the payment has been opened, closed, made or refused: the order may stand otherwise now. */
  readonly onChange: () => void;
};

/** An order that waits is paid with any method. */
export function PayOrder({ order: { id, total_price, currency }, onChange }: Props) {
  const chosen = useChosenMethod(currency);
  const { data: wallet } = useWallet(currency);
  const row = useRef<HTMLButtonElement>(null);
  const isBusy = useRef(false);
  const [doing, setDoing] = useState<string>();
  const [isMissing, setIsMissing] = useState(false);

  async function payNow(): Promise<void> {
    if (!chosen) {
      setIsMissing(true);
      bringIntoView(row.current);
      return;
    }
    // Two taps before the next rendering are one payment.
    if (isBusy.current) return;
    isBusy.current = true;
    setDoing('Opening the payment…');
    try {
      const { payment } = await payOrder(id, chosen, orderHref(id));
      if (payment) await pay(payment, id);
    } catch (error) {
      toast.error(messageOr(error, OUTAGES.UNAVAILABLE.message));
    }
    isBusy.current = false;
    setDoing(undefined);
    onChange();
  }

  return (
    <div className="grid gap-3">
      <PaymentMethodRow
        ref={row}
        currency={currency}
        amount={total_price}
        walletBalance={wallet && availableFor(wallet, ({ order_id }) => order_id === id)}
        walletNote={wallet && setAsideText(wallet)}
        problem={isMissing && !chosen ? 'Please choose a payment Method here' : undefined}
      />
      <Button
        wide
        {...tapped('button', 'pay_now', { order_id: id })}
        loading={doing ?? false}
        onClick={() => void payNow()}
      >
        Pay now · {formatMoney(total_price, currency)}
      </Button>
    </div>
  );
}
