import { browserSession } from '@/shared/api/browser-session.ts';
import { openProfile, openSignIn } from './dialogs.ts';

/** A guest who signs in here wanted their account; they are in it then, and the dialog closes. */
export function openAccount(): void {
  if (browserSession().latest()) openProfile();
  else openSignIn();
}
