import { browserSession } from '@/shared/api/browser-session.ts';
import { openSignIn } from './dialogs.ts';

/**
 * Spec §6: a guest is sent to sign-in. A signed-in customer goes on at once; a guest goes on when the sign-in has
 * succeeded, so that they return to what they were doing.
 */
export function requireSignIn(then?: () => void): void {
  if (browserSession().latest()) then?.();
  else openSignIn(then);
}
