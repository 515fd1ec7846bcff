import { expect, test } from 'vitest';
import { freshDatabase } from '../testing/index.ts';
import { executePrepared, writtenOnce } from './prepared.ts';

test('a second text of one name is refused, and never answered by the first', async () => {
  const { db } = (await freshDatabase()).openApp(1);
  const ask = (text: string) => executePrepared(db, { name: 'shared_name', text, values: [] });
  expect((await ask('select 1 as found')).rows).toEqual([{ found: 1 }]);
  await expect(ask('select 2 as found')).rejects.toThrow('Prepared statements must be unique');
  expect((await ask('select 1 as found')).rows).toEqual([{ found: 1 }]);
});

test('texts that are written once are each writer’s own, and each of its words', () => {
  const written: string[] = [];
  const writer = (verb: string) =>
    writtenOnce((way: string, move: string) => {
      written.push(verb);
      return `${verb} ${way} ${move}`;
    });
  const [buy, sell] = [writer('buy'), writer('sell')];
  for (let times = 0; times < 2; times += 1)
    expect([buy('cart', 'credit'), sell('cart', 'credit'), buy('cart', 'debit')]).toEqual([
      'buy cart credit',
      'sell cart credit',
      'buy cart debit',
    ]);
  expect(written).toEqual(['buy', 'sell', 'buy']);
});
