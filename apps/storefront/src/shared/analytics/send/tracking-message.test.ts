// @vitest-environment happy-dom
import { trackingFrame } from '@jara/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { track } from '../track.ts';
import { waitingEvents } from './event-queue.ts';
import { nextBatch } from './next-batch.ts';
import { systemOf, trackingMessage } from './tracking-message.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/604.1';

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

function nextMessage() {
  const [first, ...others] = nextBatch('all');
  return first && trackingMessage([first, ...others]);
}

test('analytics.004 analytics.006 a message has session, user, client, style and its events', () => {
  window.history.replaceState(null, '', '/store');
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
  track({ event_type: 'view_page', name: 'home' });
  track({ event_type: 'view_section', name: 'checkout' });
  const waiting = waitingEvents();
  const message = nextMessage();
  expect(message).toEqual({
    session_id: waiting[0]?.sessionId,
    user: { email: { email: 'guest' }, id: 0 },
    client_info: {
      host: window.location.host,
      user_agent: IPHONE,
      os: 'iOS',
      platform: 'web',
      version: '1.0.0',
    },
    style: 'bulk',
    payload: waiting.map(({ event }) => event),
  });
  expect(trackingFrame.safeParse(message).error).toBeUndefined();
});

test('analytics.004 an error goes by itself, before what waits longer, as a single event', () => {
  window.history.replaceState(null, '', '/store');
  track({ event_type: 'view_page', name: 'home' });
  track({ event_type: 'error_error', name: 'script', details: { code: 'TypeError' } });
  expect(nextMessage()).toMatchObject({ style: 'single', payload: { event_type: 'error_error', name: 'script' } });
});

test('events of two sessions go in messages of their own', () => {
  window.history.replaceState(null, '', '/store');
  track({ event_type: 'view_page', name: 'home' });
  window.localStorage.removeItem('analytics');
  track({ event_type: 'view_page', name: 'search' });
  expect(nextBatch('all').map(({ event }) => event.name)).toEqual(['home']);
});

test.each([
  ['Mozilla/5.0 (Linux; Android 14; SM-A057F) Chrome/131', 'Android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/133', 'Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_7) Safari/605', 'macOS'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541) Chrome/131', 'ChromeOS'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/131', 'Linux'],
  ['Opera/9.80 (J2ME/MIDP; Opera Mini/7.1)', 'unknown'],
])('analytics.006 the system of %s is %s', (userAgent, system) => {
  expect(systemOf(userAgent)).toBe(system);
});
