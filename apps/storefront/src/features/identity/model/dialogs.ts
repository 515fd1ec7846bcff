import { listeners } from '@/shared/browser/listeners.ts';

/** The dialogs of identity; one at a time. */
export type IdentityDialog = 'sign-in' | 'profile' | 'complete-profile';

let shown: IdentityDialog | undefined;
/** Told how sign-in has ended. */
let onEnd: ((isSignedIn: boolean) => void) | undefined;
let reason: string | undefined;
const onlookers = listeners();

/** Another dialog ends the one before it. */
function show(next: IdentityDialog | undefined, isSignedIn = false): void {
  const tell = onEnd;
  onEnd = undefined;
  shown = next;
  onlookers.notify();
  tell?.(isSignedIn);
}

function showSignIn(why: string | undefined, then: (isSignedIn: boolean) => void): void {
  reason = why;
  show('sign-in');
  onEnd = then;
}

export const shownDialog = () => shown;
/** Why sign-in opened though nobody had asked for it. */
export const signInReason = () => reason;

export const subscribeToDialogs = onlookers.subscribe;

/** `then` is what the person was about to do: it is done once they are signed in. */
export function openSignIn(then?: () => void): void {
  showSignIn(undefined, (isSignedIn) => isSignedIn && then?.());
}

/** Spec §4: a session that can go on no more opens sign-in. So does a first payment in a browser (ADR 37). */
export const openSignInAgain = showSignIn;

export const openProfile = () => show('profile');
export const openCompleteProfile = () => show('complete-profile');

/** Closed without having signed in: what waited for it is forgotten. */
export const closeDialog = () => show(undefined);

/** Signed in: the dialog closes and the person is back at what they were doing. */
export const returnFromSignIn = () => show(undefined, true);
