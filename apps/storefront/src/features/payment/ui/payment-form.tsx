import { CURRENCY_OF_COUNTRY, type Currency, type SignedInUser } from '@jara/contract';
import { phoneOf } from '@jara/domain/phone';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCustomer } from '@/features/identity/index.ts';
import { bringIntoView } from '@/shared/browser/bring-into-view.ts';
import { storeChosenMethod } from '../model/chosen-method-storage.ts';
import {
  type ChoiceProblem,
  firstDraft,
  type PaymentDraft,
  type PaymentOffer,
  readChoice,
} from '../model/payment-choice.ts';
import { withPossibleMethod, withPossibleSplit } from '../model/split.ts';
import { AccountField } from './account-field.tsx';
import { MethodOptions } from './method-options.tsx';
import { OnlineChannels } from './online-channels.tsx';
import type { PaymentModalProps } from './payment-modal-props.ts';
import { useChosenMethod } from './use-chosen-method.ts';
import { WalletCheckbox } from './wallet-checkbox.tsx';

type Props = Omit<PaymentModalProps, 'open'> & {
  readonly offer: PaymentOffer;
  /** Of the button below it. */
  readonly formId: string;
  readonly problem: ChoiceProblem | undefined;
  readonly onProblem: (problem: ChoiceProblem | undefined) => void;
};

/** As it is dialled there; none where the customer's number is another country's. */
function ownNumberIn(currency: Currency, customer: SignedInUser | null): string | undefined {
  if (!customer) return undefined;
  const { phone, country } = phoneOf(customer);
  return CURRENCY_OF_COUNTRY[country.code] === currency ? phone : undefined;
}

/** Chooses one of the offered methods, with all that it needs. */
export function PaymentForm(props: Props) {
  const { onClose, purpose, offer, amount, walletBalance, walletNote, onChosen, formId, problem, onProblem } = props;
  const stored = useChosenMethod(offer.currency);
  const customer = useCustomer();
  const [typed, setDraft] = useState(() => firstDraft(stored, offer, ownNumberIn(offer.currency, customer)));
  const field = useRef<HTMLInputElement>(null);
  const wallet = { amount, balance: walletBalance, currency: offer.currency };
  const draft = withPossibleMethod(typed, offer, wallet);

  const change = (part: Partial<PaymentDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    onProblem(undefined);
  };

  // What a method needs besides comes in below a list that may fill the screen.
  const details = useRef<HTMLDivElement>(null);
  const { methodId, onlineChannel } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at after each change of what is marked.
  useEffect(() => {
    if (details.current?.hasChildNodes()) details.current.scrollIntoView?.({ block: 'nearest' });
  }, [methodId, onlineChannel]);

  const proceed = (event: SubmitEvent) => {
    event.preventDefault();
    // The modal may stand in another form, such as a top-up's, which is not sent by this.
    event.stopPropagation();
    const choice = readChoice(
      purpose === 'order' ? withPossibleSplit(draft, wallet) : { ...draft, splits: false },
      offer,
    );
    if ('problem' in choice) {
      flushSync(() => onProblem(choice.problem));
      bringIntoView(field.current);
      return;
    }
    if (purpose === 'order') storeChosenMethod(choice.chosen);
    onClose();
    onChosen?.(choice.chosen);
  };

  return (
    <form id={formId} noValidate onSubmit={proceed} className="grid gap-5">
      <MethodOptions
        offer={offer}
        draft={draft}
        onChange={change}
        wallet={wallet}
        isSetAside={walletNote !== undefined}
      />
      <div ref={details} className="grid scroll-mb-5 gap-5">
        <OnlineChannels offer={offer} draft={draft} onChange={change} amount={amount} />
        <AccountField ref={field} offer={offer} draft={draft} onChange={change} problem={problem} />
        {purpose === 'order' && <WalletCheckbox offer={offer} draft={draft} onChange={change} wallet={wallet} />}
      </div>
      {walletNote !== undefined && <p className="text-14 text-ink-soft text-pretty">{walletNote}</p>}
    </form>
  );
}
