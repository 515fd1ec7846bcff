import type { QueryClient } from '@tanstack/react-query';
import type { Session } from './session.ts';

/** Spec §4: nothing of the customer's (orders, wallet, profile) is left in the browser once they are gone. */
export function forgetOnSignOut(client: QueryClient, session: Pick<Session, 'onSignedOut'>): void {
  session.onSignedOut(() => client.clear());
}
