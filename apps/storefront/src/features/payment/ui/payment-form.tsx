'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { bringIntoView } from '@/shared/browser/bring-into-view.ts';
import { Button } from '@/shared/ui/button.tsx';
import { Dialog } from '@/shared/ui/dialog.tsx';
import { EmptyState } from '@/shared/ui/empty-state.tsx';
import { storeChosenMethod } from '../model/chosen-method.ts';
import {
  type ChoiceProblem,
  firstDraft,
  type PaymentDraft,
  type PaymentOffer,
  readChoice,
} from '../model/payment-choice.ts';
import { withPossibleSplit } from '../model/split.ts';
import { AccountField } from './account-field.tsx';
import { MethodOptions } from './method-options.tsx';
import { OnlineChannels } from './online-channels.tsx';
import type { PaymentModalProps } from './payment-modal-props.ts';
import { useChosenMethod } from './use-chosen-method.ts';
import { WalletCheckbox } from './wallet-checkbox.tsx';

type Props = PaymentModalProps & { readonly offer: PaymentOffer };

/** Chooses one of the offered methods, with all that it needs. */
export function PaymentForm({ open, onClose, purpose, offer, amount, walletBalance, onChosen }: Props) {
  const stored = useChosenMethod(offer.currency);
  const [draft, setDraft] = useState(() => firstDraft(stored, offer));
  const [problem, setProblem] = useState<ChoiceProblem>();
  const field = useRef<HTMLInputElement>(null);
  const wallet = { amount, balance: walletBalance };

  const change = (part: Partial<PaymentDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setProblem(undefined);
  };

  const proceed = () => {
    const choice = readChoice(purpose === 'order' ? withPossibleSplit(draft, wallet) : draft, offer);
    if ('problem' in choice) {
      flushSync(() => setProblem(choice.problem));
      bringIntoView(field.current);
      return;
    }
    if (purpose === 'order') storeChosenMethod(choice.chosen);
    onClose();
    onChosen?.(choice.chosen);
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Payment method"
      footer={
        <div className="grid gap-2">
          {problem?.field === 'method' && (
            <p role="alert" className="font-medium text-14 text-pepper">
              {problem.message}
            </p>
          )}
          <Button wide onClick={proceed}>
            Continue
          </Button>
        </div>
      }
    >
      {offer.methods.length === 0 ? (
        <EmptyState title="No way to pay here yet">Please try again later.</EmptyState>
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            proceed();
          }}
          className="grid gap-5"
        >
          <MethodOptions offer={offer} draft={draft} onChange={change} wallet={wallet} />
          <OnlineChannels offer={offer} draft={draft} onChange={change} amount={amount} />
          <AccountField ref={field} offer={offer} draft={draft} onChange={change} problem={problem} />
          {purpose === 'order' && <WalletCheckbox offer={offer} draft={draft} onChange={change} wallet={wallet} />}
        </form>
      )}
    </Dialog>
  );
}
