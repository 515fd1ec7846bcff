// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { openSqs } from '../../../testing/sqs-server.ts';
import { queueAccess, readQueueAccess } from './queue-access.ts';

const MINUTE = 60_000;
const COOKIES = {
  queue_url: 'http://localhost:3000/api/queue/000000000000/events',
  queue_region: 'eu-west-1',
  queue_credentials: 'ASIA::sec/ret::to+ken=',
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  window.localStorage.clear();
  for (const name of Object.keys(COOKIES)) document.cookie = `${name}=; Max-Age=0`;
});

function setCookies(cookies: Partial<typeof COOKIES>): void {
  for (const [name, value] of Object.entries({ ...COOKIES, ...cookies })) document.cookie = `${name}=${value}`;
}

const ACCESS = {
  queueUrl: COOKIES.queue_url,
  region: 'eu-west-1',
  accessKeyId: 'ASIA',
  secretAccessKey: 'sec/ret',
  sessionToken: 'to+ken=',
};

test('analytics.008 analytics.009 URL, region and credentials of three parts are in cookies', () => {
  setCookies({});
  expect(readQueueAccess()).toEqual(ACCESS);
  setCookies({ queue_credentials: encodeURIComponent(COOKIES.queue_credentials) });
  expect(readQueueAccess()).toEqual(ACCESS);
});

test.each([
  { queue_credentials: '' },
  { queue_credentials: 'ASIA::secret' },
  { queue_credentials: 'ASIA::secret::' },
  { queue_credentials: 'ASIA::secret::token::more' },
  { queue_credentials: '%E0%A4%A' },
  { queue_region: '' },
  { queue_url: 'events' },
  { queue_url: 'https://sqs.eu-west-1.amazonaws.com' },
])('analytics.009 malformed cookies are like none: %o', (cookies) => {
  setCookies(cookies);
  expect(readQueueAccess()).toBeUndefined();
});

test('analytics.012 credentials that expire within 10 minutes are refreshed before they are used', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const { sessions } = openSqs();
  await queueAccess('session');
  vi.setSystemTime(50 * MINUTE - 1);
  await queueAccess('session');
  expect(sessions).toHaveLength(1);
  vi.setSystemTime(50 * MINUTE);
  await queueAccess('session');
  expect(sessions).toHaveLength(2);
});

test('a session that is refused, or brings no credentials, is a failure', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }));
  await expect(queueAccess('session')).rejects.toThrow('503');
  vi.stubGlobal('fetch', async () => new Response('{}'));
  await expect(queueAccess('session')).rejects.toThrow('no credentials');
});
