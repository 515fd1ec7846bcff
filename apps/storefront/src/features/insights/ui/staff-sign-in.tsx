import { internationalDigits, NO_PHONE, type PhoneValue } from '@jara/domain/phone';
import { TextButton } from '@jara/ui/text-button';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { CodeForm, PhoneForm } from '@/features/identity/data.ts';
import { IN_CONSOLE, SUPPORT_ONLY, staffSession } from '../api/staff-session.ts';
import { checkStaffCodeMutation, sendStaffCodeMutation } from '../api/staff-sign-in.mutation.ts';

type Props = {
  /** Why somebody who was signed in no longer is. */
  readonly reason: string | undefined;
  readonly smsInbox: string | undefined;
};

/** Decisions §8: staff sign in with a code by text, as customers do, and have tokens of their own. */
export function StaffSignIn({ reason, smsInbox }: Props) {
  const [phone, setPhone] = useState<PhoneValue>(NO_PHONE);
  const [sentAt, setSentAt] = useState<number>();
  const firstField = useRef<HTMLInputElement>(null);
  const isCodeSent = sentAt !== undefined;

  // The button that led here is gone with its view, so the keyboard goes on in the new one.
  const wasCodeSent = useRef(isCodeSent);
  useEffect(() => {
    if (wasCodeSent.current !== isCodeSent) firstField.current?.focus();
    wasCodeSent.current = isCodeSent;
  }, [isCodeSent]);

  return (
    <section className="mx-auto grid w-full max-w-md grid-cols-1 gap-4 rounded-card border border-line bg-surface p-5 md:mt-8 md:p-8">
      <header className="grid gap-1">
        <h1 className="text-28">Insights</h1>
        <p className="text-ink-soft">For support. We send a code to your phone.</p>
      </header>
      <p role="alert" className="rounded-small bg-pepper/8 px-4 py-3 font-medium text-14 text-pepper empty:hidden">
        {reason}
        {reason === IN_CONSOLE && (
          <a href="/console" className="ms-1 underline">
            Open the console
          </a>
        )}
      </p>
      {isCodeSent ? (
        <StaffCode
          phone={phone}
          sentAt={sentAt}
          onSent={setSentAt}
          onLeave={() => setSentAt(undefined)}
          smsInbox={smsInbox}
          firstField={firstField}
        />
      ) : (
        <PhoneForm
          phone={phone}
          firstField={firstField}
          mutation={sendStaffCodeMutation()}
          onSent={(sent) => {
            setPhone(sent);
            setSentAt(Date.now());
          }}
        />
      )}
    </section>
  );
}

type CodeProps = {
  readonly phone: PhoneValue;
  readonly sentAt: number;
  readonly onSent: (at: number) => void;
  readonly onLeave: () => void;
  readonly smsInbox: string | undefined;
  readonly firstField: RefObject<HTMLInputElement | null>;
};

function StaffCode({ phone, sentAt, onSent, onLeave, smsInbox, firstField }: CodeProps) {
  const check = useMutation({
    ...checkStaffCodeMutation(),
    onSuccess: (answer) => {
      const needsConsole = 'second_factor' in answer || answer.must_enrol;
      if (!needsConsole && answer.role === 'support') {
        staffSession().keep({ token: answer.token, name: answer.name });
        return;
      }
      staffSession().end(needsConsole ? IN_CONSOLE : SUPPORT_ONLY);
      onLeave();
    },
  });
  const resend = useMutation({
    ...sendStaffCodeMutation(),
    meta: { failure: 'toast' },
    onSuccess: () => {
      check.reset();
      onSent(Date.now());
    },
  });
  return (
    <CodeForm
      number={internationalDigits(phone)}
      submitLabel="Sign in"
      sentAt={sentAt}
      onSubmit={(otp) => check.mutate({ otp, phone: phone.phone })}
      isChecking={check.isPending}
      error={check.error}
      onTyping={() => check.isError && check.reset()}
      onResend={() => resend.mutate(phone)}
      isResending={resend.isPending}
      smsInbox={smsInbox}
      firstField={firstField}
    >
      <TextButton onClick={onLeave}>Use another number</TextButton>
    </CodeForm>
  );
}
