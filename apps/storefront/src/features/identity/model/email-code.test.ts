import { expect, test } from 'vitest';
import { isCodePending } from './email-code.ts';

const code = { email: 'ada@example.com', sentAt: 1_000_000 };

test.each([
  ['before it was sent', -60_000, true],
  ['at the same moment', 0, true],
  ['in its last moment', 299_999, true],
  ['after its five minutes', 300_000, false],
])('a code is asked for in a dialog that opened %s', (_when, later, expected) => {
  expect(isCodePending(code, code.sentAt + later)).toBe(expected);
});

test('nothing is asked for where no code was sent', () => {
  expect(isCodePending(undefined, code.sentAt)).toBe(false);
});
