import type { SignedInUser } from '@jara/contract';
import { useSyncExternalStore } from 'react';
import { signedInUser, subscribeToSession } from '@/shared/api/browser-session.ts';

// Pages are the same for everyone (ADR 14); who is signed in is known to the browser alone.
const onServer = () => null;

/** The signed-in customer; null for a guest, and on the server. */
export const useCustomer = (): SignedInUser | null => useSyncExternalStore(subscribeToSession, signedInUser, onServer);
