import { useMutation } from '@tanstack/react-query';
import { type RefObject, type SubmitEvent, useRef, useState } from 'react';
import { focusFirstProblem } from '@/shared/browser/focus-first-problem.ts';
import { Button } from '@/shared/ui/button.tsx';
import { Field } from '@/shared/ui/field.tsx';
import { toast } from '@/shared/ui/toast.ts';
import { PhoneProblem, type PhoneValue } from '../api/check-phone.ts';
import { registerMutation } from '../api/send-code.mutation.ts';
import { type Problems, problemsOf } from '../model/form-problems.ts';
import { type SignUpValues, signUpForm } from '../model/forms.ts';
import type { TypedNames } from '../model/typed-sign-up.ts';
import { PhoneField } from './phone-field.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { ProofStatus } from './proof-status.tsx';
import { SwitchLink } from './switch-link.tsx';

type Props = {
  readonly phone: PhoneValue;
  readonly onPhone: (phone: PhoneValue) => void;
  readonly names: TypedNames;
  readonly onNames: (names: TypedNames) => void;
  readonly firstField: RefObject<HTMLInputElement | null>;
  readonly onSent: (phone: PhoneValue) => void;
  readonly onSwitch: () => void;
};

/** What is typed is the dialog's, so that it is there again after a look at another view. */
export function SignUpForm({ phone, onPhone, names, onNames, firstField, onSent, onSwitch }: Props) {
  const [problems, setProblems] = useState<Problems<keyof SignUpValues>>({});
  const form = useRef<HTMLFormElement>(null);

  const refuse = (found: Problems<keyof SignUpValues>) => {
    setProblems(found);
    focusFirstProblem(form.current, found);
  };
  const register = useMutation({
    ...registerMutation(),
    onSuccess: onSent,
    onError: (error) => {
      if (error instanceof PhoneProblem) refuse({ phone: error.message });
      else toast.error(error.message);
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (register.isPending) return;
    const values = { ...names, phone: phone.phone };
    const found = problemsOf(signUpForm, values);
    if (found) return refuse(found);
    setProblems({});
    register.mutate({ ...signUpForm.parse(values), phone });
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <ProfileFields
        values={names}
        onChange={(profile) => onNames({ ...names, ...profile })}
        problems={problems}
        firstField={firstField}
      />
      <PhoneField value={phone} onChange={onPhone} error={problems.phone} />
      <Field
        label="Referral code (optional)"
        name="referral_code"
        autoComplete="off"
        autoCapitalize="characters"
        value={names.referral_code}
        onChange={(event) => onNames({ ...names, referral_code: event.target.value })}
        error={problems.referral_code}
      />
      <Button type="submit" wide loading={register.isPending && 'Sending your code…'}>
        Next
      </Button>
      <ProofStatus />
      <SwitchLink question="Have an account?" words="Sign In" onSwitch={onSwitch} />
    </form>
  );
}
