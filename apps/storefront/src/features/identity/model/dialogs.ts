import { closeLayer, type layer, openLayer } from '@/shared/browser/layers.ts';

/** The dialogs of identity; one at a time. */
export type IdentityDialog = NonNullable<ReturnType<typeof layer<'account'>>['given']>['dialog'];

/** Told how sign-in has ended. */
let onEnd: ((isSignedIn: boolean) => void) | undefined;

/** Another dialog ends the one before it. */
function show(dialog: IdentityDialog | undefined, reason?: string, isSignedIn = false): void {
  const tell = onEnd;
  onEnd = undefined;
  if (dialog) openLayer('account', { dialog, reason });
  else closeLayer('account');
  tell?.(isSignedIn);
}

function showSignIn(why: string | undefined, then: (isSignedIn: boolean) => void): void {
  show('sign-in', why);
  onEnd = then;
}

/** `then` is what the person was about to do: it is done once they are signed in. */
export function openSignIn(then?: () => void, why?: string): void {
  showSignIn(why, (isSignedIn) => isSignedIn && then?.());
}

/** Spec §4: a session that can go on no more opens sign-in. So does a first payment in a browser (ADR 37). */
export const openSignInAgain = showSignIn;

export const openProfile = () => show('profile');
export const openCompleteProfile = () => show('complete-profile');

/** Closed without having signed in: what waited for it is forgotten. */
export const closeDialog = () => show(undefined);

/** Signed in: the dialog closes and the person is back at what they were doing. */
export const returnFromSignIn = () => show(undefined, undefined, true);
