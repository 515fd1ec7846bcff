import { readCookie } from '../../browser/cookie.ts';
import type { CookieName } from '../../browser/register.ts';
import { storedText } from '../../browser/storage.ts';
import { BASE_PATH } from '../../config/base-path.ts';
import { learnServerTime, serverNow } from './server-clock.ts';

/** What a page needs to send to the queue. */
export type QueueAccess = {
  readonly queueUrl: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string;
};

/** Spec §7: credentials that expire within 10 minutes are replaced before they are used. */
const SOON_MS = 600_000;
const LONGEST_CALL_MS = 10_000;

/** Cookies do not tell when they end. */
const expiry = storedText('analytics.credentials_expire_at');

function cookie(name: CookieName): string {
  try {
    return decodeURIComponent(readCookie(name));
  } catch {
    return '';
  }
}

/** Spec §7: queue URL, region, and credentials of three parts. What is malformed is like nothing. */
export function readQueueAccess(): QueueAccess | undefined {
  const [queueUrl, region] = [cookie('queue_url'), cookie('queue_region')];
  const [accessKeyId, secretAccessKey, sessionToken, ...more] = cookie('queue_credentials').split('::');
  if (!/^https?:\/\/.+\/[^/]+\/[^/]+$/.test(queueUrl) || !region || more.length > 0) return;
  if (!accessKeyId || !secretAccessKey || !sessionToken) return;
  return { queueUrl, region, accessKeyId, secretAccessKey, sessionToken };
}

/** The session token is in a cookie that only the server reads; its answer sets the others anew. */
export async function refreshQueueAccess(sessionId: string): Promise<QueueAccess> {
  const response = await fetch(`${BASE_PATH}/api/session?sessionId=${sessionId}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(LONGEST_CALL_MS),
  });
  if (!response.ok) throw new Error(`No session: ${response.status}`);
  learnServerTime(response);
  const { data } = (await response.json()) as { data?: { credentials_expire_at?: string } };
  expiry.write(data?.credentials_expire_at ?? null);
  const access = readQueueAccess();
  if (!access) throw new Error('The session brought no credentials.');
  return access;
}

export async function queueAccess(sessionId: string): Promise<QueueAccess> {
  const access = readQueueAccess();
  const isGood = Date.parse(expiry.read() ?? '') - serverNow() > SOON_MS;
  return access && isGood ? access : refreshQueueAccess(sessionId);
}
