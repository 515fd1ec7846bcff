import { type SecondFactorMethod, type SecondFactorProof, type SecondFactorTicket, totpCode } from '@jara/contract';
import { useForm } from '@jara/ui/browser/use-form';
import { Button } from '@jara/ui/button';
import { Field } from '@jara/ui/field';
import { TextButton } from '@jara/ui/text-button';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { answerWithPasskey } from './passkey.ts';

type Props = {
  readonly ticket: SecondFactorTicket;
  /** Sends it; what it is refused with is shown here. */
  readonly send: (proof: SecondFactorProof) => Promise<unknown>;
  readonly submitLabel: string;
};
type StepProps = Pick<Props, 'submitLabel'> & {
  readonly onProof: (proof: SecondFactorProof) => void;
  readonly isSending: boolean;
  readonly error: string | undefined;
};

const CHOICE = {
  passkey: 'Use a passkey',
  totp: 'Use a code from your app',
  recovery_code: 'Use a recovery code',
} as const satisfies Record<SecondFactorMethod, string>;

/** Going to another way and back loses nothing. */
const NOTHING_TYPED = { totp: '', recovery_code: '' };

/** Passing a second factor: the first that somebody has, or another one of their choice. */
export function SecondFactorForm({ ticket, send, submitLabel }: Props) {
  const [method, setMethod] = useState(ticket.methods[0] ?? 'recovery_code');
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const [isChosen, setIsChosen] = useState(false);
  const sending = useMutation({
    mutationFn: async (given: SecondFactorProof | 'passkey') => {
      if (given !== 'passkey') return send(given);
      if (!ticket.passkey_options) throw new Error('there is no passkey to ask for');
      return send({ method: 'passkey', response: await answerWithPasskey(ticket.passkey_options) });
    },
    // The message stands where it was asked for.
    meta: { failure: 'rethrow' },
  });
  const step = { submitLabel, onProof: sending.mutate, isSending: sending.isPending, error: sending.error?.message };
  return (
    <div className="grid grid-cols-1 gap-4">
      {method === 'passkey' ? (
        <PasskeyStep {...step} onUse={() => sending.mutate('passkey')} />
      ) : (
        <TypedStep
          key={method}
          {...{ ...step, method, isChosen }}
          code={typed[method]}
          onCode={(code) => setTyped({ ...typed, [method]: code })}
        />
      )}
      <ul className="grid justify-items-center">
        {ticket.methods
          .filter((each) => each !== method)
          .map((each) => (
            <li key={each}>
              <TextButton
                onClick={() => {
                  sending.reset();
                  setIsChosen(true);
                  setMethod(each);
                }}
              >
                {CHOICE[each]}
              </TextButton>
            </li>
          ))}
      </ul>
    </div>
  );
}

function PasskeyStep({ isSending, error, onUse }: StepProps & { readonly onUse: () => void }) {
  return (
    <>
      <Button wide onClick={onUse} loading={isSending && 'Checking…'}>
        Use your passkey
      </Button>
      <p role="alert" className="text-center font-medium text-14 text-pepper empty:hidden">
        {error}
      </p>
    </>
  );
}

/** What is typed, and what is wrong with it before it is sent. */
const TYPED = {
  totp: {
    label: 'Code from your app',
    problemOf: (code: string) => (totpCode.safeParse(code).success ? undefined : 'Enter the 6 digits.'),
    field: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 6 },
  },
  recovery_code: {
    label: 'Recovery code',
    problemOf: (code: string) => (code.length >= 10 ? undefined : 'Enter one of the codes that you saved.'),
    field: { autoComplete: 'off', autoCapitalize: 'characters', maxLength: 20 },
  },
} as const;

type TypedProps = StepProps & {
  readonly method: keyof typeof TYPED;
  readonly code: string;
  readonly onCode: (code: string) => void;
  /** The keyboard goes to what somebody has asked for. */
  readonly isChosen: boolean;
};

function TypedStep({ method, code, onCode, isChosen, submitLabel, onProof, isSending, error }: TypedProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isChosen) input.current?.focus();
  }, [isChosen]);
  const { label, problemOf, field } = TYPED[method];
  const form = useForm<'code'>({
    check: () => ({ code: problemOf(code.trim()) }),
    send: () => onProof({ method, code: code.trim() }),
    isSending,
  });
  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      <Field
        {...field}
        ref={input}
        label={label}
        name="code"
        value={code}
        onChange={(event) => {
          onCode(event.target.value);
          form.clearProblem('code');
        }}
        error={form.problems.code ?? error}
      />
      <Button type="submit" wide loading={isSending && 'Checking…'}>
        {submitLabel}
      </Button>
    </form>
  );
}
