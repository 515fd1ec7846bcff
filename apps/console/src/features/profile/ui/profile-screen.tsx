import { Button } from '@jara/ui/button';
import { signOut } from '../../../shared/api/sign-out.ts';
import { useMember } from '../../../shared/api/use-member.ts';
import { SecondFactorList } from './second-factor-list.tsx';
import { SessionList } from './session-list.tsx';

/** Of whoever is signed in: what protects their account, and where it is open. */
export function ProfileScreen() {
  const { name } = useMember();
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-28">{name}</h1>
      <div className="grid grid-cols-1 gap-8 md:grid-cols-2">
        <SessionList />
        <SecondFactorList />
      </div>
      <span className="justify-self-start">
        <Button look="secondary" onClick={signOut}>
          Sign out
        </Button>
      </span>
    </div>
  );
}
