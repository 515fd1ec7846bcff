'use client';

import type { Currency } from '@jara/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type AwaitedPayment, type ChosenMethod, subscribeToOutcomes } from '@/features/payment/index.ts';
import { OUTSTANDING_PAYMENT, WALLET_KEY } from '@/features/wallet/lazy.ts';
import { afterQueryDialog, showQueryDialog } from '@/shared/browser/use-query-dialog.ts';
import { toast } from '@/shared/ui/toast.ts';
import { packageQuoteQuery } from '../api/package-quote.query.ts';
import { type ConfirmResult, confirmDelivery } from '../model/confirm-delivery.ts';
import type { DeliveryType } from '../model/courier-address.ts';
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
  /** Called when there is an order, before it is paid and the form is cleared. */
  readonly onMade: () => void;
  /** Leads to the order's page. */
  readonly onOrdered: (orderId: number) => void;
};

/** What a tap on 'Confirm delivery' does, and what follows from it. One order at a time. */
export function useConfirmDelivery({ form, deliveryType, currency, onMade, onOrdered }: Options) {
  const client = useQueryClient();
  const isBusy = useRef(false);
  const madeOrder = useRef<number>(undefined);
  const [doing, setDoing] = useState<string>();
  const [changed, setChanged] = useState<string>();

  const followDialog = useEffectEvent(({ outcome, orderId }: AwaitedPayment) => {
    // A paid order is led to by whoever waits for all payments. Another one can be paid on its page.
    if (outcome !== 'paid' && orderId !== null) afterQueryDialog(() => onOrdered(orderId));
  });
  // Whoever comes back from the provider's page by Back can pay on the order's page too.
  const comeBack = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted && madeOrder.current !== undefined) onOrdered(madeOrder.current);
  });
  useEffect(() => {
    const stop = subscribeToOutcomes((payment) => followDialog(payment));
    const onPageShow = (event: PageTransitionEvent) => comeBack(event);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      stop();
      window.removeEventListener('pageshow', onPageShow);
    };
  }, []);

  function follow(result: ConfirmResult): void {
    void client.invalidateQueries({ queryKey: WALLET_KEY });
    if (result.is === 'ordered') {
      if (result.isComplete) toast.success(CREATED);
      if (result.payment !== 'in dialog') onOrdered(result.orderId);
    } else if (result.is === 'made before') {
      clearPackageForm();
      onOrdered(result.orderId);
    } else if (result.is === 'wallet below zero') {
      showQueryDialog(OUTSTANDING_PAYMENT, { outstandingPayment: 'show' });
    } else if (result.is === 'changed') {
      const { queryKey } = packageQuoteQuery(packageQuoteRequest(form));
      // The form takes over what the query says.
      if (result.quote) client.setQueryData(queryKey, result.quote);
      else void client.resetQueries({ queryKey });
      setChanged(result.message);
    } else {
      toast.error(result.message, { duration: FAILURE_SHOWN_MS });
    }
  }

  /** Two taps before the next rendering are one order. */
  async function confirm(feeId: number, chosen: ChosenMethod): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setChanged(undefined);
    const result = await confirmDelivery({
      ...{ client, currency, chosen, form, deliveryType, feeId, onStep: setDoing },
      onMade(orderId) {
        madeOrder.current = orderId;
        onMade();
        clearPackageForm();
      },
    });
    // The button stays as it is until the provider's page has come.
    if (result.is === 'ordered' && result.payment === 'leaving') return;
    isBusy.current = false;
    setDoing(undefined);
    follow(result);
  }

  return {
    /** In words, while something is under way. */
    doing,
    /** Why the total is another one than was confirmed. */
    changed,
    confirm,
  };
}
