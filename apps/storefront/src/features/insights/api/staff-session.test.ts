import { expect, test, vi } from 'vitest';
import { tabText } from '@/shared/browser/storage.ts';
import { createStaffSession, SHIFT_ENDED } from './staff-session.ts';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;
const tokenUntil = (end: number) => `e30.${btoa(JSON.stringify({ exp: end / 1000 }))}.x`;
const HALIMA = { name: 'Halima', token: tokenUntil(NOW + 12 * HOUR) };

function tab() {
  const kept = new Map<string, string>();
  const clock = { now: NOW };
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
  const open = () => createStaffSession({ text: tabText('staff'), now: () => clock.now });
  return { kept, clock, open };
}

test('a reload of the tab finds the same member of the staff', () => {
  const { open } = tab();
  open().keep(HALIMA);
  expect(open().state()).toEqual({ member: HALIMA });
});

test('a token is given until its shift is over, and then nobody is signed in, with a sentence', () => {
  const { open, clock, kept } = tab();
  const session = open();
  session.keep(HALIMA);
  clock.now += 12 * HOUR - 1;
  expect(session.token()).toBe(HALIMA.token);
  clock.now += 1;
  expect(session.token()).toBeUndefined();
  expect(session.state()).toEqual({ member: null, reason: SHIFT_ENDED });
  expect(kept.size).toBe(0);
});

test('a tab that is opened again after the shift says that it has ended', () => {
  const { open, clock } = tab();
  open().keep(HALIMA);
  clock.now += 13 * HOUR;
  expect(open().state()).toEqual({ member: null, reason: SHIFT_ENDED });
});

test('signing out leaves nothing in the tab and gives no reason', () => {
  const { open, kept } = tab();
  const session = open();
  let told = 0;
  session.subscribe(() => {
    told += 1;
  });
  session.keep(HALIMA);
  session.end();
  expect(session.state()).toEqual({ member: null });
  expect(kept.size).toBe(0);
  expect(told).toBe(2);
});

test.each(['not json', '{"name":"Halima"}', '{"name":"Halima","token":"no token"}'])(
  'what is no session (%s) signs nobody in',
  (text) => {
    const { open, kept } = tab();
    kept.set('staff', text);
    expect(open().state().member).toBeNull();
  },
);

test('where a tab keeps nothing, the page itself remembers', () => {
  vi.stubGlobal('window', {
    get sessionStorage(): never {
      throw new Error('closed');
    },
  });
  const session = createStaffSession({ text: tabText('staff'), now: () => NOW });
  session.keep(HALIMA);
  expect(session.token()).toBe(HALIMA.token);
});
