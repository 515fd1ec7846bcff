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

test('a job with room for several runs goes on while one of them hangs, and never beyond its room', async () => {
  const { job, run, letGo } = heldJob();
  const { wake } = runJob({ ...job, atOnce: 3 }, { onError: vi.fn() });
  for (let times = 0; times < 5; times += 1) wake();
  expect(run).toHaveBeenCalledTimes(3);
  await letGo();
  expect(run).toHaveBeenCalledTimes(4);
  await letGo();
  expect(run).toHaveBeenCalledTimes(4);
});

test('a run that finds more to do calls another beside it', async () => {
  let more = 3;
  const run = vi.fn(async (wake: () => void) => {
    more -= 1;
    if (more > 0) wake();
    return new Promise<void>(() => undefined);
  });
  runJob({ name: 'finding', everySeconds: 10, atOnce: 8, run }, { onError: vi.fn() }).wake();
  expect(run).toHaveBeenCalledTimes(3);
});

test('a job with room runs again after its pause although an earlier run hangs', async () => {
  const { job, run } = heldJob();
  runJob({ ...job, atOnce: 2 }, { onError: vi.fn() }).wake();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(run).toHaveBeenCalledTimes(2);
});
