import { expect, test } from 'vitest';
import { clockText } from './clock-text.ts';

test.each([
  [0, '12 AM'],
  [30, '12:30 AM'],
  [905, '9:05 AM'],
  [1200, '12 PM'],
  [2100, '9 PM'],
  [2500, '1 AM'],
])('%i reads %s', (time, words) => expect(clockText(time)).toBe(words));
