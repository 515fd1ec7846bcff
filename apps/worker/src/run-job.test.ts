import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runJob } from './run-job.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A job whose every run waits until it is let go. */
function heldJob() {
  const waiting: (() => void)[] = [];
  const run = vi.fn(() => new Promise<void>((resolve) => waiting.push(resolve)));
  const letGo = async () => {
    waiting.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { job: { name: 'held', everySeconds: 10, run }, run, letGo };
}

test('a call while it runs makes it run once more, however many calls there are', async () => {
  const { job, run, letGo } = heldJob();
  const { wake } = runJob(job, { onError: vi.fn() });
  for (let times = 0; times < 5; times += 1) wake();
  expect(run).toHaveBeenCalledTimes(1);
  await letGo();
  expect(run).toHaveBeenCalledTimes(2);
  await letGo();
  expect(run).toHaveBeenCalledTimes(2);
});

test('it runs again by itself after its pause, also after a failure', async () => {
  const onError = vi.fn();
  const run = vi.fn().mockRejectedValue(new Error('no database'));
  runJob({ name: 'failing', everySeconds: 10, run }, { onError }).wake();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(2);
  expect(onError).toHaveBeenCalledTimes(2);
});

test('stopping waits for the run that is under way, and lets no other begin', async () => {
  const { job, run, letGo } = heldJob();
  const { wake, stop } = runJob(job, { onError: vi.fn() });
  wake();
  wake();
  const stopped = vi.fn();
  void stop().then(stopped);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stopped).not.toHaveBeenCalled();
  await letGo();
  expect(stopped).toHaveBeenCalled();
  expect(run).toHaveBeenCalledTimes(1);
});
