import { expect, test } from 'vitest';
import { type CartLine, type CartPack, countByDish, lineToReduce } from './index.ts';

const line = (id: string, item_id: number, quantity = 1, options: readonly number[] = []): CartLine => ({
  id,
  item_id,
  quantity,
  modifiers: options.map((option) => ({ id: option, menu_group_id: 9, quantity: 1 })),
});
const packsOf = (...packs: readonly CartLine[][]): CartPack[] =>
  packs.map((lines, index) => ({ reference: `pack-${index}`, type: 'normal', lines }));

test('a dish is counted over all packs, whatever was chosen for it', () => {
  const packs = packsOf([line('a', 1, 2), line('b', 2)], [line('c', 1, 3)], [line('d', 3, 1, [90])]);
  expect([...countByDish(packs)]).toEqual([
    [1, 5],
    [2, 1],
    [3, 1],
  ]);
  expect(countByDish([]).size).toBe(0);
});

test('of lines that are alike the last one gives a unit back', () => {
  const plain = packsOf([line('a', 1, 2)], [line('b', 1), line('c', 2)]);
  expect(lineToReduce(plain, 1)?.id).toBe('b');
  expect(lineToReduce(packsOf([line('a', 1, 1, [90, 91])], [line('b', 1, 1, [91, 90])]), 1)?.id).toBe('b');
  expect(lineToReduce(plain, 7)).toBeUndefined();
});

test('of lines with different choices none is taken: the buyer has to say which', () => {
  expect(lineToReduce(packsOf([line('a', 1, 1, [90])], [line('b', 1, 1, [91])]), 1)).toBeUndefined();
  expect(lineToReduce(packsOf([line('a', 1)], [line('b', 1, 1, [91])]), 1)).toBeUndefined();
});
