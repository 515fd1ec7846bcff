import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFairQueue, type FairQueue } from './fair-queue.ts';

let queue: FairQueue;
/** In the order in which they got their turn, or were refused. */
let said: string[];
let atWork: (() => void)[];

beforeEach(() => {
  queue = createFairQueue({ atOnce: 1, perLine: 4, inAll: 8, longestWaitMs: 10_000 });
  said = [];
  atWork = [];
});
afterEach(() => void vi.useRealTimers());

async function ask(
  name: string,
  keys: readonly [string, ...string[]],
  signal?: AbortSignal,
  rank?: number,
): Promise<void> {
  const turn = await queue.acquire(keys, signal, rank);
  said.push(typeof turn === 'string' ? `${name} ${turn}` : name);
  if (typeof turn !== 'string') atWork.push(turn);
}

/** Ends what is at work, and what comes after it, until nothing is left. */
async function finish(): Promise<string[]> {
  for (let release = atWork.shift(); release; release = atWork.shift()) {
    release();
    await settled();
  }
  return said;
}

const settled = () => new Promise(setImmediate);

test('turns go round by key, and within a key by who came first', async () => {
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) void ask(name, [name.charAt(0)]);
  await settled();
  expect(said).toEqual(['a1']);
  expect(await finish()).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('a key that keeps asking does not delay another that has asked once', async () => {
  void ask('a', ['a']);
  for (let count = 0; count < 3; count += 1) void ask('a', ['a']);
  void ask('b', ['b']);
  await settled();
  for (let turns = 0; turns < 2; turns += 1) {
    atWork.shift()?.();
    void ask('a', ['a']);
    await settled();
  }
  expect(said).toEqual(['a', 'a', 'b']);
});

test('within a key turns go round by the next key', async () => {
  void ask('first', ['other']);
  for (const name of ['x1', 'x2', 'x3', 'y1']) void ask(name, ['a', name.charAt(0)]);
  for (const name of ['b1', 'b2', 'b3']) void ask(name, ['b', '']);
  await settled();
  expect(await finish()).toEqual(['first', 'x1', 'b1', 'y1', 'b2', 'x2', 'b3', 'x3']);
});

test('so many are at work at once, and no more', async () => {
  queue = createFairQueue({ atOnce: 3, perLine: 4, inAll: 8, longestWaitMs: 10_000 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1']) void ask(name, [name.charAt(0)]);
  await settled();
  expect(said).toEqual(['a1', 'a2', 'a3']);
  atWork.shift()?.();
  await settled();
  expect(said).toEqual(['a1', 'a2', 'a3', 'a4']);
  expect(await finish()).toHaveLength(5);
  void ask('later', ['c']);
  await settled();
  expect(said.at(-1)).toBe('later');
});

test('a line has an end, and another is still open', async () => {
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'b1']) void ask(name, [name.charAt(0)]);
  await settled();
  expect(said).toEqual(['a1', 'a6 full']);
  expect(await finish()).toEqual(['a1', 'a6 full', 'a2', 'b1', 'a3', 'a4', 'a5']);
});

test('where too many wait in all, the last of the longest line goes for one who asks for less', async () => {
  for (const name of ['a0', 'a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'b3', 'c1', 'd1']) void ask(name, [name.charAt(0)]);
  await settled();
  expect(said).toEqual(['a0', 'a4 full']);
  expect(await finish()).toEqual(['a0', 'a4 full', 'a1', 'b1', 'c1', 'd1', 'a2', 'b2', 'a3', 'b3']);
});

test('where too many wait under a key, the last of the longest line within it goes', async () => {
  void ask('first', ['other']);
  for (const name of ['x1', 'x2', 'x3', 'x4', 'y1', 'x5']) void ask(name, ['a', name.charAt(0)]);
  await settled();
  expect(said).toEqual(['first', 'x4 full', 'x5 full']);
  expect((await finish()).slice(3)).toEqual(['x1', 'y1', 'x2', 'x3']);
});

test('who has all the room alike is not pushed out by one more', async () => {
  void ask('first', ['other']);
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) void ask(name, [name]);
  await settled();
  expect(said).toEqual(['first', 'i full']);
});

test('who goes away leaves the line, and takes no turn', async () => {
  const gone = new AbortController();
  for (const name of ['a1', 'a2', 'b1', 'a3'])
    void ask(name, [name.charAt(0)], name === 'b1' || name === 'a3' ? gone.signal : undefined);
  await settled();
  gone.abort();
  await settled();
  expect(said).toEqual(['a1', 'b1 aborted', 'a3 aborted']);
  void ask('gone before', ['a'], gone.signal);
  expect(await finish()).toEqual(['a1', 'b1 aborted', 'a3 aborted', 'gone before aborted', 'a2']);
  void ask('later', ['a']);
  await settled();
  expect(said.at(-1)).toBe('later');
});

test('who has had a turn, and goes away then, is still at work until they say that they are done', async () => {
  const gone = new AbortController();
  void ask('a', ['a']);
  void ask('b', ['b'], gone.signal);
  void ask('c', ['c']);
  await settled();
  atWork.shift()?.();
  await settled();
  gone.abort();
  await settled();
  expect(said).toEqual(['a', 'b']);
  expect(await finish()).toEqual(['a', 'b', 'c']);
});

test('who has waited too long leaves the line, and takes no turn', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  void ask('a', ['a']);
  void ask('b', ['b']);
  vi.advanceTimersByTime(9_999);
  void ask('c', ['c']);
  await settled();
  expect(said).toEqual(['a']);
  vi.advanceTimersByTime(1);
  await settled();
  expect(said).toEqual(['a', 'b overdue']);
  expect(await finish()).toEqual(['a', 'b overdue', 'c']);
  expect(vi.getTimerCount()).toBe(0);
});

describe('with ranks', () => {
  const [FIRST, LAST] = [0, 1];
  const come = (name: string, rank: number) => void ask(name, [name], undefined, rank);
  /** By the clock, to which nothing happens by itself: whoever is late is seen when it is their turn. */
  const pass = (ms: number) => vi.advanceTimersByTime(ms);

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    queue = createFairQueue({ atOnce: 1, perLine: 4, inAll: 4, longestWaitMs: 10_000, inCrowdMs: [10_000, 50] });
    come('at work', FIRST);
  });

  test('those of the first have their turn before all others, who keep theirs among themselves', async () => {
    for (const name of ['read 1', 'read 2']) come(name, LAST);
    for (const name of ['order 1', 'order 2']) come(name, FIRST);
    expect(await finish()).toEqual(['at work', 'order 1', 'order 2', 'read 1', 'read 2']);
  });

  test('one turn in four is the last rank’s: who asks for much of the first does not take all', async () => {
    come('read', LAST);
    for (const name of ['order 1', 'order 2', 'order 3']) come(name, FIRST);
    await settled();
    for (let turns = 0; turns < 2; turns += 1) {
      atWork.shift()?.();
      await settled();
    }
    come('order 4', FIRST);
    expect(await finish()).toEqual(['at work', 'order 1', 'order 2', 'order 3', 'read', 'order 4']);
  });

  test('where too many wait, one of the last goes, also for a new one of the first', async () => {
    for (const name of ['read 1', 'read 2', 'order 1']) come(name, name.startsWith('read') ? LAST : FIRST);
    for (const name of ['order 2', 'order 3', 'order 4', 'order 5']) {
      come(name, FIRST);
      await settled();
    }
    expect(said).toEqual(['at work', 'read 2 full', 'read 1 full', 'order 5 full']);
  });

  test('a rush that goes by itself is served, however long each of it has waited', async () => {
    for (const name of ['read 1', 'read 2']) come(name, LAST);
    pass(499);
    expect(await finish()).toEqual(['at work', 'read 1', 'read 2']);
  });

  test('while a crowd stays, those are passed over who have waited, and the others are served', async () => {
    come('read 1', LAST);
    pass(460);
    come('read 2', LAST);
    pass(45);
    expect(await finish()).toEqual(['at work', 'read 1 overdue', 'read 2']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a crowd is over when nobody waits', async () => {
    come('read 1', LAST);
    pass(460);
    expect(await finish()).toEqual(['at work', 'read 1']);
    come('order', FIRST);
    come('read 2', LAST);
    await settled();
    pass(60);
    expect(await finish()).toEqual(['at work', 'read 1', 'order', 'read 2']);
  });

  test('who may wait longer is not passed over with the others', async () => {
    come('order', FIRST);
    come('read', LAST);
    pass(5_000);
    expect(await finish()).toEqual(['at work', 'order', 'read overdue']);
  });
});
