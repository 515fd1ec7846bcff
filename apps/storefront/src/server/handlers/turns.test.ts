import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('two work at once; of those that wait the newest is next, also after one that failed', async () => {
  const { run, waiting } = createTurns(2);
  const begun: string[] = [];
  const held = new Map<string, PromiseWithResolvers<void>>();
  const ask = (name: string) => {
    const hold = Promise.withResolvers<void>();
    held.set(name, hold);
    return run(() => {
      begun.push(name);
      return hold.promise;
    }).catch(() => undefined);
  };
  const all = ['a', 'b', 'c', 'd'].map(ask);
  expect([begun, waiting()]).toEqual([['a', 'b'], 2]);
  held.get('a')?.reject(new Error('no picture'));
  await all[0];
  expect([begun, waiting()]).toEqual([['a', 'b', 'd'], 1]);
  for (const hold of held.values()) hold.resolve();
  await Promise.all(all);
  expect(begun).toEqual(['a', 'b', 'd', 'c']);
});
