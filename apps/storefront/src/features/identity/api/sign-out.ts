import { identityEndpoints } from '@jara/contract';
import { callApi } from '@/shared/api/browser.ts';
import { browserSession } from '@/shared/api/browser-session.ts';

/** The server ends the session and takes its cookie; whether it can be reached or not, this browser forgets the person. */
export async function signOut(): Promise<void> {
  try {
    await callApi(identityEndpoints.logout, {});
  } catch {
    // Without the user's cookie the session cannot be used here any more.
  } finally {
    browserSession().drop();
  }
}
