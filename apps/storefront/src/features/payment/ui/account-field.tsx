import { termsOf } from '@jara/domain/payment';
import type { Ref } from 'react';
import { trackedInput } from '@/shared/analytics/tracked.ts';
import { Field } from '@/shared/ui/field.tsx';
import { type ChoiceProblem, markedChannel, type PaymentDraft, type PaymentOffer } from '../model/payment-choice.ts';

type Props = {
  readonly offer: PaymentOffer;
  readonly draft: PaymentDraft;
  readonly onChange: (part: Partial<PaymentDraft>) => void;
  readonly problem: ChoiceProblem | undefined;
  readonly ref: Ref<HTMLInputElement>;
};

/** Spec §2: the account that mobile money or the wallet app asks for the money. */
export function AccountField({ offer, draft, onChange, problem, ref }: Props) {
  const channel = markedChannel(draft, offer);
  const account = channel ? termsOf(channel).account : undefined;
  if (!account) return null;
  const error = problem?.field === account ? problem.message : undefined;
  return (
    <div data-with-message>
      {account === 'momo_account_number' ? (
        <Field
          ref={ref}
          {...trackedInput('momo_phone')}
          label="MoMo phone number"
          hint="You approve the payment on this phone."
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={20}
          placeholder={offer.currency === 'GHS' ? '0241234567' : '08031234567'}
          value={draft.momoNumber}
          error={error}
          onChange={(event) => onChange({ momoNumber: event.target.value })}
        />
      ) : (
        <Field
          ref={ref}
          {...trackedInput('pocket_id')}
          label="Pocket ID"
          hint="You approve the payment in the Pocket app."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          value={draft.pocketTag}
          error={error}
          onChange={(event) => onChange({ pocketTag: event.target.value.replaceAll('@', '') })}
        />
      )}
    </div>
  );
}
