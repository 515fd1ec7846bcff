import { lazy, Suspense } from 'react';
import { useSession } from '../shared/api/use-member.ts';
import { ScreenSkeleton } from '../shared/ui/screen-skeleton.tsx';
import { FailsAlone } from './fails-alone.tsx';
import { Frame } from './frame.tsx';
import { Screens } from './screens.tsx';

const SignInScreen = lazy(async () => ({ default: (await import('../features/sign-in/index.ts')).SignInScreen }));

const EnrolScreen = lazy(async () => ({ default: (await import('../features/profile/index.ts')).EnrolScreen }));

/** Whoever is not signed in sees the sign-in at every address, and is then where they wanted to go. */
export function Console() {
  const { member, reason } = useSession();
  if (member && !member.must_enrol)
    return (
      <Frame member={member}>
        <Screens />
      </Frame>
    );
  return (
    <FailsAlone>
      <Suspense fallback={<ScreenSkeleton />}>{member ? <EnrolScreen /> : <SignInScreen reason={reason} />}</Suspense>
    </FailsAlone>
  );
}
