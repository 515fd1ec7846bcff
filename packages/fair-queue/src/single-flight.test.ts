import { beforeEach, expect, test } from 'vitest';
import { createFairQueue, type FairQueue } from './fair-queue.ts';
import { createSingleFlight } from './single-flight.ts';

let queue: FairQueue;
let version: number;
let begun: PromiseWithResolvers<string>[];
let flights: ReturnType<typeof createSingleFlight<string>>;
/** Ends what somebody else has at work, so that it is the next one's turn. */
let endOther: () => void;

beforeEach(async () => {
  queue = createFairQueue({ atOnce: 1, perLine: 2, inAll: 10, longestWaitMs: 60_000 });
  const turn = await queue.acquire(['other']);
  endOther = () => typeof turn === 'function' && turn();
  version = 1;
  begun = [];
  flights = createSingleFlight<string>(queue, (key) => `${version} ${key}`);
});

const ask = (line: string, { key = 'page', signal }: { key?: string; signal?: AbortSignal } = {}) =>
  flights.run({ key, line: [line], signal }, () => {
    const work = Promise.withResolvers<string>();
    begun.push(work);
    return work.promise;
  });

const settled = () => new Promise(setImmediate);

test('many who ask for the same share it, whether it waits or has begun', async () => {
  const early = [ask('a'), ask('b')];
  endOther();
  await settled();
  const late = ask('c');
  begun[0]?.resolve('made');
  expect(await Promise.all([...early, late])).toEqual(['made', 'made', 'made']);
  expect(begun).toHaveLength(1);
});

test('once it has begun, nobody who shares it keeps a place in line', async () => {
  const asked = [ask('a'), ask('b'), ask('c')];
  await settled();
  expect(queue.waiting()).toBe(3);
  endOther();
  await settled();
  expect(queue.waiting()).toBe(0);
  begun[0]?.resolve('made');
  await Promise.all(asked);
});

test('who asks after a change shares what waits, and not what was begun before', async () => {
  const first = ask('a');
  version = 2;
  const second = ask('b');
  endOther();
  await settled();
  version = 3;
  const third = ask('c');
  begun[0]?.resolve('of version 2');
  await settled();
  begun[1]?.resolve('of version 3');
  expect(await Promise.all([first, second, third])).toEqual(['of version 2', 'of version 2', 'of version 3']);
});

test('one who goes away does not end it for the others, and the last one does', async () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const asked = [ask('a', one), ask('b', other)];
  one.abort();
  expect([await asked[0], flights.has('page')]).toEqual(['aborted', true]);
  other.abort();
  expect([await asked[1], flights.has('page')]).toEqual(['aborted', false]);
  endOther();
  await settled();
  expect(begun).toEqual([]);
});

test('one whose line is full is refused, and the others still get it', async () => {
  const before = [ask('a', { key: 'one' }), ask('a', { key: 'two' })];
  const patient = ask('b');
  expect(await ask('a')).toBe('full');
  endOther();
  for (let turn = 0; turn < 3; turn += 1) {
    await settled();
    begun[turn]?.resolve('made');
  }
  expect(await Promise.all([...before, patient])).toEqual(['made', 'made', 'made']);
});

test('what fails gives its turn on, and is begun anew for who asks then', async () => {
  const failed = ask('a');
  endOther();
  await settled();
  begun[0]?.reject(new Error('no'));
  await expect(failed).rejects.toThrow('no');
  const again = ask('a');
  await settled();
  begun[1]?.resolve('made');
  expect([await again, flights.has('page')]).toEqual(['made', false]);
});
