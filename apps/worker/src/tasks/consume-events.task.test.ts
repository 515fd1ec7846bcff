import { pino } from 'pino';
import { expect, test } from 'vitest';
import { runTask } from '../run-task.ts';
import { consumeEventsTask } from './consume-events.task.ts';

const NONE = { messages: 0, stored: 0, repeated: 0, skipped: 0, rejected: 0 };

test('events are worked on a quarter of the time: after each batch there is a rest thrice as long', async () => {
  let clock = 0;
  const began: number[] = [];
  const batchesMs = [80, 300, 10, 9_000];
  const ended = Promise.withResolvers<void>();
  const task = consumeEventsTask({
    async consume() {
      began.push(clock);
      const ms = batchesMs.shift();
      clock += ms ?? 0;
      if (ms === undefined) ended.resolve();
      return ms === undefined ? NONE : { ...NONE, messages: 50 };
    },
    now: () => new Date(clock),
    log: pino({ level: 'silent' }),
    async rest(ms) {
      clock += ms;
    },
  });
  const { wake, stop } = runTask(task, { onError: ended.reject });
  wake();
  await ended.promise;
  await stop();
  expect(began).toEqual([0, 320, 1_520, 1_560, 1_560 + 9_000 + 2_000]);
});
