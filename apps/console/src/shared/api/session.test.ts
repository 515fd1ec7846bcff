import type { StoredText } from '@jara/ui/browser/stored-value';
import { expect, test } from 'vitest';
import { createSession, SHIFT_ENDED } from './session.ts';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;
const tokenUntil = (end: number) => `e30.${btoa(JSON.stringify({ exp: end / 1000 }))}.x`;
const HALIMA = {
  name: 'Halima',
  role: 'support',
  scope: null,
  must_enrol: false,
  token: tokenUntil(NOW + 12 * HOUR),
} as const;

/** A browser whose tabs share a storage. */
function browser(stored: string | null = null) {
  const clock = { now: NOW };
  let value = stored;
  const text: StoredText = {
    read: () => value,
    write(next) {
      value = next;
      return true;
    },
  };
  return { clock, stored: () => value, open: () => createSession({ text, now: () => clock.now }) };
}

test('a reload finds the same member of the staff', () => {
  const { open } = browser();
  open().begin(HALIMA);
  expect(open().state()).toEqual({ member: HALIMA });
});

test('a token is given until its session is over, and then nobody is signed in, with a sentence', () => {
  const { open, clock, stored } = browser();
  const session = open();
  session.begin(HALIMA);
  clock.now += 12 * HOUR - 1;
  expect(session.token()).toBe(HALIMA.token);
  clock.now += 1;
  expect(session.token()).toBeUndefined();
  expect([session.state(), stored()]).toEqual([{ member: null, reason: SHIFT_ENDED }, null]);
});

test('who signs in or out in one tab does so in the others', () => {
  const { open } = browser();
  const [one, other] = [open(), open()];
  let notified = 0;
  other.subscribe(() => {
    notified += 1;
  });
  one.begin(HALIMA);
  other.lookAgain();
  expect(other.state().member).toEqual(HALIMA);
  one.end();
  other.lookAgain();
  other.lookAgain();
  expect([other.state(), notified]).toEqual([{ member: null }, 2]);
});

test.each([
  ['text', 'not json'],
  ['a part of one', '{"name":"Halima"}'],
  ['one with another token', JSON.stringify({ ...HALIMA, token: 'no token' })],
])('what is no session (%s) signs nobody in', (_what, stored) =>
  expect(browser(stored).open().state().member).toBeNull(),
);
