import type { Currency, MinorUnits } from '@jara/contract';
import { ChoiceRow } from '@jara/ui/choice-row';
import { type Ref, useState } from 'react';
import { requireSignIn } from '@/features/identity/index.ts';
import { methodName, methodText } from '../model/method-text.ts';
import { splitText } from '../model/split.ts';
import { PaymentModal } from './lazy-payment-modal.tsx';
import { useChosenMethod } from './use-chosen-method.ts';

type Props = {
  readonly currency: Currency;
  /** What is to be paid, once it is known. */
  readonly amount?: MinorUnits | undefined;
  /** What the wallet can pay of it. */
  readonly walletBalance?: MinorUnits | undefined;
  /** What else the modal says of the wallet. */
  readonly walletNote?: string | undefined;
  /** Why one cannot go on without a choice. */
  readonly problem?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
};

/** Spec §2: the cart's payment method. Spec §6: a guest signs in first, and then comes back to it. */
export function PaymentMethodRow({ currency, amount, walletBalance, walletNote, problem, ref }: Props) {
  const chosen = useChosenMethod(currency);
  const [isOpen, setIsOpen] = useState(false);
  const wallet = { amount, balance: walletBalance, currency };
  return (
    <>
      <ChoiceRow
        {...(ref && { ref })}
        label="Payment method"
        onOpen={() => requireSignIn(() => setIsOpen(true), 'payment')}
        problem={problem}
      >
        {chosen ? methodText(chosen) : 'Choose a payment method'}
        {chosen?.split_payment_with_wallet && (
          <span className="block font-normal text-14 text-ink-soft">
            {splitText(wallet, methodName(chosen)) ?? 'Your wallet pays a part'}
          </span>
        )}
      </ChoiceRow>
      <PaymentModal
        open={isOpen}
        onClose={() => setIsOpen(false)}
        purpose="order"
        currency={currency}
        amount={amount}
        walletBalance={walletBalance}
        walletNote={walletNote}
      />
    </>
  );
}
