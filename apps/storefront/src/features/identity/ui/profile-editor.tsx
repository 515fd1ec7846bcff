import type { SignedInUser } from '@jara/contract';
import { toast } from '@jara/ui/toast';
import { type RefObject, useState } from 'react';
import { type EmailCode, isCodePending } from '../model/email-code.ts';
import { ProfileCode } from './profile-code.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SwitchLink } from './switch-link.tsx';

/** What outlives the dialogs, so that a code can still be given when one is opened again. */
export type KeptEmailCode = {
  readonly emailCode: EmailCode | undefined;
  readonly keepEmailCode: (code: EmailCode | undefined) => void;
};

type Props = KeptEmailCode & {
  readonly customer: SignedInUser;
  readonly smsInbox: string | undefined;
  readonly firstField: RefObject<HTMLInputElement | null>;
  readonly onDone: () => void;
};

/** Spec §2: names and email, then the code that confirms the email. */
export function ProfileEditor({ customer, smsInbox, firstField, emailCode, keepEmailCode, onDone }: Props) {
  const [openedAt] = useState(Date.now);
  const [isChanging, setIsChanging] = useState(false);
  const awaited = isCodePending(emailCode, openedAt) ? emailCode : undefined;

  if (awaited && !isChanging)
    return (
      <ProfileCode
        {...awaited}
        number={customer.phone}
        smsInbox={smsInbox}
        firstField={firstField}
        onSentAgain={() => keepEmailCode({ email: awaited.email, sentAt: Date.now() })}
        onChangeEmail={() => setIsChanging(true)}
        onVerified={(message) => {
          keepEmailCode(undefined);
          toast.success(message);
        }}
        onDone={onDone}
      />
    );
  return (
    <ProfileForm
      customer={customer}
      email={awaited?.email ?? customer.email}
      firstField={firstField}
      onSaved={(message) => {
        keepEmailCode(undefined);
        toast.success(message);
      }}
      onCodeSent={(email) => {
        keepEmailCode({ email, sentAt: Date.now() });
        setIsChanging(false);
      }}
      onDone={onDone}
    >
      {awaited && <SwitchLink question="Have the code?" words="Enter it" onSwitch={() => setIsChanging(false)} />}
    </ProfileForm>
  );
}
