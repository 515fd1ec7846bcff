'use client';

import type { SignedInUser } from '@jara/contract';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/shared/ui/button.tsx';
import { toast } from '@/shared/ui/toast.ts';
import { resendProfileCodeMutation, saveProfileMutation, verifyProfileMutation } from '../api/profile.mutation.ts';
import { type Problems, problemsOf } from '../model/form-problems.ts';
import { type ProfileValues, profileForm } from '../model/forms.ts';
import { CodeForm } from './code-form.tsx';
import { focusFirstProblem } from './focus-first-problem.ts';
import { ProfileFields } from './profile-fields.tsx';

type Props = {
  readonly customer: SignedInUser;
  readonly smsInbox: string | undefined;
  readonly firstField: RefObject<HTMLInputElement | null>;
  readonly onDone: () => void;
};

/** Spec §2: names and email, then the code that confirms the email. */
export function ProfileEditor({ customer, smsInbox, firstField, onDone }: Props) {
  const [awaited, setAwaited] = useState<{ email: string; sentAt: number }>();
  const done = (message: string) => {
    toast.success(message);
    onDone();
  };
  if (!awaited)
    return (
      <ProfileForm
        customer={customer}
        firstField={firstField}
        onSaved={done}
        onCodeSent={(email) => setAwaited({ email, sentAt: Date.now() })}
      />
    );
  return (
    <ProfileCode
      {...awaited}
      number={customer.phone}
      smsInbox={smsInbox}
      firstField={firstField}
      onSentAgain={() => setAwaited({ ...awaited, sentAt: Date.now() })}
      onVerified={done}
    />
  );
}

type FormProps = Pick<Props, 'customer' | 'firstField'> & {
  readonly onSaved: (message: string) => void;
  readonly onCodeSent: (email: string) => void;
};

function ProfileForm({ customer, firstField, onSaved, onCodeSent }: FormProps) {
  const { first_name, last_name, email } = customer;
  const [values, setValues] = useState<ProfileValues>({ first_name, last_name, email });
  const [problems, setProblems] = useState<Problems<keyof ProfileValues>>({});
  const save = useMutation(saveProfileMutation());
  const form = useRef<HTMLFormElement>(null);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const found = problemsOf(profileForm, values) ?? {};
    setProblems(found);
    if (Object.keys(found).length > 0) return focusFirstProblem(form.current, found);
    const wanted = profileForm.parse(values);
    save.mutate(wanted, {
      onSuccess: ({ message, needsCode }) => (needsCode ? onCodeSent(wanted.email) : onSaved(message)),
    });
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <ProfileFields values={values} onChange={setValues} problems={problems} firstField={firstField} />
      <Button type="submit" wide loading={save.isPending && 'Saving…'}>
        Save
      </Button>
    </form>
  );
}

type CodeProps = Pick<Props, 'smsInbox' | 'firstField'> & {
  readonly email: string;
  readonly sentAt: number;
  readonly number: string;
  readonly onSentAgain: () => void;
  readonly onVerified: (message: string) => void;
};

function ProfileCode({ email, onSentAgain, onVerified, ...rest }: CodeProps) {
  const verify = useMutation(verifyProfileMutation());
  const resend = useMutation(resendProfileCodeMutation());
  const { firstField } = rest;
  // The form's button is gone with the form.
  useEffect(() => firstField.current?.focus(), [firstField]);
  return (
    <CodeForm
      {...rest}
      submitLabel="Verify"
      onSubmit={(otp) =>
        verify.mutate({ otp, email }, { onSuccess: onVerified, onError: () => firstField.current?.focus() })
      }
      isChecking={verify.isPending}
      error={verify.error?.message}
      onTyping={() => verify.isError && verify.reset()}
      onResend={() => resend.mutate(email, { onSuccess: onSentAgain })}
      isResending={resend.isPending}
    />
  );
}
