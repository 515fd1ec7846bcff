'use client';

import { RESEND_COUNTDOWN_SECONDS } from '@jara/contract';
import { type ReactNode, type RefObject, type SubmitEvent, useId, useState } from 'react';
import { Button } from '@/shared/ui/button.tsx';
import { isWhole, NO_CODE } from '../model/code.ts';
import { CodeBoxes } from './code-boxes.tsx';
import { DemoCode } from './demo-code.tsx';
import { useSecondsLeft } from './use-seconds-left.ts';

type Props = {
  /** Digits with the calling code: where the code went. */
  readonly number: string;
  readonly submitLabel: string;
  readonly sentAt: number;
  readonly onSubmit: (otp: string) => void;
  readonly isChecking: boolean;
  readonly error: string | undefined;
  readonly onTyping: () => void;
  readonly onResend: () => void;
  readonly isResending: boolean;
  readonly smsInbox: string | undefined;
  readonly firstField: RefObject<HTMLInputElement | null>;
  readonly children?: ReactNode;
};

/** Spec §2 'Verify Phone Number', and the same after a change of email. */
export function CodeForm(props: Props) {
  const { number, error, isChecking, isResending } = props;
  const [code, setCode] = useState(NO_CODE);
  const errorId = useId();
  const left = useSecondsLeft(props.sentAt + RESEND_COUNTDOWN_SECONDS * 1000);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isWhole(code) && !isChecking) props.onSubmit(code.join(''));
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
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
        isWrong={error !== undefined}
        errorId={errorId}
        firstBox={props.firstField}
      />
      <p id={errorId} role="alert" className="text-center font-medium text-14 text-pepper empty:hidden">
        {error}
      </p>
      <DemoCode smsInbox={props.smsInbox} number={number} />
      <Button type="submit" wide disabled={!isWhole(code)} loading={isChecking && 'Checking…'}>
        {props.submitLabel}
      </Button>
      <Button
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
