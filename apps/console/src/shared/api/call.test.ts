// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import { opsEndpoints } from '@jara/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memberOf } from '../../testing/staff-page.tsx';
import { call, openStaffStream } from './call.ts';
import { SHIFT_ENDED, session } from './session.ts';

beforeEach(() => session.begin(memberOf('vendor')));
afterEach(() => {
  session.end();
  vi.unstubAllGlobals();
});

const accept = () => call(opsEndpoints.acceptOrder, { params: { id: '7' }, body: {} });
const ACCEPTED = { data: { id: 7, status: 'preparing', version: 3, refunded: 0 } };

test('a call that was not answered is sent again under its key, one that was answered under another', async () => {
  let isLost = true;
  const calls = fakeApi({
    'POST /ops/vendor/order/7/accept'() {
      if (!isLost) return ACCEPTED;
      isLost = false;
      throw new TypeError('no network');
    },
  });
  await expect(accept()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await accept();
  await accept();
  const [first, again, anew] = calls.map(({ key }) => key);
  expect(first).toMatch(/^[\w-]{16,64}$/);
  expect([again === first, anew === first]).toEqual([true, false]);
});

test('a call that was stored with a key of its own is sent with it', async () => {
  const calls = fakeApi({ 'POST /ops/vendor/order/7/accept': () => ACCEPTED });
  await call(
    opsEndpoints.acceptOrder,
    { params: { id: '7' }, body: {} },
    { idempotencyKey: 'stored-key-of-the-queue' },
  );
  expect(calls.map(({ key }) => key)).toEqual(['stored-key-of-the-queue']);
});

test('whoever is refused as nobody has to sign in again', async () => {
  fakeApi({ 'POST /ops/vendor/order/7/accept': () => ({ refused: 'TOKEN_EXPIRED' }) });
  await expect(accept()).rejects.toMatchObject({ status: 401 });
  expect(session.state()).toEqual({ member: null, reason: SHIFT_ENDED });
  await expect(accept()).rejects.toMatchObject({ message: SHIFT_ENDED });
});

test('a late refusal of an earlier session leaves the one that was begun meanwhile', async () => {
  const next = memberOf('rider');
  fakeApi({
    'POST /ops/vendor/order/7/accept': () => {
      session.begin({ ...next, token: `${next.token}2` });
      return { refused: 'TOKEN_EXPIRED' };
    },
  });
  await expect(accept()).rejects.toMatchObject({ status: 401 });
  expect(session.state().member?.role).toBe('rider');
});

test('the stream is opened with the token, from where it was left', async () => {
  const sent = vi.fn<typeof fetch>(
    async () => new Response('id: 42\n\n', { headers: { 'content-type': 'text/event-stream' } }),
  );
  vi.stubGlobal('fetch', sent);
  await openStaffStream('/ops/events', '41', new AbortController().signal);
  const headers = new Headers(sent.mock.calls[0]?.[1]?.headers);
  expect([headers.get('authorization'), headers.get('last-event-id'), headers.get('x-app-name')]).toEqual([
    ...[`Bearer ${memberOf('vendor').token}`, '41', 'console'],
  ]);
});
