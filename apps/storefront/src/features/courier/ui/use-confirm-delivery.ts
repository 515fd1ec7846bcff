import type { Currency } from '@jara/contract';
import { toast } from '@jara/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type ChosenMethod, type CreatedOrder, payForOrder } from '@/features/payment/index.ts';
import { WALLET_KEY } from '@/features/wallet/lazy.ts';
import { openLayer } from '@/shared/browser/layers.ts';
import type { PackageAnswer } from '../api/create-package-order.ts';
import { packageQuoteQuery } from '../api/package-quote.query.ts';
import { confirmDelivery } from '../model/confirm-delivery.ts';
import type { DeliveryType } from '../model/delivery-type.ts';
import { clearPackageForm, type PackageForm } from '../model/package-form.ts';
import { packageQuoteRequest } from '../model/package-quote.ts';

/** Spec §4. */
const CREATED = 'Delivery created successfully';
/** Spec §8: how long the failure of an order is shown. */
const FAILURE_SHOWN_MS = 10_000;

type Options = {
  readonly form: PackageForm;
  readonly deliveryType: DeliveryType;
  readonly currency: Currency;
  /** Called when there is an order, before the form is cleared. */
  readonly onMade: () => void;
  /** Leads to the order's page, and says when that has come. */
  readonly onOrdered: (orderId: number) => Promise<void>;
};

/** What a tap on 'Confirm delivery' does, and what follows from it. One order at a time. */
export function useConfirmDelivery({ form, deliveryType, currency, onMade, onOrdered }: Options) {
  const client = useQueryClient();
  const isBusy = useRef(false);
  const [doing, setDoing] = useState<string>();
  const [changed, setChanged] = useState<string>();

  function leave(orderId: number): Promise<void> {
    onMade();
    clearPackageForm();
    return onOrdered(orderId);
  }

  /** Paid from the order's page: a reload there, or Back from the provider's page, shows the order that waits. */
  async function payOnItsPage(order: CreatedOrder, chosen: ChosenMethod): Promise<void> {
    if (order.made_payment) toast.success(CREATED);
    else setDoing('Paying…');
    await leave(order.id);
    const payment = await payForOrder(order, chosen);
    // The order's page, the wallet: whatever is in sight may stand otherwise now.
    if (payment !== 'leaving') void client.invalidateQueries();
  }

  function follow(answer: Exclude<PackageAnswer, { is: 'made' }>): void {
    void client.invalidateQueries({ queryKey: WALLET_KEY });
    if (answer.is === 'made before') {
      void leave(answer.orderId);
    } else if (answer.is === 'wallet below zero') {
      openLayer('outstanding payment', { outstandingPayment: 'show' });
    } else if (answer.is === 'changed') {
      const { queryKey } = packageQuoteQuery(packageQuoteRequest(form));
      // The form takes over what the query says.
      if (answer.quote) client.setQueryData(queryKey, answer.quote);
      else void client.resetQueries({ queryKey });
      setChanged(answer.message);
    } else {
      toast.error(answer.message, { duration: FAILURE_SHOWN_MS });
    }
  }

  /** Two taps before the next rendering are one order. */
  async function confirm(feeId: number, chosen: ChosenMethod): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setChanged(undefined);
    setDoing('Creating delivery…');
    const answer = await confirmDelivery({ client, currency, chosen, form, deliveryType, feeId });
    // The button stays as it is until the order's page has come.
    if (answer.is === 'made') return payOnItsPage(answer.order, chosen);
    isBusy.current = false;
    setDoing(undefined);
    follow(answer);
  }

  return {
    /** In words, while something is under way. */
    doing,
    /** Why the total is another one than was confirmed. */
    changed,
    confirm,
  };
}
