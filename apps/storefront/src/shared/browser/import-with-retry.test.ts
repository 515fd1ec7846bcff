import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importWithRetry, ScriptMissingError } from './import-with-retry.ts';

const bar = { hidden: true };
const network = { onLine: true };

beforeEach(() => {
  vi.useFakeTimers();
  bar.hidden = true;
  network.onLine = true;
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'script-missing' ? bar : null) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Code that does not come for so many times. */
const lostFor = (times: number) => {
  let asked = 0;
  return vi.fn(async () => {
    asked += 1;
    if (asked <= times) throw new Error('Failed to load chunk /static/1.js');
    return 'code';
  });
};
const outcome = async (load: () => Promise<string>): Promise<unknown> => {
  const settled = importWithRetry(load).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return settled;
};

test('code that comes at a later try is there, and nothing is said', async () => {
  expect(await outcome(lostFor(2))).toBe('code');
  expect(bar.hidden).toBe(true);
});

test('online, a page that cannot get its code after some tries says so, and offers to reload', async () => {
  const load = lostFor(3);
  expect(await outcome(load)).toEqual(new ScriptMissingError());
  expect(load).toHaveBeenCalledTimes(3);
  expect(bar.hidden).toBe(false);
  // It is asked for again, and comes.
  expect(await outcome(load)).toBe('code');
  expect(bar.hidden).toBe(true);
});

test('offline, it is the network that failed: once, and the page is not called incomplete', async () => {
  network.onLine = false;
  const load = lostFor(1);
  expect(await outcome(load)).toMatchObject({ message: expect.stringContaining('chunk') });
  expect(load).toHaveBeenCalledTimes(1);
  expect(bar.hidden).toBe(true);
});

test('the bar goes when all that was missing has come, and not before', async () => {
  const [one, other] = [lostFor(3), lostFor(3)];
  await outcome(one);
  await outcome(other);
  expect(await outcome(lostFor(0))).toBe('code');
  expect(await outcome(one)).toBe('code');
  expect(bar.hidden).toBe(false);
  expect(await outcome(other)).toBe('code');
  expect(bar.hidden).toBe(true);
});
