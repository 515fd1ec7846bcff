import { identityEndpoints } from '@jara/contract';
import { callApi } from '@/shared/api/browser.ts';
import { browserSession } from '@/shared/api/browser-session.ts';

/** Whoever hands the phone on does not wait for a bad line. */
const LONGEST_WAIT_MS = 5_000;

/** The server ends the session and takes its cookie; whether it can be reached or not, this browser forgets the person. */
export async function signOut(): Promise<void> {
  try {
    await callApi(identityEndpoints.logout, {}, AbortSignal.timeout(LONGEST_WAIT_MS));
  } catch {
    // Without the user's cookie the session cannot be used here any more.
  } finally {
    browserSession().drop();
  }
}
