import { listeners } from '@/shared/browser/listeners.ts';

/** The dialogs of identity; one at a time. */
export type IdentityDialog = 'sign-in' | 'profile' | 'complete-profile';

let shown: IdentityDialog | undefined;
let afterSignIn: (() => void) | undefined;
let reason: string | undefined;
const onlookers = listeners();

function show(next: IdentityDialog | undefined): void {
  shown = next;
  onlookers.notify();
}

export const shownDialog = () => shown;
/** Why sign-in opened though nobody had asked for it. */
export const signInReason = () => reason;

export const subscribeToDialogs = onlookers.subscribe;

/** `then` is what the person was about to do: it is done once they are signed in. */
export function openSignIn(then?: () => void): void {
  afterSignIn = then;
  reason = undefined;
  show('sign-in');
}

/** Spec §4: a session that can go on no more opens sign-in. So does a first payment in a browser (ADR 37). */
export function openSignInAgain(why: string): void {
  afterSignIn = undefined;
  reason = why;
  show('sign-in');
}

export const openProfile = () => show('profile');
export const openCompleteProfile = () => show('complete-profile');

/** Closed without having signed in: what waited for it is forgotten. */
export function closeDialog(): void {
  afterSignIn = undefined;
  show(undefined);
}

/** Signed in: the dialog closes and the person is back at what they were doing. */
export function returnFromSignIn(): void {
  const then = afterSignIn;
  closeDialog();
  then?.();
}
