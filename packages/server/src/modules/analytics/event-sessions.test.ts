import { EVENT_SESSION_MS } from '@jara/contract';
import { beforeEach, expect, test } from 'vitest';
import { secretsFrom } from '../../secrets.ts';
import { countersOfTests } from '../../testing/counters-of-tests.ts';
import { embeddedEventQueue } from './embedded-event-queue.ts';
import { createEventSessions } from './event-sessions.ts';

const secrets = secretsFrom('a secret that only tests know, of 32 letters and more');
const OWN_ID = '9b2e1c3a-5f4d-4e6b-8a7c-1d2e3f4a5b6c';
const OTHER_ID = '1d2e3f4a-5f4d-4e6b-8a7c-9b2e1c3a5b6c';
const START = Date.parse('2026-11-16T09:00:00Z');
let clock: number;
const now = () => new Date(clock);
beforeEach(() => {
  clock = START;
});

const queue = embeddedEventQueue({ now, secrets, publicUrl: 'https://jara.example' });
const limits = countersOfTests(now);
const sessions = (more: object = {}) => createEventSessions({ now, limits, secrets, queue, ...more });

async function open(asked: { sessionId?: string; token?: string } = {}, origin = '203.0.113.9') {
  const opened = await sessions().open(asked, origin);
  return opened.ok ? opened.data : expect.fail(opened.code);
}

test('analytics.019 a session says where its events go and gives credentials to send them for an hour', async () => {
  expect(await open({ sessionId: OWN_ID })).toEqual({
    session_id: OWN_ID,
    ends_at: '2026-11-17T09:00:00.000Z',
    session_token: expect.any(String),
    queue_url: 'https://jara.example/api/queue/000000000000/events',
    queue_region: 'eu-west-1',
    credentials: {
      access_key_id: expect.stringMatching(/^ASIA/),
      secret_access_key: expect.any(String),
      session_token: expect.any(String),
      expires_at: '2026-11-16T10:00:00.000Z',
    },
  });
});

test('analytics.017 a token continues its session for 24 hours, with new credentials; then another begins', async () => {
  const first = await open();
  clock = START + EVENT_SESSION_MS - 1;
  const continued = await open({ sessionId: OTHER_ID, token: first.session_token });
  expect(continued).toMatchObject({ session_id: first.session_id, ends_at: first.ends_at });
  expect(continued.credentials).not.toEqual(first.credentials);
  clock += 1;
  const next = await open({ sessionId: first.session_id, token: first.session_token });
  expect(next.session_id).not.toBe(first.session_id);
  expect(next.ends_at).toBe('2026-11-18T09:00:00.000Z');
});

test('a session that a page has begun by itself is its session, also after the one before has ended', async () => {
  const { session_token: token } = await open({ sessionId: OWN_ID });
  clock += EVENT_SESSION_MS;
  expect((await open({ sessionId: OTHER_ID, token })).session_id).toBe(OTHER_ID);
});

test('a token that is not ours, or was changed, is like none', async () => {
  const { session_token } = await open({ sessionId: OWN_ID });
  const [id, startedAt = '', mac] = session_token.split('.');
  const forged = createEventSessions({ now, limits, queue, secrets: secretsFrom('of somebody else '.repeat(3)) });
  const foreign = await forged.open({ sessionId: OWN_ID }, '203.0.113.9');
  const tokens = [
    `${id}.${Number(startedAt) + 1}.${mac}`,
    `${OTHER_ID}.${startedAt}.${mac}`,
    foreign.ok ? foreign.data.session_token : '',
    'nonsense',
  ];
  clock += 1_000;
  for (const token of tokens)
    expect(await open({ sessionId: OTHER_ID, token })).toMatchObject({
      session_id: OTHER_ID,
      ends_at: '2026-11-17T09:00:01.000Z',
    });
});

const withoutCredentials = () => sessions({ queue: { ...queue, credentials: async () => undefined } });

test('where nobody gives credentials there is no session', async () => {
  expect(await withoutCredentials().open({}, '203.0.113.9')).toEqual({ ok: false, code: 'UNAVAILABLE' });
});

test('a network asks for 6,000 sessions an hour at most, and others are not affected', async () => {
  const { open: openFrom } = withoutCredentials();
  const codeFor = async (origin: string) => {
    const opened = await openFrom({}, origin);
    return opened.ok ? undefined : opened.code;
  };
  for (let count = 0; count < 6_000; count += 1) await openFrom({}, 'one');
  expect([await codeFor('one'), await codeFor('other')]).toEqual(['TOO_MANY_REQUESTS', 'UNAVAILABLE']);
  clock += 3_600_000;
  expect(await codeFor('one')).toBe('UNAVAILABLE');
});
