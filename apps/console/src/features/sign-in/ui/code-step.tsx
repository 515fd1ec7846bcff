import { isFailure } from '@jara/api-client';
import { OTP_LENGTH, type SecondFactorTicket } from '@jara/contract';
import { internationalDigits, type PhoneValue } from '@jara/domain/phone';
import { emptyCode, isComplete } from '@jara/ui/browser/otp-boxes';
import { useSecondsLeft } from '@jara/ui/browser/use-seconds-left';
import { Button } from '@jara/ui/button';
import { CodeBoxes } from '@jara/ui/code-boxes';
import { TextButton } from '@jara/ui/text-button';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { session } from '../../../shared/api/session.ts';
import { checkCodeMutation, sendCodeMutation } from '../api/sign-in.mutation.ts';

type Props = {
  readonly phone: PhoneValue;
  readonly resendAt: number;
  readonly onSent: (sent: { readonly resendAt: number }) => void;
  readonly onLeave: () => void;
  /** The code was right, and something else is to be passed. */
  readonly onSecondFactor: (ticket: SecondFactorTicket) => void;
};

const NO_CODE = emptyCode(OTP_LENGTH);

/** The code of the text. */
export function CodeStep({ phone, resendAt, onSent, onLeave, onSecondFactor }: Props) {
  const [code, setCode] = useState(NO_CODE);
  const firstBox = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const left = useSecondsLeft(resendAt);
  const begin = () => {
    setCode(NO_CODE);
    firstBox.current?.focus();
  };
  useLayoutEffect(() => firstBox.current?.focus(), []);

  const check = useMutation({
    ...checkCodeMutation(),
    onSuccess: (answer) => ('second_factor' in answer ? onSecondFactor(answer.second_factor) : session.begin(answer)),
    onError: (error) => (isFailure(error, 'OTP_DEAD') ? begin() : firstBox.current?.focus()),
  });
  const resend = useMutation({
    ...sendCodeMutation(),
    onSuccess: (sent) => {
      check.reset();
      begin();
      onSent(sent);
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isComplete(code) && !check.isPending) check.mutate({ phone: phone.phone, otp: code.join('') });
  };
  const error = check.error ?? resend.error;

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <p className="text-center text-ink-soft">
        We have sent a code to
        <span className="block font-semibold text-ink tabular-nums">+{internationalDigits(phone)}</span>
      </p>
      <CodeBoxes
        code={code}
        onChange={(next) => {
          setCode(next);
          if (check.isError) check.reset();
        }}
        isWrong={check.isError}
        errorId={errorId}
        firstBox={firstBox}
      />
      <p id={errorId} role="alert" className="text-center font-medium text-14 text-pepper empty:hidden">
        {error?.message}
      </p>
      <Button type="submit" wide disabled={!isComplete(code)} loading={check.isPending && 'Checking…'}>
        Sign in
      </Button>
      <Button
        look="quiet"
        wide
        disabled={left > 0}
        loading={resend.isPending && 'Sending…'}
        onClick={() => resend.mutate(phone)}
        className="tabular-nums"
      >
        {left > 0 ? `Resend in ${left} s` : 'Resend'}
      </Button>
      <span className="justify-self-center">
        <TextButton onClick={onLeave}>Use another number</TextButton>
      </span>
    </form>
  );
}
