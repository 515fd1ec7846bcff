import { expect, test } from 'vitest';
import { MOST_REMEMBERED, remember } from './change-ids.ts';

test(`a cart remembers its last ${MOST_REMEMBERED} changes and forgets the oldest first`, () => {
  const full = Array.from({ length: MOST_REMEMBERED }, (_, nth) => `${nth}`);
  expect(remember(full.slice(0, -1), 'last')).toEqual([...full.slice(0, -1), 'last']);
  expect(remember(full, 'last')).toEqual([...full.slice(1), 'last']);
  expect(remember(full, 'one', 'two')).toEqual([...full.slice(2), 'one', 'two']);
});
