import { createQueryClient } from '@jara/api-client/query-client';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { thirdPartySessionQuery } from './third-party-session.query.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('identity.052 the session is asked for three times at most, and then said to have failed', async () => {
  vi.useFakeTimers();
  const fetched = vi.fn().mockRejectedValue(new TypeError('no network'));
  vi.stubGlobal('fetch', fetched);
  const show = vi.fn();
  const observer = new QueryObserver(createQueryClient(show), thirdPartySessionQuery('a b'));
  const stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(120_000);
  stop();
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(Array(3).fill('/api/auth/session?session_reference=a+b'));
  expect(show).toHaveBeenCalledTimes(1);
});

test('identity.052 its answer is good for 10 minutes', () => {
  expect(thirdPartySessionQuery('a').staleTime).toBe(600_000);
});
