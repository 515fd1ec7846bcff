import { expect, test } from 'vitest';
import { limitCalls } from './limit-calls.ts';

test('networks of one site have as many calls under way as one caller, and leave the rest to others', () => {
  const calls = limitCalls({ perCaller: 2, inAll: 3 });
  const [first, second] = [calls.enter('2001:db8:1:1::1'), calls.enter('2001:db8:1:2::1')];
  expect([first, second, calls.enter('2001:db8:1:3::1')].map((leave) => leave !== undefined)).toEqual([
    true,
    true,
    false,
  ]);
  expect(calls.enter('2001:db8:2:1::1')).toBeDefined();
  expect(calls.enter('192.0.2.1')).toBeUndefined();
  first?.();
  expect(calls.enter('2001:db8:1:3::1')).toBeDefined();
});
