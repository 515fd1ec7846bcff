import { expect, test } from 'vitest';
import { createCallerTurns } from './caller-turns.ts';

const settled = () => new Promise(setImmediate);

test('of one caller three are at work, whoever waits has the next turn, and another does not wait', async () => {
  const { acquire } = createCallerTurns(1_000);
  const turns: (() => void)[] = [];
  const said: string[] = [];
  const ask = async (name: string, caller: string, signal?: AbortSignal) => {
    const turn = await acquire(caller, signal);
    said.push(typeof turn === 'string' ? `${name} ${turn}` : name);
    if (typeof turn !== 'string') turns.push(turn);
  };
  const gone = new AbortController();
  for (const name of ['1', '2', '3', '4', '5']) void ask(name, 'Bearer ada', name === '4' ? gone.signal : undefined);
  void ask('other', 'Bearer bola');
  await settled();
  expect(said).toEqual(['1', '2', '3', 'other']);
  gone.abort();
  turns.shift()?.();
  await settled();
  expect(said.slice(4)).toEqual(['4 aborted', '5']);
});

test('a caller’s line has an end', async () => {
  const { acquire } = createCallerTurns(1_000);
  const asked = Array.from({ length: 104 }, () => acquire('Bearer ada', undefined));
  expect(await asked.at(-1)).toBe('full');
  for (const each of asked) void each.then((turn) => typeof turn === 'function' && turn());
  expect((await Promise.all(asked)).filter((turn) => turn === 'full')).toHaveLength(1);
});

test('callers without a call are forgotten: anybody can make up a thousand', async () => {
  const { acquire, size } = createCallerTurns(1_000);
  const gone = new AbortController();
  const turns = await Promise.all(Array.from({ length: 1_000 }, (_, nth) => acquire(`Bearer ${nth}`, undefined)));
  const waiting = [1, 2, 3].map(() => acquire('Bearer 0', gone.signal));
  expect(size()).toBe(1_000);
  gone.abort();
  for (const turn of turns) if (typeof turn === 'function') turn();
  for (const turn of await Promise.all(waiting)) if (typeof turn === 'function') turn();
  expect(size()).toBe(0);
});
