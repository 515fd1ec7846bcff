import { ApiError, isFailure } from '@jara/api-client';
import type { PhoneValue } from '@jara/domain/phone';
import { useForm } from '@jara/ui/browser/use-form';
import { Button } from '@jara/ui/button';
import { toast } from '@jara/ui/toast';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useState } from 'react';
import { problemsOf } from '../model/form-problems.ts';
import { signInForm } from '../model/forms.ts';
import { PhoneField } from './phone-field.tsx';
import { ProofStatus } from './proof-status.tsx';

type Props = {
  readonly phone: PhoneValue;
  readonly firstField: RefObject<HTMLInputElement | null>;
  /** Asks for a code. Gives back the number that it was sent to. */
  readonly mutation: UseMutationOptions<PhoneValue, Error, PhoneValue>;
  readonly onSent: (phone: PhoneValue) => void;
  /** What is typed outlives the form, where somebody keeps it. */
  readonly onType?: (phone: PhoneValue) => void;
  /** The number is the signed-in customer's. */
  readonly isFixed?: boolean;
  readonly children?: ReactNode;
};

/** The number that a code is sent to. */
export function PhoneForm({ phone: known, firstField, mutation, onSent, onType, isFixed = false, children }: Props) {
  const [phone, setPhone] = useState(known);
  const signIn = useMutation({
    ...mutation,
    onSuccess: onSent,
    onError: (error) => {
      // Decisions §3: the field says what is wrong with the number. That we cannot be reached, or that the browser cannot
      // solve a proof of work, is no fault of it.
      const isOfNumber = !(error instanceof ApiError && error.status >= 500) && !isFailure(error, 'PROOF_NEEDED');
      if (!isOfNumber) toast.error(error.message);
      else form.showProblems({ phone: error.message });
    },
  });
  const form = useForm<'phone'>({
    check: () => problemsOf(signInForm, { phone: phone.phone }),
    send: () => signIn.mutate(phone),
    isSending: signIn.isPending,
  });

  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      <PhoneField
        value={phone}
        onChange={(next) => {
          setPhone(next);
          onType?.(next);
          form.clearProblem('phone');
        }}
        error={form.problems.phone}
        field={firstField}
        disabled={isFixed}
      />
      <Button type="submit" wide loading={signIn.isPending && 'Sending your code…'}>
        Sign In
      </Button>
      <ProofStatus />
      {children}
    </form>
  );
}
