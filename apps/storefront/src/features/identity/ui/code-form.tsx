import { isFailure } from '@jara/api-client';
import { OTP_LENGTH, RESEND_COUNTDOWN_SECONDS } from '@jara/contract';
import { emptyCode, fillBoxes, isComplete } from '@jara/ui/browser/otp-boxes';
import { useSecondsLeft } from '@jara/ui/browser/use-seconds-left';
import { Button } from '@jara/ui/button';
import { CodeBoxes } from '@jara/ui/code-boxes';
import { type ReactNode, type RefObject, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { DemoCode } from './demo-code.tsx';
import { ProofStatus } from './proof-status.tsx';
import { useSmsCode } from './use-sms-code.ts';

type Props = {
  /** Digits with the calling code: where the code went. */
  readonly number: string;
  readonly submitLabel: string;
  readonly sentAt: number;
  readonly onSubmit: (otp: string) => void;
  readonly isChecking: boolean;
  readonly error: Error | null;
  readonly onTyping: () => void;
  readonly onResend: () => void;
  readonly isResending: boolean;
  readonly smsInbox: string | undefined;
  readonly firstField: RefObject<HTMLInputElement | null>;
  readonly children?: ReactNode;
};

const NO_CODE = emptyCode(OTP_LENGTH);

/** No digits will make it right; another has to be asked for. */
const isDead = (error: Error) => isFailure(error, 'OTP_DEAD');

/** Spec §2 'Verify Phone Number', and the same after a change of email. */
export function CodeForm(props: Props) {
  const { number, sentAt, error, isChecking, isResending, firstField } = props;
  const [code, setCode] = useState(NO_CODE);
  const errorId = useId();
  const left = useSecondsLeft(sentAt + RESEND_COUNTDOWN_SECONDS * 1000);
  const resend = useRef<HTMLButtonElement>(null);

  // A new code was sent: the boxes are emptied for it.
  const lastSentAt = useRef(sentAt);
  useEffect(() => {
    if (lastSentAt.current === sentAt) return;
    lastSentAt.current = sentAt;
    setCode(NO_CODE);
    firstField.current?.focus();
  }, [sentAt, firstField]);

  // The keyboard goes to where the refusal is answered.
  useEffect(() => {
    if (!error) return;
    const needsAnother = isDead(error);
    if (needsAnother) setCode(NO_CODE);
    const next = needsAnother && resend.current?.disabled === false ? resend.current : firstField.current;
    next?.focus();
  }, [error, firstField]);

  useSmsCode(sentAt, (text) => {
    const { code: filled } = fillBoxes(NO_CODE, 0, text);
    if (!isComplete(filled) || isChecking) return;
    setCode(filled);
    props.onSubmit(filled.join(''));
  });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isComplete(code) && !isChecking) props.onSubmit(code.join(''));
  };

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <p className="text-center text-ink-soft">
        Please input code sent to number
        <span className="block font-semibold text-ink tabular-nums">+{number}</span>
      </p>
      <CodeBoxes
        code={code}
        onChange={(next) => {
          setCode(next);
          props.onTyping();
        }}
        isWrong={error !== null}
        errorId={errorId}
        firstBox={firstField}
      />
      <p id={errorId} role="alert" className="text-center font-medium text-14 text-pepper empty:hidden">
        {error?.message}
      </p>
      <DemoCode smsInbox={props.smsInbox} number={number} />
      <Button type="submit" wide disabled={!isComplete(code)} loading={isChecking && 'Checking…'}>
        {props.submitLabel}
      </Button>
      <ProofStatus />
      <Button
        ref={resend}
        look="quiet"
        wide
        disabled={left > 0}
        loading={isResending && 'Sending…'}
        onClick={props.onResend}
        className="tabular-nums"
      >
        {left > 0 ? `Resend in ${left} s` : 'Resend'}
      </Button>
      {props.children}
    </form>
  );
}
