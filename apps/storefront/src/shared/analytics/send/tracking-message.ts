import type { APP_VERSION, TrackingMessage } from '@jara/contract';
import type { WaitingEvent } from './event-queue.ts';
import { isUrgent } from './next-batch.ts';

const VERSION: typeof APP_VERSION = '1.0.0';

const LONGEST_USER_AGENT = 500;

/** The first that fits: Android says that it is a Linux, an iPhone that it is like a Mac. */
const SYSTEMS = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const;

export const systemOf = (userAgent: string): string =>
  SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'unknown';

const clientInfo = (): TrackingMessage['client_info'] => ({
  host: window.location.host,
  user_agent: navigator.userAgent.slice(0, LONGEST_USER_AGENT),
  os: systemOf(navigator.userAgent),
  platform: 'web',
  version: VERSION,
});

/** Spec §3: what goes to the queue. */
export function trackingMessage([first, ...others]: readonly [WaitingEvent, ...WaitingEvent[]]): TrackingMessage {
  const frame = { session_id: first.sessionId, user: first.user, client_info: clientInfo() };
  return isUrgent(first.event)
    ? { ...frame, style: 'single', payload: first.event }
    : { ...frame, style: 'bulk', payload: [first, ...others].map(({ event }) => event) };
}
