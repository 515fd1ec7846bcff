import { browserSession } from '@/shared/api/browser-session.ts';
import { openSignIn } from './dialogs.ts';

/** What a guest has tapped is not what opens: the dialog says why it asks. */
const WHY = {
  address: 'Your addresses are kept in your account. Sign in to add one and see its delivery fee and time.',
  payment: 'Your wallet and cards are in your account. Sign in to choose how to pay.',
  promo: 'Promo codes belong to an account. Sign in to use one.',
  order: 'Sign in to place this order. What is in your cart stays there.',
  package: 'Sign in to send this. What you have filled in stays there.',
  details: 'Sign in to fill in your name and phone number.',
  like: 'What you like is kept in your account. Sign in to keep this.',
} as const;

/**
 * Spec §6: a guest is sent to sign-in. A signed-in customer goes on at once; a guest goes on when the sign-in has
 * succeeded, so that they return to what they were doing.
 */
export function requireSignIn(then?: () => void, why?: keyof typeof WHY): void {
  if (browserSession().latest()) then?.();
  else openSignIn(then, why && WHY[why]);
}
