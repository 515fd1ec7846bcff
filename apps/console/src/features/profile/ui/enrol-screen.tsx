import { TextButton } from '@jara/ui/text-button';
import { Wordmark } from '@jara/ui/wordmark';
import { session } from '../../../shared/api/session.ts';
import { signOut } from '../../../shared/api/sign-out.ts';
import { useMember } from '../../../shared/api/use-member.ts';
import { AddSecondFactor } from './add-second-factor.tsx';

/** In place of every screen, until somebody of support has a second factor (ADR 63). */
export function EnrolScreen() {
  const member = useMember();
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col gap-6 px-4 py-8 md:justify-center">
      <Wordmark />
      <section className="grid grid-cols-1 gap-4 rounded-card border border-line bg-surface p-5 md:p-8">
        <header className="grid gap-1">
          <h1 className="text-28">Protect your account</h1>
          <p className="text-ink-soft">
            Support can move money, so a code by text is not enough. From now on you sign in with this as well.
          </p>
        </header>
        <AddSecondFactor canAddApp onDone={() => session.begin({ ...member, must_enrol: false })} />
        <span className="justify-self-center">
          <TextButton onClick={signOut}>Sign out</TextButton>
        </span>
      </section>
    </main>
  );
}
