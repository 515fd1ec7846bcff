import { isRefusal } from '@jara/api-client';
import type { Currency, MinorUnits } from '@jara/contract';
import { useForm } from '@jara/ui/browser/use-form';
import { Button } from '@jara/ui/button';
import { ChoiceRow } from '@jara/ui/choice-row';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useState } from 'react';
import { paymentMethodsQuery } from '@/features/payment/data.ts';
import { type ChosenMethod, methodText, PaymentModal, type PaymentOutcome, pay } from '@/features/payment/index.ts';
import { Field } from '@/shared/ui/field.tsx';
import { refreshWallet } from '../api/refresh-wallet.ts';
import { type TopUp, topUp } from '../model/top-up.ts';
import { readTopUp, typedAmount } from '../model/top-up-amount.ts';

type Props = {
  readonly currency: Currency;
  /** What the field begins with, and begins with anew once it is another, as after a part was paid. */
  readonly amount?: MinorUnits | undefined;
  readonly returnTo: string;
  readonly firstField?: RefObject<HTMLInputElement | null>;
  readonly onDone: (outcome: PaymentOutcome) => void;
  /** Below the button. */
  readonly children?: ReactNode;
};

const SIGN = { NGN: '₦', GHS: 'GH₵' } as const satisfies Record<Currency, string>;

/** Spec §2: online or from a saved card. */
export function TopUpForm({ currency, amount, returnTo, firstField, onDone, children }: Props) {
  const client = useQueryClient();
  const [entry, setEntry] = useState({ typed: '', isTyped: false, amount });
  const isOwn = entry.isTyped && entry.amount === amount;
  const typed = isOwn || amount === undefined ? entry.typed : typedAmount(amount);
  const { data: hasCard = false } = useQuery({
    ...paymentMethodsQuery(currency),
    select: (methods) => methods.some(({ type }) => type === 'card'),
  });
  const waysToPay = hasCard ? 'A saved card, or online' : 'Choose a payment method';
  const [chosen, setChosen] = useState<ChosenMethod>();
  const [isOpen, setIsOpen] = useState(false);
  const paying = useMutation({
    mutationFn: (wanted: TopUp) => topUp(wanted, (started) => pay(started, null)),
    onSuccess: async (outcome) => {
      // The balance that is shown next is the new one.
      if (outcome === 'paid') await refreshWallet(client);
      onDone(outcome);
    },
    // A charge that nobody has heard of may be in the wallet all the same.
    onError: (error) => (isRefusal(error) ? undefined : refreshWallet(client)),
    // Shown above the button.
    meta: { failure: 'rethrow' },
  });
  const read = readTopUp(typed, currency);

  const form = useForm<'amount' | 'method'>({
    check: () => ({
      ...('problem' in read && { amount: read.problem }),
      ...(!chosen && { method: 'Choose a payment method' }),
    }),
    send: () => 'amount' in read && chosen && paying.mutate({ amount: read.amount, currency, chosen, returnTo }),
    isSending: paying.isPending,
  });

  return (
    <form {...form.props} className="grid gap-4">
      <Field
        {...(firstField && { ref: firstField })}
        name="amount"
        label="Amount"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={16}
        leading={SIGN[currency]}
        value={typed}
        error={form.problems.amount}
        onChange={(event) => {
          setEntry({ typed: event.target.value, isTyped: true, amount });
          form.clearProblem('amount');
        }}
      />
      <ChoiceRow
        name="method"
        label="Pay with"
        onOpen={() => setIsOpen(true)}
        problem={chosen ? undefined : form.problems.method}
      >
        {chosen ? methodText(chosen) : waysToPay}
      </ChoiceRow>
      {paying.error && (
        <p role="alert" className="font-medium text-14 text-pepper">
          {paying.error.message}
        </p>
      )}
      <div className="grid gap-2">
        <Button type="submit" wide loading={paying.isPending && 'Topping up…'}>
          Top up wallet
        </Button>
        {children}
      </div>
      <PaymentModal
        open={isOpen}
        onClose={() => setIsOpen(false)}
        purpose="top-up"
        currency={currency}
        amount={'amount' in read ? read.amount : undefined}
        onChosen={setChosen}
      />
    </form>
  );
}
