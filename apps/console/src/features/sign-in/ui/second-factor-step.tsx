import type { SecondFactorTicket } from '@jara/contract';
import { TextButton } from '@jara/ui/text-button';
import { session } from '../../../shared/api/session.ts';
import { SecondFactorForm } from '../../../shared/second-factor/second-factor-form.tsx';
import { passSecondFactor } from '../api/sign-in.mutation.ts';

type Props = { readonly ticket: SecondFactorTicket; readonly onLeave: () => void };

/** After the code of the text (ADR 63). */
export function SecondFactorStep({ ticket, onLeave }: Props) {
  return (
    <>
      <p className="text-center text-ink-soft">One more step, so that nobody else signs in with your number.</p>
      <SecondFactorForm
        ticket={ticket}
        submitLabel="Sign in"
        send={async (proof) => session.begin(await passSecondFactor({ ticket: ticket.ticket, proof }))}
      />
      <span className="justify-self-center">
        <TextButton onClick={onLeave}>Start again</TextButton>
      </span>
    </>
  );
}
