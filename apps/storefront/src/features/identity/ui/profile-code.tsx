import { toast } from '@jara/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useLayoutEffect } from 'react';
import { resendProfileCodeMutation, verifyProfileMutation } from '../api/profile.mutation.ts';
import { CodeForm } from './code-form.tsx';
import { SwitchLink } from './switch-link.tsx';

type Props = {
  readonly email: string;
  readonly sentAt: number;
  readonly number: string;
  readonly smsInbox: string | undefined;
  readonly firstField: RefObject<HTMLInputElement | null>;
  readonly onSentAgain: () => void;
  readonly onChangeEmail: () => void;
  readonly onVerified: (message: string) => void;
  readonly onDone: () => void;
};

/** Spec §2: the code that confirms an email. */
export function ProfileCode({ email, onSentAgain, onChangeEmail, onVerified, onDone, ...rest }: Props) {
  // In the options rather than with the call: they hold also when the dialog was closed meanwhile.
  const verify = useMutation({ ...verifyProfileMutation(), onSuccess: onVerified });
  const resend = useMutation({
    ...resendProfileCodeMutation(),
    onSuccess: ({ message }) => {
      toast.success(message);
      if (verify.isError) verify.reset();
      onSentAgain();
    },
  });
  const { firstField } = rest;
  // The form's button is gone with the form. Before the browser paints: the dialog takes a lost focus for itself in a frame.
  useLayoutEffect(() => firstField.current?.focus(), [firstField]);
  return (
    <CodeForm
      {...rest}
      submitLabel="Verify"
      onSubmit={(otp) => verify.mutate({ otp, email }, { onSuccess: onDone })}
      isChecking={verify.isPending}
      error={verify.error}
      onTyping={() => verify.isError && verify.reset()}
      onResend={() => resend.mutate(email)}
      isResending={resend.isPending}
    >
      <SwitchLink question={`For ${email}.`} words="Change email" onSwitch={onChangeEmail} />
    </CodeForm>
  );
}
