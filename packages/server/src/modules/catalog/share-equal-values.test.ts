import { expect, test } from 'vitest';
import { shareEqualValues } from './share-equal-values.ts';

const rowOf = (name: string, opens: string) => ({
  ...{ name, hours: { monday: [{ opens, closes: '22:00' }] }, tags: ['instant'], rating: null, rank: 1 },
});

test('rows stay as they are, and what is equal in them is one thing', () => {
  const share = shareEqualValues();
  const rows = [rowOf('Rice Yard', '09:00'), rowOf('Pap House', '09:00'), rowOf('Yam Yard', '10:00')].map(share);
  expect(rows).toEqual([rowOf('Rice Yard', '09:00'), rowOf('Pap House', '09:00'), rowOf('Yam Yard', '10:00')]);
  const [first, second, third] = rows;
  expect(second?.hours).toBe(first?.hours);
  expect(third?.hours).not.toBe(first?.hours);
  expect(third?.tags).toBe(first?.tags);
});
