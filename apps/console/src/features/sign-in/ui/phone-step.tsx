import { ApiError, isFailure } from '@jara/api-client';
import { phoneDigits } from '@jara/contract';
import { enteredPhone, GHANA, NIGERIA, type PhoneValue } from '@jara/domain/phone';
import { useForm } from '@jara/ui/browser/use-form';
import { Button } from '@jara/ui/button';
import { CountryPicker } from '@jara/ui/country-picker';
import { Field } from '@jara/ui/field';
import { toast } from '@jara/ui/toast';
import { useMutation } from '@tanstack/react-query';
import type { ChangeEvent } from 'react';
import { sendCodeMutation } from '../api/sign-in.mutation.ts';

type Props = {
  readonly phone: PhoneValue;
  readonly onType: (phone: PhoneValue) => void;
  readonly onSent: (sent: { readonly resendAt: number }) => void;
};

const COUNTRIES = [NIGERIA, GHANA];

const inputTypeOf = ({ nativeEvent }: ChangeEvent) =>
  nativeEvent instanceof InputEvent ? nativeEvent.inputType : undefined;

/** The number that a code is sent to. */
export function PhoneStep({ phone, onType, onSent }: Props) {
  const send = useMutation({
    ...sendCodeMutation(),
    onSuccess: onSent,
    onError: (error) => {
      // That we cannot be reached, or that the browser cannot solve a proof of work, is no fault of the number.
      const isOfNumber = error instanceof ApiError && error.status < 500 && !isFailure(error, 'PROOF_NEEDED');
      if (isOfNumber) form.showProblems({ phone: error.message });
      else toast.error(error.message);
    },
  });
  const form = useForm<'phone'>({
    check: () => ({ phone: phoneDigits.safeParse(phone.phone).error?.issues[0]?.message }),
    send: () => send.mutate(phone),
    isSending: send.isPending,
  });
  const change = (next: PhoneValue) => {
    onType(next);
    form.clearProblem('phone');
  };
  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      <Field
        label="Phone number"
        name="phone"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        value={phone.phone}
        onChange={(event) => change(enteredPhone(phone, event.target.value, inputTypeOf(event)))}
        error={form.problems.phone}
        leading={
          <CountryPicker
            country={phone.country}
            countries={COUNTRIES}
            onChange={(country) => change({ ...phone, country })}
          />
        }
      />
      <Button type="submit" wide loading={send.isPending && 'Sending your code…'}>
        Send code
      </Button>
    </form>
  );
}
