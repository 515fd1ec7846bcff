import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runTask } from './run-task.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A task whose runs each wait until they are released. */
function heldTask() {
  const waiting: (() => void)[] = [];
  const run = vi.fn(() => new Promise<void>((resolve) => waiting.push(resolve)));
  const release = async () => {
    waiting.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { task: { name: 'held', everySeconds: 10, run }, run, release };
}

test('any number of calls while a task runs make it run once more', async () => {
  const { task, run, release } = heldTask();
  const { wake } = runTask(task, { onError: vi.fn() });
  for (let times = 0; times < 5; times += 1) wake();
  expect(run).toHaveBeenCalledTimes(1);
  await release();
  expect(run).toHaveBeenCalledTimes(2);
  await release();
  expect(run).toHaveBeenCalledTimes(2);
});

test('a task runs again after its pause, also after a failure', async () => {
  const onError = vi.fn();
  const run = vi.fn().mockRejectedValue(new Error('no database'));
  runTask({ name: 'failing', everySeconds: 10, run }, { onError }).wake();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(2);
  expect(onError).toHaveBeenCalledTimes(2);
});

test('stopping waits for the run under way and begins no other', async () => {
  const { task, run, release } = heldTask();
  const { wake, stop } = runTask(task, { onError: vi.fn() });
  wake();
  wake();
  const stopped = vi.fn();
  void stop().then(stopped);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stopped).not.toHaveBeenCalled();
  await release();
  expect(stopped).toHaveBeenCalled();
  expect(run).toHaveBeenCalledTimes(1);
});

test('a task goes on while one of its runs hangs, and never exceeds its concurrency', async () => {
  const { task, run, release } = heldTask();
  const { wake } = runTask({ ...task, concurrency: 3 }, { onError: vi.fn() });
  for (let times = 0; times < 5; times += 1) wake();
  expect(run).toHaveBeenCalledTimes(3);
  await release();
  expect(run).toHaveBeenCalledTimes(4);
  await release();
  expect(run).toHaveBeenCalledTimes(4);
});

test('a run that finds more to do calls another beside it', async () => {
  let more = 3;
  const run = vi.fn(async (wake: () => void) => {
    more -= 1;
    if (more > 0) wake();
    return new Promise<void>(() => undefined);
  });
  runTask({ name: 'finding', everySeconds: 10, concurrency: 8, run }, { onError: vi.fn() }).wake();
  expect(run).toHaveBeenCalledTimes(3);
});

test('a task with a concurrency of two runs again after its pause while an earlier run hangs', async () => {
  const { task, run } = heldTask();
  runTask({ ...task, concurrency: 2 }, { onError: vi.fn() }).wake();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(run).toHaveBeenCalledTimes(2);
});
