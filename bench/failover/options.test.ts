import { expect, test } from 'vitest';
import { readFailoverOptions } from './options.ts';

test('the primary is killed ten times unless told otherwise', () => {
  expect([readFailoverOptions([]), readFailoverOptions(['--times', '3'])]).toEqual([{ times: 10 }, { times: 3 }]);
});

test('what is no number of kills is refused with a sentence', () => {
  for (const times of ['0', '1.5', 'often', '201'])
    expect(() => readFailoverOptions(['--times', times])).toThrow('--times must be a whole number from 1 to 200');
});
