import { useSyncExternalStore } from 'react';
import { type Member, session } from './session.ts';

export const useSession = () => useSyncExternalStore(session.subscribe, session.state);

/** Whoever is signed in. For screens, which nobody else sees. */
export function useMember(): Member {
  const { member } = useSession();
  if (!member) throw new Error('A screen is shown though nobody is signed in.');
  return member;
}
