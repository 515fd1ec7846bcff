import type { PhoneValue } from '@jara/domain/phone';
import { useForm } from '@jara/ui/browser/use-form';
import { Button } from '@jara/ui/button';
import { toast } from '@jara/ui/toast';
import { useMutation } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { Field } from '@/shared/ui/field.tsx';
import { PhoneProblem } from '../api/check-phone.ts';
import { registerMutation } from '../api/send-code.mutation.ts';
import { problemsOf } from '../model/form-problems.ts';
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
  const register = useMutation({
    ...registerMutation(),
    onSuccess: onSent,
    onError: (error) => {
      if (error instanceof PhoneProblem) form.showProblems({ phone: error.message });
      else toast.error(error.message);
    },
  });
  const values = { ...names, phone: phone.phone };
  const form = useForm<keyof SignUpValues>({
    check: () => problemsOf(signUpForm, values),
    send: () => register.mutate({ ...signUpForm.parse(values), phone }),
    isSending: register.isPending,
  });

  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      <ProfileFields
        values={names}
        onChange={(profile) => onNames({ ...names, ...profile })}
        problems={form.problems}
        firstField={firstField}
      />
      <PhoneField value={phone} onChange={onPhone} error={form.problems.phone} />
      <Field
        label="Referral code (optional)"
        name="referral_code"
        autoComplete="off"
        autoCapitalize="characters"
        value={names.referral_code}
        onChange={(event) => onNames({ ...names, referral_code: event.target.value })}
        error={form.problems.referral_code}
      />
      <Button type="submit" wide loading={register.isPending && 'Sending your code…'}>
        Next
      </Button>
      <ProofStatus />
      <SwitchLink question="Have an account?" words="Sign In" onSwitch={onSwitch} />
    </form>
  );
}
