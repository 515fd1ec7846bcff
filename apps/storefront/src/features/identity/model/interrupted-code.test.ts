// @vitest-environment happy-dom
import { NIGERIA } from '@jara/domain/phone';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FIRST_FLOW, nextFlow } from './auth-flow.ts';
import { interruptedEmailCode, interruptedSignIn, keepEmailCode, keepSignIn } from './interrupted-code.ts';
import { pendingCode } from './pending-code.ts';
import { NO_NAMES } from './typed-sign-up.ts';

const NOON = Date.UTC(2026, 10, 16, 12);
const MINUTE = 60_000;
const phone = { phone: '08012345678', country: NIGERIA };
const names = { ...NO_NAMES, first_name: 'Ada', email: 'ada@exam' };
const signIn = nextFlow(FIRST_FLOW, { type: 'sign-in sent', phone, at: NOON });
const signUp = nextFlow(FIRST_FLOW, { type: 'register sent', phone, at: NOON });
const kept = () => JSON.stringify({ ...localStorage });

beforeEach(() => vi.useFakeTimers({ now: NOON }));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test.each([
  ['a sign-in', signIn],
  ['a sign-up', signUp],
])('a page that comes back is at the code of %s, as long as that lives', (_, flow) => {
  keepSignIn({ flow, names }, true);
  vi.setSystemTime(NOON + 5 * MINUTE - 1);
  expect(interruptedSignIn()).toMatchObject({ flow: { view: 'OTP', mode: flow.mode, sentAt: NOON }, names });
  expect(interruptedSignIn().flow.phone.phone).toBe(phone.phone);
  vi.setSystemTime(NOON + 5 * MINUTE);
  expect(interruptedSignIn()).toEqual({ flow: FIRST_FLOW, names: NO_NAMES });
  expect(kept()).not.toContain(phone.phone);
});

test('nothing is kept of a dialog that asks for no code any more', () => {
  keepSignIn({ flow: signIn, names }, true);
  keepSignIn({ flow: signIn, names }, false);
  expect(kept()).not.toContain(phone.phone);
});

test('what is spoilt is as good as none', () => {
  for (const text of ['{', 'null', JSON.stringify({ dialog: 'sign-in', sentAt: NOON, mode: 'guess' })]) {
    localStorage.setItem('pending_code', text);
    expect(interruptedSignIn().flow).toEqual(FIRST_FLOW);
  }
});

test('the code of an email is its customer’s, and is left alone by the sign-in dialog', () => {
  const code = { email: 'ada@example.com', sentAt: NOON };
  keepEmailCode({ customer: 7, dialog: 'profile', code });
  keepSignIn({ flow: FIRST_FLOW, names: NO_NAMES }, false);
  expect(interruptedEmailCode(7)).toEqual(code);
  expect(interruptedEmailCode(8)).toBeUndefined();
  expect(pendingCode(Date.now())?.['dialog']).toBe('profile');
  keepEmailCode(undefined);
  expect(interruptedEmailCode(7)).toBeUndefined();
});
