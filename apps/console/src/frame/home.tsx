import { EmptyState } from '@jara/ui/empty-state';
import { Redirect } from 'wouter';
import { NAVIGATION } from '../navigation.ts';
import { useMember } from '../shared/api/use-member.ts';

/** Leads to the first screen of whoever is signed in. */
export function Home() {
  const [first] = NAVIGATION[useMember().role];
  if (first) return <Redirect to={first.to} replace />;
  return (
    <EmptyState level={1} title="Nothing to do here yet">
      Your screens come with one of the next versions.
    </EmptyState>
  );
}
