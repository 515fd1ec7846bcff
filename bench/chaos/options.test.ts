import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('a run takes ten minutes unless told otherwise, and another course each time unless a seed is given', () => {
  expect(readOptions([])).toMatchObject({ minutes: 10, scale: false });
  expect(readOptions(['--minutes', '0.5', '--seed', '7'])).toEqual({
    minutes: 0.5,
    seed: 7,
    scale: false,
    hasOwnNetwork: false,
  });
});

test('what is no length of a run is refused with a sentence', () => {
  for (const minutes of ['0', 'long', '100000']) {
    expect(() => readOptions(['--minutes', minutes])).toThrow('--minutes must be a number above zero');
  }
  expect(() => readOptions(['--seed', '1.5'])).toThrow('--seed must be a whole number');
});

test('a run is of several of each only where that is asked for', () => {
  expect(readOptions(['--scale'])).toMatchObject({ minutes: 10, scale: true });
});
