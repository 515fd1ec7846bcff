import type { SecondFactorTicket } from '@jara/contract';
import { NO_PHONE, type PhoneValue } from '@jara/domain/phone';
import { Wordmark } from '@jara/ui/wordmark';
import { useState } from 'react';
import { CodeStep } from './code-step.tsx';
import { DemoList } from './demo-list.tsx';
import { PhoneStep } from './phone-step.tsx';
import { SecondFactorStep } from './second-factor-step.tsx';

type Sent = { readonly resendAt: number };

/** Staff sign in with a code by text (decisions §8). Shown in place of every screen while nobody is signed in. */
export function SignInScreen({ reason }: { readonly reason: string | undefined }) {
  const [phone, setPhone] = useState<PhoneValue>(NO_PHONE);
  const [sent, setSent] = useState<Sent>();
  const [ticket, setTicket] = useState<SecondFactorTicket>();
  const begin = () => {
    setSent(undefined);
    setTicket(undefined);
  };
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col gap-6 px-4 py-8 md:justify-center">
      <Wordmark />
      <section className="grid grid-cols-1 gap-4 rounded-card border border-line bg-surface p-5 md:p-8">
        <header className="grid gap-1">
          <h1 className="text-28">Sign in</h1>
          <p className="text-ink-soft">For restaurants, riders and support. We send a code to your phone.</p>
        </header>
        <p role="alert" className="rounded-small bg-pepper/8 px-4 py-3 font-medium text-14 text-pepper empty:hidden">
          {reason}
        </p>
        {ticket && <SecondFactorStep ticket={ticket} onLeave={begin} />}
        {!ticket && sent && (
          <CodeStep
            phone={phone}
            resendAt={sent.resendAt}
            onSent={setSent}
            onLeave={begin}
            onSecondFactor={setTicket}
          />
        )}
        {!ticket && !sent && <PhoneStep phone={phone} onType={setPhone} onSent={setSent} />}
      </section>
      <DemoList />
    </main>
  );
}
