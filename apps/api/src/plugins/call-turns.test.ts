import { tooManyCalls } from '@jara/server/db';
import { expect, test } from 'vitest';
import { createCallTurns } from './call-turns.ts';

/** Calls that end when the test says so; `begun` tells which have begun, in their order. */
function calls() {
  const inTurn = createCallTurns();
  const begun: string[] = [];
  const works = new Map<string, PromiseWithResolvers<string>>();
  const call = (turn: string | undefined, name: string) => {
    const work = Promise.withResolvers<string>();
    works.set(name, work);
    return inTurn(turn, () => {
      begun.push(name);
      return work.promise;
    });
  };
  const end = (name: string) => works.get(name)?.resolve(`${name} is done`);
  const fail = (name: string) => works.get(name)?.reject(new Error(`${name} has failed`));
  return { begun, call, end, fail };
}

test('three calls of one caller are at work; another begins when one ends, also if that fails', async () => {
  const { begun, call, end, fail } = calls();
  const made = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => call('ada', name));
  const other = call('obi', 'o1');
  expect(begun).toEqual(['a1', 'a2', 'a3', 'o1']);
  end('a2');
  expect(await made[1]).toBe('a2 is done');
  fail('a1');
  await expect(made[0]).rejects.toThrow('a1 has failed');
  expect(begun).toEqual(['a1', 'a2', 'a3', 'o1', 'a4', 'a5']);
  for (const name of ['a3', 'a4', 'a5', 'o1']) end(name);
  await Promise.all([...made.slice(2), other]);
});

test('calls that nobody is known by do not wait for each other', () => {
  const { begun, call } = calls();
  for (const name of ['1', '2', '3', '4']) void call(undefined, name);
  expect(begun).toEqual(['1', '2', '3', '4']);
});

test('a hundred wait; one more hears when there is room again', async () => {
  const { call, end } = calls();
  const names = Array.from({ length: 103 }, (_, nth) => `a${nth}`);
  const made = names.map((name) => call('ada', name));
  const refused = await call('ada', 'one more').catch(tooManyCalls);
  expect(refused).toMatchObject({ retryAfterSeconds: 5 });
  for (const name of names) end(name);
  await Promise.all(made);
});
