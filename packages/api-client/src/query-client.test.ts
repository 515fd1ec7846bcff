import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createQueryClient, failsOffline } from './query-client.ts';
import { isTransient, retryDelay } from './retries.ts';

const down = (retryAfterMs?: number) =>
  new ApiError('We cannot be reached.', { status: 503, code: 'UNAVAILABLE', retryAfterMs });
afterEach(() => void vi.restoreAllMocks());

const refused = () => new ApiError('Menu not found', { status: 404, code: 'MENU_NOT_FOUND' });

/** Runs a failing query to its end on a clock of the test's own, and counts the calls. */
async function failWith(error: () => Error, meta: object = {}) {
  vi.useFakeTimers();
  const show = vi.fn();
  const call = vi.fn().mockImplementation(() => Promise.reject(error()));
  const observer = new QueryObserver(createQueryClient(show), { queryKey: ['x'], queryFn: call, meta });
  const stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(120_000);
  vi.useRealTimers();
  stop();
  return { calls: call.mock.calls.length, shown: show.mock.calls.flat(), thrown: observer.getCurrentResult().error };
}

describe('queries', () => {
  test('shell.011 are tried again 3 times', async () => {
    expect((await failWith(down)).calls).toBe(4);
  });

  test('what the server refuses is not asked again', async () => {
    expect((await failWith(refused)).calls).toBe(1);
  });

  test('shell.011 wait twice as long each time, and never more than 30 s', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const delays = [0, 1, 2, 3, 4, 5, 9].map((failures) => retryDelay(failures));
    expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  test('shell.011 wait no less than the server asks for, and never more than 30 s', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    expect([0, 1, 2].map((failures) => retryDelay(failures, down(2_000)))).toEqual([2000, 2000, 4000]);
    expect(retryDelay(0, down(3_600_000))).toBe(30_000);
  });

  test('that were refused in one moment come back in many', () => {
    const chance = vi.spyOn(Math, 'random').mockReturnValue(0.5);
    expect(retryDelay(0, down(2_000))).toBe(2_500);
    chance.mockReturnValue(0.999);
    expect(retryDelay(0, down(2_000))).toBeCloseTo(2_999);
  });

  test('shell.012 keep their data for 5 minutes', () => {
    expect(createQueryClient(vi.fn()).getDefaultOptions().queries?.gcTime).toBe(300_000);
  });

  test('shell.006 show the server’s message once when they fail', async () => {
    expect((await failWith(refused)).shown).toEqual(['Menu not found']);
    expect((await failWith(down)).shown).toEqual(['We cannot be reached.']);
  });

  test('a bug and a failure without words show our own sentence', async () => {
    const own = ['Something went wrong on our side. Please try again.'];
    expect((await failWith(() => new TypeError('x is not a function'))).shown).toEqual(own);
    expect((await failWith(() => new ApiError(' ', { status: 404, code: 'MENU_NOT_FOUND' }))).shown).toEqual(own);
  });

  test('shell.007 marked to rethrow pass the error on and show nothing', async () => {
    const { shown, thrown } = await failWith(refused, { failure: 'rethrow' });
    expect(shown).toEqual([]);
    expect(thrown).toMatchObject({ message: 'Menu not found' });
  });
});

test('what somebody has asked to see fails at once without a network, and is asked for again with one', async () => {
  const call = vi.fn().mockRejectedValueOnce(down()).mockResolvedValue('there');
  const client = createQueryClient(vi.fn());
  client.mount();
  const observer = new QueryObserver(client, { queryKey: ['x'], queryFn: call, ...failsOffline });
  vi.stubGlobal('navigator', { onLine: false });
  onlineManager.setOnline(false);
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().error).not.toBeNull());
  expect(call).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('there'));
  stop();
  client.unmount();
});

test.each([
  ['a refusal', refused(), false],
  ['a crowd', new ApiError('Wait', { status: 429, code: 'TOO_MANY_REQUESTS' }), true],
  ['a server that is down', down(), true],
  ['an answer that cannot be understood', new ApiError('Sorry', { status: 502, code: 'UNEXPECTED' }), false],
  ['a bug', new TypeError('x is not a function'), false],
])('whether %s may pass', (_what, error, expected) => {
  expect(isTransient(error)).toBe(expected);
});

test('a mutation without a connection fails at once, with its sentence', async () => {
  onlineManager.setOnline(false);
  const show = vi.fn();
  const send = new MutationObserver(createQueryClient(show), { mutationFn: () => Promise.reject(down()) });
  await expect(send.mutate())
    .rejects.toThrow('We cannot be reached.')
    .finally(() => onlineManager.setOnline(true));
  expect(show).toHaveBeenCalledExactlyOnceWith('We cannot be reached.');
});
