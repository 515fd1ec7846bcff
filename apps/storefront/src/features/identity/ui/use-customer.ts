import type { SignedInUser } from '@jara/contract';
import { useSyncExternalStore } from 'react';
import { signedInUser, subscribeToSession } from '@/shared/api/browser-session.ts';

// Pages are the same for everyone; who is signed in is known once the page has hydrated.
const onServer = () => null;

/** The signed-in customer; null for a guest, on the server and until the page has hydrated. */
export const useCustomer = (): SignedInUser | null => useSyncExternalStore(subscribeToSession, signedInUser, onServer);
