'use client';

import { useMutation } from '@tanstack/react-query';
import { type RefObject, type SubmitEvent, useState } from 'react';
import { ApiError } from '@/shared/api/api-error.ts';
import { Button } from '@/shared/ui/button.tsx';
import { toast } from '@/shared/ui/toast.ts';
import { signInMutation } from '../api/send-code.mutation.ts';
import { problemsOf } from '../model/form-problems.ts';
import { signInForm } from '../model/forms.ts';
import type { PhoneValue } from '../model/phone-value.ts';
import { PhoneField } from './phone-field.tsx';
import { SwitchLink } from './switch-link.tsx';

type Props = {
  readonly phone: PhoneValue;
  readonly firstField: RefObject<HTMLInputElement | null>;
  readonly onSent: (phone: PhoneValue) => void;
  readonly onSwitch: () => void;
};

export function SignInForm({ phone: known, firstField, onSent, onSwitch }: Props) {
  const [phone, setPhone] = useState(known);
  const [problem, setProblem] = useState<string>();
  const refuse = (sentence: string) => {
    setProblem(sentence);
    firstField.current?.focus();
  };
  const signIn = useMutation({
    ...signInMutation(),
    onSuccess: onSent,
    onError: (error) => {
      // Decisions §3: the field says what is wrong with the number. That we cannot be reached is no fault of it.
      if (error instanceof ApiError && error.status >= 500) toast.error(error.message);
      else refuse(error.message);
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (signIn.isPending) return;
    const problems = problemsOf(signInForm, { phone: phone.phone });
    if (problems?.phone !== undefined) refuse(problems.phone);
    else signIn.mutate(phone);
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <PhoneField
        value={phone}
        onChange={(next) => {
          setPhone(next);
          setProblem(undefined);
        }}
        error={problem}
        field={firstField}
      />
      <Button type="submit" wide loading={signIn.isPending && 'Sending your code…'}>
        Sign In
      </Button>
      <SwitchLink question="New to Jara?" words="Sign Up" onSwitch={onSwitch} />
    </form>
  );
}
