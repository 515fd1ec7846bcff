import { expect, test } from 'vitest';
import { createNeededPosition, type Position } from './needed-position.ts';

/** A primary whose answers are given by hand, and a clock that stands still. */
function start() {
  let at = 0;
  const asked: PromiseWithResolvers<Position>[] = [];
  const needed = createNeededPosition({
    now: () => at,
    ask: () => {
      const answer = Promise.withResolvers<Position>();
      asked.push(answer);
      return answer.promise;
    },
  });
  const answer = async (position: Position | Error) => {
    const [first] = asked.splice(0, 1);
    if (position instanceof Error) first?.reject(position);
    else first?.resolve(position);
    // Whoever waits for the answer has then had it.
    await new Promise(setImmediate);
  };
  const wait = (ms: number) => {
    at += ms;
  };
  return { needed, asked, answer, wait };
}

test('nothing is known before the primary has said where its log ends', async () => {
  const { needed, answer } = start();
  expect(needed.now()).toBeUndefined();
  await answer(100n);
  expect(needed.now()).toBe(100n);
});

test('what was written before an announcement is needed; until it is known the primary is read', async () => {
  const { needed, answer } = start();
  needed.announced();
  await answer(100n);
  needed.announced();
  expect(needed.now()).toBeUndefined();
  await answer(200n);
  expect(needed.now()).toBe(200n);
});

test('a position that was asked for before the announcement does not count for it', async () => {
  const { needed, answer } = start();
  needed.announced();
  needed.announced();
  await answer(100n);
  expect(needed.now()).toBeUndefined();
  await answer(200n);
  expect(needed.now()).toBe(200n);
});

test('a replica may lag five seconds, by the positions that the primary had then', async () => {
  const { needed, answer, wait } = start();
  needed.announced();
  await answer(100n);
  wait(4_000);
  expect(needed.now()).toBe(100n);
  await answer(900n);
  wait(1_000);
  expect(needed.now()).toBe(100n);
  await answer(1_000n);
  wait(1);
  expect(needed.now()).toBe(900n);
});

test('a primary that says nothing for five seconds makes every replica too old', async () => {
  const { needed, answer, wait } = start();
  needed.announced();
  await answer(100n);
  wait(4_999);
  needed.now();
  await answer(new Error('no line'));
  wait(2);
  expect(needed.now()).toBeUndefined();
});

test('the primary is asked once a second at most, however much is read', async () => {
  const { needed, asked, answer, wait } = start();
  needed.announced();
  await answer(100n);
  for (let nth = 0; nth < 10; nth += 1) needed.now();
  expect(asked).toHaveLength(0);
  wait(1_000);
  for (let nth = 0; nth < 10; nth += 1) needed.now();
  expect(asked).toHaveLength(1);
});
