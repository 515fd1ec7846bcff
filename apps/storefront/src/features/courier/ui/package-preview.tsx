import { useIsOnline } from '@jara/ui/browser/use-is-online';
import { toast } from '@jara/ui/toast';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { requireSignIn, useCustomer } from '@/features/identity/index.ts';
import { useChosenMethod } from '@/features/payment/index.ts';
import { PaymentRow } from '@/features/wallet/lazy.ts';
import { bringIntoView } from '@/shared/browser/bring-into-view.ts';
import { packageFormProblems } from '../model/check-package-form.ts';
import type { DeliveryType } from '../model/delivery-type.ts';
import type { PackageForm } from '../model/package-form.ts';
import { quotedParts } from '../model/package-quote.ts';
import { packageCurrency } from '../model/package-worth.ts';
import { ConfirmBar } from './confirm-bar.tsx';
import { PackageFee } from './package-fee.tsx';
import { PackageSummary } from './package-summary.tsx';
import { useConfirmDelivery } from './use-confirm-delivery.ts';
import { useFilledForm } from './use-filled-form.ts';
import { usePackageQuote } from './use-package-quote.ts';

// Spec §5.
const FILL_IN = 'Please fill in all required fields';
const SELECT_METHOD = 'Please select a payment method';

const OFFLINE = 'You are offline. Please try again when the network is back.';

type Props = {
  readonly deliveryType: DeliveryType;
  /** Leads to the order's page, and says when that has come. */
  readonly onOrdered: (orderId: number) => Promise<void>;
  /** Leads back to the form, to that field. */
  readonly onEdit: (field: keyof PackageForm) => void;
};

/** Spec §4: what is sent, from where to where and for how much, to look at before it is confirmed. */
export function PackagePreview({ deliveryType, onOrdered, onEdit }: Props) {
  const current = { form: useFilledForm(deliveryType), quoting: usePackageQuote() };
  // What was ordered stays in sight until the order's page comes.
  const [ordered, setOrdered] = useState<typeof current>();
  const { form, quoting } = ordered ?? current;
  const { quote } = quoting;
  const total = quote && quotedParts(quote, form).total;
  const problems = packageFormProblems(form);
  const currency = packageCurrency(form);
  const onMade = () => setOrdered(current);
  const order = useConfirmDelivery({ form, deliveryType, currency, onMade, onOrdered });
  const isSignedIn = useCustomer() !== null;
  const isOnline = useIsOnline();
  const chosen = useChosenMethod(currency);
  const [isMethodMissing, setIsMethodMissing] = useState(false);
  const paymentRow = useRef<HTMLButtonElement>(null);

  function confirm(): void {
    if (!isOnline) toast.error(OFFLINE);
    else if (!isSignedIn) requireSignIn(undefined, 'package');
    else if (Object.keys(problems).length > 0 || !quote) toast.error(FILL_IN);
    else if (chosen) void order.confirm(quote.id, chosen);
    else {
      // The message is there before its place is looked for.
      flushSync(() => setIsMethodMissing(true));
      bringIntoView(paymentRow.current);
    }
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <PackageSummary form={form} deliveryType={deliveryType} currency={currency} problems={problems} onEdit={onEdit} />
      <PaymentRow
        ref={paymentRow}
        currency={currency}
        amount={total}
        problem={isMethodMissing && !chosen ? SELECT_METHOD : undefined}
      />
      <PackageFee form={form} quoting={quoting} problem={problems.deliveryFee} />
      <ConfirmBar
        total={total}
        currency={currency}
        changed={order.changed}
        doing={order.doing ?? (quoting.isAwaited ? 'Getting the fee…' : undefined)}
        onConfirm={confirm}
      />
    </div>
  );
}
