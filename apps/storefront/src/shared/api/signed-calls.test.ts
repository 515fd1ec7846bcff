import { ApiError } from '@jara/api-client';
import type { SignedInUser } from '@jara/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createSignedCalls } from './signed-calls.ts';

const NOW = 1_800_000_000_000;
const tokenOf = (name: string, exp = NOW / 1000 + 3600) =>
  [name, JSON.stringify({ exp }), 'x'].map((part) => Buffer.from(part).toString('base64url')).join('.');
const STALE = tokenOf('stale');
const FRESH = tokenOf('fresh');

const refusal = (message: string, status = 401) => new ApiError(message, { status, code: 'TOKEN_EXPIRED' });

let user: Pick<SignedInUser, 'token'> | null;
const end = vi.fn(() => {
  user = null;
});
const refresh = vi.fn<(token: string) => Promise<string>>();

function open(withLock = <T>(work: () => Promise<T>) => work()) {
  return createSignedCalls({
    session: {
      latest: () => user as SignedInUser | null,
      change: ({ token }) => {
        if (user && token !== undefined) user = { token };
      },
      end,
    },
    refresh,
    withLock,
    now: () => NOW,
  });
}

/** An API that takes the fresh token alone. */
const picky = (message = 'Token expired') =>
  vi.fn((token?: string) => (token === FRESH ? Promise.resolve('data') : Promise.reject(refusal(message))));

beforeEach(() => {
  user = { token: STALE };
  end.mockClear();
  refresh.mockReset().mockResolvedValue(FRESH);
});

describe('calls of a customer', () => {
  test('identity.050 carry the token; a guest’s carry none', async () => {
    const send = vi.fn().mockResolvedValue('data');
    await open()(send);
    user = null;
    await open()(send);
    expect(send.mock.calls).toEqual([[STALE], []]);
  });

  test('identity.033 with a session that is over are not sent: it is cleared and sign-in opens', async () => {
    user = { token: tokenOf('old', NOW / 1000) };
    const send = vi.fn();
    await expect(open()(send)).rejects.toMatchObject({ status: 401 });
    expect([send.mock.calls.length, refresh.mock.calls.length, end.mock.calls.length]).toEqual([0, 0, 1]);
  });

  test('with what is no token are not sent either', async () => {
    user = { token: 'nonsense' };
    const send = vi.fn();
    await expect(open()(send)).rejects.toThrow();
    expect([send.mock.calls.length, end.mock.calls.length]).toEqual([0, 1]);
  });

  test.each(['Token expired', 'Invalid token'])(
    'identity.034 that meet %j are sent again with a fresh one',
    async (message) => {
      const send = picky(message);
      await expect(open()(send)).resolves.toBe('data');
      expect(send.mock.calls).toEqual([[STALE], [FRESH]]);
      expect(refresh.mock.calls).toEqual([[STALE]]);
      expect(user).toEqual({ token: FRESH });
    },
  );

  test.each([refusal('Please sign in to go on.'), refusal('Token expired', 400)])(
    'identity.034 that are refused otherwise start no refresh',
    async (error) => {
      await expect(open()(() => Promise.reject(error))).rejects.toBe(error);
      expect(refresh).not.toHaveBeenCalled();
    },
  );

  test('identity.034 that meet it at the same time share one refresh', async () => {
    const call = open();
    const send = picky();
    await expect(Promise.all([call(send), call(send), call(send)])).resolves.toEqual(['data', 'data', 'data']);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test('identity.034 use the token that another tab has fetched while this one waited', async () => {
    const call = open(async (work) => {
      user = { token: FRESH };
      return work();
    });
    await expect(call(picky())).resolves.toBe('data');
    expect(refresh).not.toHaveBeenCalled();
  });

  test('identity.072 use the same token as a tab that has refreshed at the same moment', async () => {
    refresh.mockImplementation(async () => {
      user = { token: FRESH };
      return FRESH;
    });
    await expect(open()(picky())).resolves.toBe('data');
    expect([user, end.mock.calls.length]).toEqual([{ token: FRESH }, 0]);
  });

  test('identity.035 that are refused a second time start no further refresh', async () => {
    const send = vi.fn(() => Promise.reject(refusal('Token expired')));
    await expect(open()(send)).rejects.toThrow('Token expired');
    expect([send.mock.calls.length, refresh.mock.calls.length]).toEqual([2, 1]);
  });

  test.each([400, 401, 403, 404])(
    'identity.036 whose refresh is refused (%i) end the session, once for all',
    async (status) => {
      refresh.mockRejectedValue(refusal('Invalid token', status));
      const call = open();
      const results = await Promise.allSettled([call(picky()), call(picky())]);
      expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
      expect([refresh.mock.calls.length, end.mock.calls.length]).toEqual([1, 1]);
    },
  );

  test.each([
    ['a 500', refusal('Something went wrong.', 500)],
    ['a 503', refusal('Please try again.', 503)],
    ['no answer', new TypeError('no network')],
    ['an answer without sense', new Error('expected string, received undefined')],
  ])('identity.036 whose refresh meets %s fail as unavailable, and the session stays', async (_what, error) => {
    refresh.mockRejectedValueOnce(error);
    const call = open();
    const send = picky();
    await expect(call(send)).rejects.toMatchObject({ name: 'ApiError', status: 503, code: 'UNAVAILABLE' });
    expect([user, end.mock.calls.length, send.mock.calls.length]).toEqual([{ token: STALE }, 0, 1]);
    await expect(call(send)).resolves.toBe('data');
    expect(user).toEqual({ token: FRESH });
  });

  test('whose person signs out during a refresh that fails do not open sign-in', async () => {
    refresh.mockImplementation(() => {
      user = null;
      return Promise.reject(refusal('Invalid token'));
    });
    await expect(open()(picky())).rejects.toThrow('Invalid token');
    expect(end).not.toHaveBeenCalled();
  });

  test('whose person leaves during a refresh give its token to nobody who comes after them', async () => {
    refresh.mockImplementation(async () => {
      user = { token: tokenOf('another') };
      return FRESH;
    });
    const send = picky();
    await expect(open()(send)).rejects.toThrow('Token expired');
    expect([user?.token, send.mock.calls.length]).toEqual([tokenOf('another'), 1]);
  });

  test('whose person has left meanwhile do not sign them in again', async () => {
    const call = open(async (work) => {
      user = null;
      return work();
    });
    await expect(call(picky())).rejects.toThrow('Token expired');
    expect(refresh).not.toHaveBeenCalled();
    expect(user).toBeNull();
  });
});
